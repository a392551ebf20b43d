import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RouteKey, routeSpec } from '../../../shared/routes.ts';
import { PRICES } from '../../support/payments.ts';
import { oneIn } from '../../support/seeded.ts';
import { addMember, openWorld, type World } from '../../support/world.ts';
import { mutations, send, withoutMark } from './mutations.ts';
import {
  allItems,
  CANARIES,
  methodOf,
  openStage,
  type Stage,
  type Valid,
  validRequests,
} from './requests.ts';
import { watchWrites } from './watched-writes.ts';

let world: World;
let written: () => readonly string[];
let others: readonly Stage[];
let sites: readonly Stage[];
beforeAll(async () => {
  world = await openWorld();
  others = [await openStage(world), await openStage(world)];
  sites = [await openStage(world), await openStage(world)];
  written = watchWrites(world, () => true);
});
afterAll(() => world.stop());

/** Two businesses; a request for a site takes theirs away, so that one has its own pair. */
const stagesFor = (route: RouteKey): readonly [Stage, Stage] => {
  const [first, second] = route === 'POST /v1/sites' ? sites : others;
  if (!first || !second) throw new Error('no stage');
  return [first, second];
};

const withBody = mutations.filter((route) => routeSpec(route).body);

/** The same request with one thing more asked for. */
const changed: Partial<Record<RouteKey, Readonly<Record<string, unknown>>>> = {
  'POST /v1/tenants': { name: 'Autre nom' },
  'PATCH /v1/tenants/current': { name: 'Autre nom' },
  'DELETE /v1/tenants/current': { confirm: 'Autre nom' },
  'POST /v1/privacy/export': { email: 'autre@example.org' },
  'POST /v1/privacy/erase': { email: 'autre@example.org' },
  'POST /v1/sites': { title: 'Autre titre' },
  'PATCH /v1/sites/current': { title: 'Autre titre' },
  'POST /v1/pictures/uploads': { bytes: 7 },
  'PUT /v1/pictures/{pictureId}': { alt: 'Autre texte' },
  'POST /v1/services': { name: 'Autre service' },
  'PATCH /v1/services/{serviceId}': { price: 1 },
  'POST /v1/availability': { startTime: '10:05' },
  'POST /v1/availability/stranded': { closure: { from: '2027-02-13' } },
  'PUT /v1/availability/hours': { hours: [{ calendarId: 'main', seen: [], windows: [] }] },
  'PATCH /v1/availability/{availabilityId}': { endTime: '18:05' },
  'POST /v1/closures': { label: 'Autre motif' },
  'POST /v1/closures/quebec-holidays': { easter: 'good_friday' },
  'PATCH /v1/calendars/{memberId}': { name: 'Autre nom' },
  'PUT /v1/calendars/{calendarId}/outside': { url: 'http://localhost:65535/autre.ics' },
  'POST /v1/slots/generate': { durationMinutes: 45 },
  'POST /v1/members/invite': { role: 'staff' },
  'PATCH /v1/members/{memberId}': { role: 'admin' },
  'PATCH /v1/members/me': { name: 'Autre nom' },
  'POST /v1/members/me/push-subscriptions': { language: 'en' },
  'POST /v1/people': { name: 'Autre nom' },
  'PATCH /v1/people/{personId}': { name: 'Autre nom' },
  'POST /v1/people/{personId}/invite': { role: 'viewer' },
  'POST /v1/leads': { name: 'Autre nom' },
  'POST /v1/leads/import': { rows: [{ line: 2, name: 'Autre nom' }] },
  'POST /v1/leads/tags': { to: 'Autre nom' },
  'PATCH /v1/leads/{leadId}': { status: 'won' },
  'POST /v1/leads/{leadId}/merge': { leadId: 'autre' },
  'POST /v1/leads/{leadId}/contacts': { verdict: 'refuse' },
  'POST /v1/questions/{questionId}/answer': { faqId: 'autre' },
  'POST /v1/scenarios': { expected: 'Autre réponse' },
  'POST /v1/bookings': { note: 'Autre note' },
  'POST /v1/bookings/offers': { to: '2027-01-04T00:00:00Z' },
  'POST /v1/bookings/baskets': { note: 'Autre note' },
  'POST /v1/bookings/rescues': { answerMin: 45 },
  'POST /v1/bookings/reassign': { to: 'any' },
  'POST /v1/bookings/ask-to-move': { closureId: undefined },
  'PATCH /v1/bookings/{bookingId}/basket': { offer: 'autre' },
  'POST /v1/bookings/{bookingId}/restore': { version: 7 },
  'PATCH /v1/bookings/{bookingId}': { status: 'attended' },
  'POST /v1/billing/checkout': { priceId: PRICES.basic },
  'POST /v1/billing/portal': { returnUrl: 'https://app.example/ailleurs' },
  'PATCH /v1/automations/{kind}': { isOn: true },
  'POST /v1/automations/{kind}/preview': { language: 'en' },
  'POST /v1/automations/{kind}/test': { language: 'en' },
  'POST /v1/webhooks': { description: 'Autre usage' },
  'PATCH /v1/webhooks/{webhookId}': { description: 'Autre usage' },
  'PATCH /v1/conversations/{conversationId}': { tag: 'Autre' },
  'POST /v1/conversations/{conversationId}/messages': { text: 'Autre réponse' },
  'POST /v1/conversations/{conversationId}/seen': { entry: 2 },
  'POST /v1/bookings/sources/{sourceId}/dismiss': { seenUntil: '2026-11-22T12:00:00.000Z' },
  'POST /public/sites/{slug}/bookings': { note: 'Autre note' },
  'POST /public/sites/{slug}/offers': { to: '2027-01-04T00:00:00Z' },
  'POST /public/sites/{slug}/baskets': { note: 'Autre note' },
  'POST /public/sites/{slug}/chat': { message: 'Autre message' },
  'POST /site/{slug}/book': { note: 'Autre note' },
  'PATCH /public/bookings/{manageToken}': { slotId: 'autre' },
  'PATCH /public/bookings/{manageToken}/basket': { offer: 'autre' },
  'POST /rdv/{manageToken}/move': { slotId: 'autre' },
  'POST /rdv/{manageToken}/cancel': { language: 'en' },
  'POST /rdv/{manageToken}/move-all': { offer: 'autre' },
  'POST /public/sites/{slug}/waitlist': { name: 'Autre nom' },
  'POST /site/{slug}/plusieurs': { name: 'Autre nom' },
  'POST /site/{slug}/attente': { name: 'Autre nom' },
  'POST /attente/{waitToken}/accept': { language: 'en' },
  'POST /attente/{waitToken}/decline': { language: 'en' },
  'POST /attente/{waitToken}/leave': { language: 'en' },
};

const withChange = (route: RouteKey, { path, options }: Valid): Valid => {
  if (options?.rawBody === undefined)
    return { path, options: { ...options, body: { ...Object(options?.body), ...changed[route] } } };
  const fields = new URLSearchParams(options.rawBody);
  for (const [name, value] of Object.entries(changed[route] ?? {})) fields.set(name, String(value));
  return { path, options: { ...options, rawBody: fields.toString() } };
};

const key = (words: string): string => `${words}-${Math.random().toString(36).slice(2)}`;

describe.each(mutations)('%s under an idempotency key', (route) => {
  test('answers the same again, marked as a replay, and does nothing twice', async () => {
    const [stage] = stagesFor(route);
    const [valid, once] = [await validRequests[route](stage), key('again')];
    const first = await send(route, stage, valid, once);
    expect(first.status).toBeLessThan(400);
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    expect(written()).not.toEqual([]);
    const second = await send(route, stage, valid, once);
    expect(second.headers).toMatchObject({ 'idempotency-replayed': 'true' });
    expect(withoutMark(second)).toEqual(withoutMark(first));
    expect(written()).toEqual([]);
  });
});

/** Keys are taken, kept and forgotten in one place for all routes: a run looks at it through some of them. */
describe.each(oneIn(5, mutations))('%s under an idempotency key', (route) => {
  test('belongs to its business: another’s request under the same key is its own', async () => {
    const [[stage, other], shared] = [stagesFor(route), key('shared')];
    const [ours, theirs] = [await validRequests[route](stage), await validRequests[route](other)];
    const first = await send(route, stage, ours, shared);
    const second = await send(route, other, theirs, shared);
    expect([first.status, second.status]).toEqual([first.status, first.status]);
    expect(second.headers).not.toHaveProperty('idempotency-replayed');
  });

  test('takes no key that is none', async () => {
    const [stage] = stagesFor(route);
    const { path, options } = await validRequests[route](stage);
    for (const bad of ['', ' ', 'a b', 'é', 'tab\t', 'x'.repeat(256)]) {
      const headers = { ...options?.headers, 'idempotency-key': bad };
      const asked = { token: stage.owner.token, ...options, headers };
      expect([bad, (await world.call(methodOf(route), path, asked)).status]).toEqual([bad, 400]);
    }
  });
});

describe.each(oneIn(5, withBody))('%s under an idempotency key', (route) => {
  test('refuses another body with 422, and says why', async () => {
    const [stage] = stagesFor(route);
    const [valid, once] = [await validRequests[route](stage), key('mismatch')];
    expect((await send(route, stage, valid, once)).status).toBeLessThan(400);
    const answer = await send(route, stage, withChange(route, valid), once);
    expect(answer.status).toBe(422);
    if (routeSpec(route).answers !== 'page')
      expect(answer.json.error).toEqual({
        code: 'idempotency_mismatch',
        message: 'Cette clé a déjà servi pour une autre demande. Prenez-en une nouvelle.',
      });
  });

  test('forgets a refusal: the same key works once the request is put right', async () => {
    const [stage] = stagesFor(route);
    const [valid, once] = [await validRequests[route](stage), key('mended')];
    const wrong = { ...valid, options: { ...valid.options, rawBody: '{"surplus":1}' } };
    expect((await send(route, stage, wrong, once)).status).toBe(400);
    const answer = await send(route, stage, valid, once);
    expect(answer.status).toBeLessThan(400);
    expect(answer.headers).not.toHaveProperty('idempotency-replayed');
  });
});

const ofMembers = mutations.filter((route) => routeSpec(route).access !== 'anyone');
describe.each(oneIn(5, ofMembers))('%s', (route) => {
  test('under a key of a colleague’s is one’s own request', async () => {
    const [[stage], shared] = [stagesFor(route), key('colleagues')];
    const role = routeSpec(route).access === 'owner' ? 'owner' : 'admin';
    const colleague = await addMember(world, stage.tenantId, role);
    const first = await send(route, stage, await validRequests[route](stage), shared);
    const theirs = await validRequests[route]({ ...stage, owner: colleague });
    const second = await send(route, { ...stage, owner: colleague }, theirs, shared);
    expect([first.status, second.status]).toEqual([first.status, first.status]);
    expect(second.headers).not.toHaveProperty('idempotency-replayed');
  });
});

test('every body has one that differs from it', () => {
  expect(withBody.filter((route) => !changed[route])).toEqual([]);
});

/** What a replay may answer anew, and why: the rest is answered as it was, to the byte, for a day. */
const answeredAnew: Partial<Record<RouteKey, { readonly why: string; readonly same?: string }>> = {
  'POST /v1/exports': {
    why: 'links to the files hold for five minutes: whoever asks later is given new ones',
    same: 'exportId',
  },
  'POST /v1/privacy/export': {
    why: 'links to the files hold for five minutes: whoever asks later is given new ones',
    same: 'exportId',
  },
  'POST /v1/pictures/uploads': {
    why: 'an address to upload to holds for five minutes: whoever asks later is given a new one',
    same: 'uploadId',
  },
  'POST /v1/billing/portal': { why: 'such a page of the payment service’s is open for minutes' },
  'POST /public/sites/{slug}/chat': {
    why: 'of a visitor who has not agreed nothing is kept, and no answer either',
    same: 'convId',
  },
};

/** The same request of a visitor who has not agreed to anything. */
const withoutConsent = ({ path, options }: Valid): Valid => {
  const { consent, ...body } = Object(options?.body);
  return { path, options: { ...options, body } };
};

test.each(mutations.filter((route) => answeredAnew[route]))(
  '%s is the same thing when it is answered anew',
  async (route) => {
    const [[stage], once] = [stagesFor(route), key('anew')];
    const valid = await validRequests[route](stage);
    const asked = route.endsWith('/chat') ? withoutConsent(valid) : valid;
    const first = await send(route, stage, asked, once);
    world.advance(1);
    const second = await send(route, stage, asked, once);
    const same = answeredAnew[route]?.same ?? '';
    expect([second.status, second.json.data[same]]).toEqual([first.status, first.json.data[same]]);
    expect(second.headers).toMatchObject({ 'idempotency-replayed': 'true' });
  },
);

test('what is kept of a request holds no name, address, number or message of anybody', async () => {
  const records = (await allItems(world)).filter(({ pk }) => String(pk).startsWith('IDEMPOTENCY#'));
  expect(records.length).toBeGreaterThan(mutations.length);
  const kept = JSON.stringify(records);
  expect(CANARIES.filter((canary) => kept.includes(canary))).toEqual([]);
});

test('a record dies after a day', async () => {
  const records = (await allItems(world)).filter(({ pk }) => String(pk).startsWith('IDEMPOTENCY#'));
  const nowSec = Date.now() / 1000;
  for (const { expiresAt } of records) {
    expect(Number(expiresAt)).toBeGreaterThan(nowSec + 86_000);
    expect(Number(expiresAt)).toBeLessThanOrEqual(nowSec + 86_401);
  }
});
