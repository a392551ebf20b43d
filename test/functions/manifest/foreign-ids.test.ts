import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RouteKey, routeSpec } from '../../../shared/routes.ts';
import { dataOf } from '../../support/team.ts';
import { uploaded } from '../../support/uploads.ts';
import { type Answer, openWorld, type World } from '../../support/world.ts';
import { effectBetween, rowsOf } from './effects.ts';
import { fieldsOf, type Part, partsOf } from './fields.ts';
import { freshSlots, methodOf, openStage, type Stage, type Valid, validRequests } from './requests.ts';

let world: World;
let ours: Stage;
/** A request for a site takes the one there is away. */
let site: Stage;
let theirs: Stage;
let convId: string;
beforeAll(async () => {
  // A page's form brings a new nonce each time; here they are all one, so that pages can be compared.
  world = await openWorld((kernel) => ({ ...kernel, ids: { ...kernel.ids, secret: () => 'a'.repeat(26) } }));
  [ours, theirs, site] = [await openStage(world), await openStage(world), await openStage(world)];
  const body = { message: 'Bonjour', consent: true };
  const faq = [{ id: 'theirs', question: 'Où êtes-vous ?', answer: 'Ici.', isShown: true }];
  await dataOf(world.call('PATCH', '/v1/sites/current', { token: theirs.owner.token, body: { faq } }));
  ({ convId } = await dataOf(world.call('POST', `/public/sites/${theirs.slug}/chat`, { body })));
});
afterAll(() => world.stop());

const UNKNOWN = '01hzzzzzzzzzzzzzzzzzzzzzzz';

/** Ids that a caller may name beside the path: what is another business's, and what is nobody's. */
const idsFor: Readonly<
  Record<string, () => Promise<readonly [unknown, unknown]> | readonly [unknown, unknown]>
> = {
  serviceId: () => [theirs.serviceId, UNKNOWN],
  leadId: () => [theirs.leadId, UNKNOWN],
  ownerId: () => [theirs.owner.memberId, UNKNOWN],
  calendarId: () => [theirs.owner.memberId, UNKNOWN],
  calendarIds: () => [[theirs.owner.memberId], [UNKNOWN]],
  slotId: async () => [(await freshSlots(theirs))[0].slotId, `${UNKNOWN}.AAAAAAAAAAAAAAAAAAAAAA`],
  // Whoever asks finds only what they uploaded themselves.
  uploadId: async () => [await uploaded(world, theirs.owner.token), UNKNOWN],
  offerId: () => [theirs.bookingId, UNKNOWN],
  closureId: async () => {
    const body = { from: '2027-05-03' };
    const theirClosure = await dataOf(
      world.call('POST', '/v1/closures', { token: theirs.owner.token, body }),
    );
    return [theirClosure.closureId, UNKNOWN];
  },
  bookingIds: () => [[theirs.bookingId], [UNKNOWN]],
  // A price is no business's.
  priceId: () => ['price_of_nobody', UNKNOWN],
  conversationId: () => [convId.split('.')[0], UNKNOWN],
  faqId: () => ['theirs', UNKNOWN],
  convId: () => [convId, `${UNKNOWN}.AAAAAAAAAAAAAAAAAAAAAA`],
  // Whoever imports names the import. Who can be found again is filed before, so that both answers say so.
  importId: async () => {
    const { path, options } = await validRequests['POST /v1/leads/import'](ours);
    const importing = { ...Object(options?.body), importId: 'theirs' };
    await dataOf(world.call('POST', path, { token: theirs.owner.token, body: importing }));
    await dataOf(world.call('POST', path, { token: ours.owner.token, body: options?.body }));
    return ['theirs', 'nobodys'];
  },
};

const isId = (field: string): boolean => /Ids?$/.test(field);

const cases = (['body', 'query'] as const).flatMap((part) =>
  partsOf(part).flatMap((route) =>
    Object.keys(fieldsOf(routeSpec(route)[part]))
      .filter(isId)
      .map((field) => ({ part, route, field })),
  ),
);

/** A valid request that names something else. */
const naming = ({ path, options = {} }: Valid, part: Part, field: string, value: unknown): Valid => {
  if (part === 'query') {
    const [pathname, query] = path.split('?');
    const fields = new URLSearchParams(query);
    fields.set(field, String(value));
    return { path: `${pathname}?${fields}`, options };
  }
  if (options.rawBody === undefined)
    return { path, options: { ...options, body: { ...Object(options.body), [field]: value } } };
  const fields = new URLSearchParams(options.rawBody);
  fields.set(field, String(value));
  return { path, options: { ...options, rawBody: fields.toString() } };
};

let visitors = 0;

const ask = (route: RouteKey, { path, options }: Valid, { owner } = ours) => {
  visitors += 1;
  const viewer = `2001:db8:0:${visitors.toString(16)}::1`;
  return world.call(methodOf(route), path, { token: owner.token, ...options, viewer });
};

const theirRows = async () =>
  new Map([...(await rowsOf(world))].filter(([key]) => key.includes(theirs.tenantId)));

/** An answer without what was asked, and without the ids that only it has: of a talk that begins, of a lead that is made. */
const comparable = ({ status, headers, text }: Answer, asked: unknown) => ({
  status,
  headers,
  text: text.replaceAll(String(asked), 'ASKED').replace(/"(convId|slotId|created","leadId)":"[^"]+"/g, ''),
});

/** What an id that is nobody's is answered with where it is not 400: a filter finds nothing, a talk begins anew. */
const designed: Readonly<Record<string, number>> = {
  'GET /v1/slots serviceId': 404,
  'PUT /v1/pictures/{pictureId} uploadId': 409,
  'GET /v1/leads ownerId': 200,
  'GET /v1/bookings calendarId': 200,
  'GET /v1/bookings/ahead calendarId': 200,
  'POST /v1/leads/import importId': 200,
  'POST /v1/questions/{questionId}/answer faqId': 404,
  'POST /v1/scenarios conversationId': 404,
  'POST /attente/{waitToken}/accept offerId': 409,
  'POST /attente/{waitToken}/decline offerId': 409,
  'POST /public/sites/{slug}/chat convId': 200,
  'POST /public/sites/{slug}/chat slotId': 200,
};

/** Chosen in another form, and only carried along: it is there for whoever goes on to look, and says nothing when they book. */
const CARRIED: ReadonlySet<string> = new Set([
  ...['POST /site/{slug}/attente slotId', 'POST /site/{slug}/plusieurs serviceId'],
  'POST /site/{slug}/plusieurs slotId',
]);

/** The request of a form's button that looks again and books nothing. */
const looking = ({ path, options = {} }: Valid): Valid => {
  const fields = new URLSearchParams(options.rawBody);
  fields.set('look', 'lang=fr');
  for (let n = 0; n < 2; n += 1) fields.append('service', ours.serviceId);
  return { path, options: { ...options, rawBody: fields.toString() } };
};

describe.each(cases)('$route: $field in its $part', ({ part, route, field }) => {
  test('that is another business’s is answered as one that is nobody’s, and finds nothing of it', async () => {
    const [foreign, unknown] = (await idsFor[field]?.()) ?? [];
    expect(foreign).toBeDefined();
    const isCarried = CARRIED.has(`${route} ${field}`);
    const whole = await validRequests[route](ours);
    const valid = isCarried ? looking(whole) : whole;
    const before = await theirRows();
    const [one, other] = [
      await ask(route, naming(valid, part, field, foreign)),
      await ask(route, naming(valid, part, field, unknown)),
    ];
    expect(one.status).toBe(designed[`${route} ${field}`] ?? (isCarried ? 200 : 400));
    expect(comparable(one, foreign)).toEqual(comparable(other, unknown));
    expect(effectBetween(before, await theirRows())).toEqual([]);
  });
});

describe.each(partsOf('body'))('%s', (route) => {
  test('has no place for the name of a business: it is the caller’s own, or its public name’s', async () => {
    const stage = route === 'POST /v1/sites' ? site : ours;
    const valid = await validRequests[route](stage);
    const before = await theirRows();
    const { status, json } = await ask(route, naming(valid, 'body', 'tenantId', theirs.tenantId), stage);
    expect([status, json?.error.code ?? 'page']).toEqual([400, json ? 'invalid_request' : 'page']);
    expect(effectBetween(before, await theirRows())).toEqual([]);
  });
});
