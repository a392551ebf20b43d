import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RouteKey, routeKeys, routeSpec } from '../../../shared/routes.ts';
import { openWorld, type World } from '../../support/world.ts';
import { fieldsOf } from './fields.ts';
import { allItems, methodOf, openStage, type Stage, validRequests } from './requests.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

/** A list that is answered whole: how many rows it may have, and who refuses one more. */
interface Whole {
  readonly rows: string;
  readonly most: number;
  /** How the rows' sort keys begin, and which field of theirs is in them. */
  readonly prefix: string;
  readonly id: string;
  readonly add: RouteKey;
}

/** Or why it cannot grow. */
interface Small {
  readonly why: string;
}

const lists: Partial<Record<RouteKey, Whole | Small>> = {
  'GET /v1/me': { why: 'of the invitations that one address holds fifty are looked at' },
  'GET /v1/members/me/push-subscriptions': { why: 'a member is notified in ten browsers at most' },
  'GET /v1/members': {
    rows: 'members',
    most: 200,
    prefix: 'MEMBER#',
    id: 'memberId',
    add: 'POST /v1/members/invite',
  },
  'GET /v1/people': {
    rows: 'people',
    most: 40,
    prefix: 'PERSON#',
    id: 'personId',
    add: 'POST /v1/people',
  },
  'GET /v1/services': {
    rows: 'services',
    most: 100,
    prefix: 'SERVICE#',
    id: 'serviceId',
    add: 'POST /v1/services',
  },
  'GET /v1/availability': {
    rows: 'windows',
    most: 100,
    prefix: 'WINDOW#',
    id: 'availabilityId',
    add: 'POST /v1/availability',
  },
  'GET /v1/closures': {
    rows: 'closures',
    most: 400,
    prefix: 'CLOSURE#2027-02-01#',
    id: 'closureId',
    add: 'POST /v1/closures',
  },
  'GET /v1/waitlist': {
    rows: 'waiting',
    most: 300,
    prefix: 'WAITING#',
    id: 'waitingId',
    add: 'POST /public/sites/{slug}/waitlist',
  },
  'GET /v1/bookings/sources': { why: 'it looks at 5,000 bookings ahead at most, and a source has five' },
  'GET /v1/pictures': { why: 'one for each service and each of the team, and two of the business' },
  'GET /v1/calendars': { why: 'one for each member and person without access, and the shared one' },
  'GET /v1/changes': { why: 'the three topics at most' },
  'GET /v1/calendars/outside': { why: 'one for each calendar' },
  'GET /v1/calendars/busy': { why: 'at most sixteen days, of 64 entries each for each calendar' },
  'GET /v1/webhooks': {
    rows: 'webhooks',
    most: 10,
    prefix: 'WEBHOOK#',
    id: 'webhookId',
    add: 'POST /v1/webhooks',
  },
  'GET /v1/webhooks/{webhookId}': { why: 'the events that there are' },
  'GET /v1/sites': { why: 'questions and answers, of which a site has 24 at most' },
  'GET /v1/automations': { why: 'the messages that there are' },
  'GET /v1/leads/search': { why: 'eight leads at most' },
  'GET /v1/leads/tags': { why: 'two hundred tags at most' },
  'GET /v1/leads/{leadId}/visits': { why: 'one sum for each currency' },
  'GET /v1/leads/{leadId}': { why: 'a lead is known by at most forty further contacts' },
  'GET /v1/conversations/{conversationId}': { why: 'a transcript has at most 190 entries' },
  'GET /v1/reports/summary': { why: 'a report is of at most 92 days and 5,000 rows' },
  'GET /v1/exports/{exportId}': { why: 'an export has at most a hundred parts' },
  'GET /public/sites/{slug}/chat/{convId}': { why: 'a transcript has at most 190 entries' },
  'GET /v1/bookings/{bookingId}': { why: 'twelve appointments are booked at once at most' },
  'GET /v1/bookings/{bookingId}/offers': { why: 'at most 24 offers are answered' },
  'GET /public/bookings/{manageToken}': { why: 'twelve appointments are booked at once at most' },
  'GET /public/bookings/{manageToken}/offers': { why: 'at most 24 offers are answered' },
  'GET /v1/bookings/rescues': { why: 'at most one for each calendar, of at most sixty bookings' },
  'GET /public/sites/{slug}/config': { why: 'services and hours, which are bounded themselves' },
  'GET /public/sites/{slug}/slots': { why: 'its limit is at most a hundred' },
  'GET /public/sites/{slug}/days': { why: 'a business takes bookings at most sixty days ahead' },
};

const bodies: Partial<Record<RouteKey, object>> = {
  'POST /v1/members/invite': { role: 'viewer' },
  'POST /v1/people': { name: 'Encore' },
  'POST /v1/services': { name: 'Encore', durationMin: 30 },
  'POST /v1/availability': { dayOfWeek: 6, startTime: '10:00', endTime: '11:00' },
  'POST /v1/closures': { from: '2027-02-03' },
  'POST /public/sites/{slug}/waitlist': {
    from: '2026-11-23',
    to: '2026-12-23',
    name: 'Ana Lévy',
    consent: true,
  },
  'POST /v1/webhooks': { url: 'http://localhost:65535/encore', events: ['lead.created'] },
};

const isWhole = (list: Whole | Small | undefined): list is Whole => list !== undefined && 'most' in list;

const call = async (stage: Stage, route: RouteKey) => {
  const { path, options } = await validRequests[route](stage);
  return world.call(methodOf(route), path, { token: stage.owner.token, ...options });
};

/** Makes rows like one that is there until there are as many as there may be. */
const filled = async (stage: Stage, { prefix, id, most }: Whole): Promise<void> => {
  const mine = (await allItems(world)).filter(
    ({ pk, sk }) => pk === `TENANT#${stage.tenantId}` && String(sk).startsWith(`${prefix.split('#')[0]}#`),
  );
  const [model] = mine;
  const more = Array.from({ length: most - mine.length }, (_, n) => `copy-${1000 + n}`);
  const { client, name: TableName } = world.kernel.table;
  for (const copy of more) {
    const Item = { ...model, sk: `${prefix}${copy}`, [id]: copy, email: `${copy}@example.org` };
    await client.send(new PutCommand({ TableName, Item }));
  }
};

let people = 0;

/** A request for one more, which takes nothing away to make room for itself. */
const oneMore = (stage: Stage, { add }: Whole) => {
  people += 1;
  const email = `new-${people}@example.org`;
  const somebody: Partial<Record<RouteKey, object>> = {
    'POST /v1/members/invite': { email },
    'POST /public/sites/{slug}/waitlist': { email, serviceId: stage.serviceId },
  };
  const body = { ...bodies[add], ...somebody[add] };
  const path = (add.split(' ')[1] ?? '').replace('{slug}', stage.slug);
  const viewer = `2001:db8:0:${people.toString(16)}::1`;
  return world.call(methodOf(add), path, { token: stage.owner.token, body, viewer });
};

const wholes = routeKeys.flatMap((route) => {
  const list = lists[route];
  return isWhole(list) ? [{ route, list }] : [];
});

describe.each(wholes)('$route', ({ route, list }) => {
  test('answers all that there may be, and no more can be made', async () => {
    const stage = await openStage(world);
    // Of some the business that was opened has none yet.
    await oneMore(stage, list);
    await filled(stage, list);
    const { status, json } = await call(stage, route);
    expect([status, json.data[list.rows].length]).toEqual([200, list.most]);
    const refused = await oneMore(stage, list);
    expect([refused.status, refused.json.error?.code]).toEqual([409, 'limit_reached']);
    expect((await call(stage, route)).json.data[list.rows]).toHaveLength(list.most);
  });
});

test('every list that is answered whole is known to be bounded', () => {
  const whole = routeKeys.filter((route) => {
    const fields = fieldsOf(routeSpec(route).data);
    const isList = Object.values(fields).some(({ type }) => type === 'array');
    return route.startsWith('GET ') && isList && !('nextCursor' in fields);
  });
  expect(Object.keys(lists).toSorted()).toEqual(whole.toSorted());
});
