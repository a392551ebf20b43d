import { toInstant } from '../../../functions/kernel/clock.ts';
import { type MessageItem, messageLine } from '../../../functions/records/messages/message-log.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import type { RouteData, RouteKey } from '../../../shared/routes.ts';
import { dataOf } from '../../support/team.ts';
import { MONDAY_8H } from '../../support/world.ts';
import { freshBounce, freshSlots, type Stage, validRequests } from './requests.ts';

type Listed<Key> = Key extends RouteKey ? ('nextCursor' extends keyof RouteData<Key> ? Key : never) : never;

/** The routes that answer by pages. */
export type ListRoute = Listed<RouteKey>;

export interface ListCase {
  /** Where the rows stand in the answer, and what tells one from another. */
  readonly rows: string;
  readonly idOf: (row: Readonly<Record<string, unknown>>) => string;
  /** Makes a row. `place`, 0 to 99, tells where in the order it comes to stand; `n` is another each time. */
  readonly add: (stage: Stage, place: number, n: number) => Promise<unknown>;
  /** Other orders and choices of the same list, as query strings. */
  readonly variants?: readonly string[];
}

const id = (name: string) => (row: Readonly<Record<string, unknown>>) => String(row[name]);

/** The minute before and after which rows come to stand: nothing is read before the last of them. */
const MINUTE_MS = 60_000;
export const AFTERWARDS = MONDAY_8H + 200 * MINUTE_MS;

let moments = 0;

/** Does something at a moment of its own, as if it had been then. */
const at = async (stage: Stage, place: number, work: () => Promise<unknown>): Promise<void> => {
  moments += 1;
  stage.world.setClock(MONDAY_8H + place * MINUTE_MS + moments);
  await work();
  stage.world.setClock(AFTERWARDS);
};

const post = ({ world, owner }: Stage, path: string, body: object) =>
  dataOf(world.call('POST', path, { token: owner.token, body }));

const audited = (stage: Stage, place: number, n: number) =>
  at(stage, place, () => post(stage, '/v1/members/invite', { email: `x${n}@example.org`, role: 'viewer' }));

/** By hand, at any minute of the weeks to come. */
const booked = (stage: Stage, place: number, n: number) => {
  const startAt = new Date(
    Date.parse('2027-01-04T03:00:00Z') + place * 7_200_000 + (n % 60) * 60_000,
  ).toISOString();
  return post(stage, '/v1/bookings', {
    serviceId: stage.serviceId,
    startAt,
    name: `Cliente ${n}`,
    overbook: true,
  });
};

/** Another note of the stage's booking. */
const annotated = ({ world, owner, bookingId }: Stage, n: number) =>
  dataOf(
    world.call('PATCH', `/v1/bookings/${bookingId}`, { token: owner.token, body: { note: `Note ${n}` } }),
  );

/** A free time more: one is taken first, so that it can be given back. */
const freed = async (stage: Stage, place: number) => {
  const { world, owner, serviceId } = stage;
  const slots = await freshSlots(stage);
  const { startAt } = slots[place % slots.length];
  const { bookingId } = await post(stage, '/v1/bookings', { serviceId, startAt, name: 'Cliente' });
  return world.call('DELETE', `/v1/bookings/${bookingId}`, { token: owner.token });
};

const talked = ({ world, slug }: Stage, n: number, message = 'Bonjour') =>
  dataOf(
    world.call('POST', `/public/sites/${slug}/chat`, {
      viewer: `2001:db8:0:${n}::1`,
      body: { message, consent: true },
    }),
  );

const changed = async ({ world, owner, leadId }: Stage) => {
  const { token } = owner;
  const path = `/v1/leads/${leadId}`;
  const { status } = await dataOf(world.call('GET', path, { token }));
  const body = { status: status === 'contacted' ? 'qualified' : 'contacted' };
  await dataOf(world.call('PATCH', path, { token, body }));
};

/** A message to the visitor, as its line is written. */
const logged = ({ world, tenantId }: Stage, subjectId: string, place: number, n: number) => {
  const now = MONDAY_8H + place * MINUTE_MS;
  const line: MessageItem = {
    ...{ subjectId, dueAt: toInstant(now), messageId: `msg_${n}`, kind: 'booking_moved', channel: 'email' },
    ...{ recipient: 'visitor', status: 'sent', reason: null, attempts: 1, at: toInstant(now) },
    providerId: 'ses',
  };
  return world.kernel.table.write(messageLine(brandId<TenantId>(tenantId), line, now));
};

/** Of every list of the manifest: it does not compile with one missing. */
export const listCases: Readonly<Record<ListRoute, ListCase>> = {
  'GET /v1/audit': { rows: 'records', idOf: id('auditId'), add: audited },
  'GET /v1/slots': { rows: 'slots', idOf: id('slotId'), add: freed },
  'GET /v1/leads': {
    rows: 'leads',
    idOf: id('leadId'),
    add: (stage, place, n) => at(stage, place, () => post(stage, '/v1/leads', { name: `Lead ${n}` })),
    variants: ['status=new', 'source=manual', 'q=Lead'],
  },
  'GET /v1/leads/{leadId}/timeline': {
    rows: 'entries',
    idOf: ({ at, kind, from, to }) => [at, kind, from, to].join(' '),
    add: (stage, place) => at(stage, place, () => changed(stage)),
  },
  'GET /v1/bookings': {
    rows: 'bookings',
    idOf: id('bookingId'),
    add: booked,
    variants: ['from=2026-12-01T00:00:00Z', 'to=2027-06-01T00:00:00Z', 'calendarId=main'],
  },
  'GET /v1/bookings/{bookingId}/history': {
    rows: 'changes',
    idOf: id('at'),
    add: (stage, place, n) => at(stage, place, () => annotated(stage, n)),
  },
  'GET /v1/conversations': {
    rows: 'conversations',
    idOf: id('conversationId'),
    add: (stage, place, n) => at(stage, place, () => talked(stage, n)),
  },
  'GET /v1/questions': {
    rows: 'questions',
    idOf: id('questionId'),
    add: (stage, place, n) =>
      at(stage, place, () => talked(stage, n, `Avez-vous du stationnement pour ${n} camions ?`)),
  },
  'GET /v1/scenarios': {
    rows: 'scenarios',
    idOf: id('scenarioId'),
    add: (stage, place, n) =>
      at(stage, place, async () => {
        const { convId } = await talked(stage, n);
        const [conversationId] = String(convId).split('.');
        await post(stage, '/v1/scenarios', { conversationId, turn: 1 });
      }),
  },
  'GET /v1/webhooks/{webhookId}/deliveries': {
    rows: 'deliveries',
    idOf: id('messageId'),
    add: async (stage, place) => {
      const { path } = await validRequests['POST /v1/webhooks/{webhookId}/test'](stage);
      await at(stage, place, () => post(stage, path, {}));
    },
  },
  'GET /v1/bookings/{bookingId}/messages': {
    rows: 'messages',
    idOf: id('messageId'),
    add: (stage, place, n) => logged(stage, stage.bookingId, place, n),
  },
  'GET /v1/leads/{leadId}/messages': {
    rows: 'messages',
    idOf: id('messageId'),
    add: (stage, place, n) => logged(stage, stage.leadId, place, n),
  },
  'GET /v1/suppressions': { rows: 'suppressions', idOf: id('suppressionId'), add: freshBounce },
  'GET /v1/privacy/receipts': {
    rows: 'receipts',
    idOf: id('receiptId'),
    add: (stage, place, n) =>
      at(stage, place, () => post(stage, '/v1/privacy/erase', { email: `z${n}@example.org`, confirm: true })),
  },
};
