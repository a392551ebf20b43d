import type {
  BookingId,
  CalendarId,
  ConversationId,
  LeadId,
  ServiceId,
  TenantId,
} from '../../shared/domain/ids.ts';

declare const made: unique symbol;

/** The key of one item. Only this file makes them, so every key of a tenant's data was given its TenantId. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
  readonly [made]: 'key';
}

/** Rows of one partition, of the table or of its index, that a query may walk. */
export interface Range {
  readonly index: 'table' | 'gsi1';
  readonly pk: string;
  /** Partition of the rows in the table; empty where they lie in many, and a position then needs its own. */
  readonly basePk: string;
  readonly prefix?: string;
  readonly from?: string;
  readonly to?: string;
  readonly [made]: 'range';
}

const key = (pk: string, sk: string): Key => ({ pk, sk }) as Key;

const tenantPk = (tenantId: TenantId): string => `TENANT#${tenantId}`;

const inTenant = (tenantId: TenantId, prefix: string): Range =>
  ({ index: 'table', pk: tenantPk(tenantId), basePk: tenantPk(tenantId), prefix }) as Range;

const inIndex = (name: string, tenantId: TenantId, bounds: { from?: string; to?: string } = {}): Range =>
  ({ index: 'gsi1', pk: `${name}#${tenantId}`, basePk: tenantPk(tenantId), ...bounds }) as Range;

/** Every kind of item and where it lies (docs/architecture.md, "One table"). */
export const keys = {
  tenant: (t: TenantId) => key(tenantPk(t), 'TENANT'),
  site: (t: TenantId) => key(tenantPk(t), 'SITE'),
  member: (t: TenantId, memberId: string) => key(tenantPk(t), `MEMBER#${memberId}`),
  service: (t: TenantId, id: ServiceId) => key(tenantPk(t), `SERVICE#${id}`),
  window: (t: TenantId, id: string) => key(tenantPk(t), `WINDOW#${id}`),
  agendaDay: (t: TenantId, calendar: CalendarId, date: string) =>
    key(tenantPk(t), `AGENDA#${calendar}#${date}`),
  taken: (t: TenantId, calendar: CalendarId, startAt: string, person: string) =>
    key(tenantPk(t), `TAKEN#${calendar}#${startAt}#${person}`),
  booking: (t: TenantId, id: BookingId) => key(tenantPk(t), `BOOKING#${id}`),
  lead: (t: TenantId, id: LeadId) => key(tenantPk(t), `LEAD#${id}`),
  contact: (t: TenantId, hash: string) => key(tenantPk(t), `CONTACT#${hash}`),
  leadRef: (t: TenantId, id: LeadId, at: string, refId: string) =>
    key(tenantPk(t), `LEADREF#${id}#${at}#${refId}`),
  conversation: (t: TenantId, id: ConversationId) => key(tenantPk(t), `CONVERSATION#${id}`),
  turn: (id: ConversationId, turnId: string) => key(`CONV#${id}`, `TURN#${turnId}`),
  user: (sub: string) => key(`USER#${sub}`, 'USER'),
  slug: (slug: string) => key(`SLUG#${slug}`, 'SLUG'),
  outbox: (shard: number, dueAt: string, id: string) => key(`OUTBOX#${shard}`, `${dueAt}#${id}`),
  counter: (scope: string, window: string) => key(`COUNT#${scope}#${window}`, 'COUNT'),
  idempotency: (hash: string) => key(`IDEMPOTENCY#${hash}`, 'IDEMPOTENCY'),
} as const;

/** Every question asked of more than one item. */
export const ranges = {
  members: (t: TenantId) => inTenant(t, 'MEMBER#'),
  services: (t: TenantId) => inTenant(t, 'SERVICE#'),
  windows: (t: TenantId) => inTenant(t, 'WINDOW#'),
  closures: (t: TenantId) => inTenant(t, 'CLOSURE#'),
  agendaDays: (t: TenantId, calendar: CalendarId, fromDate: string, toDate: string): Range =>
    ({
      index: 'table',
      pk: tenantPk(t),
      basePk: tenantPk(t),
      from: `AGENDA#${calendar}#${fromDate}`,
      to: `AGENDA#${calendar}#${toDate}`,
    }) as Range,
  bookings: (t: TenantId, bounds: { from?: string; to?: string } = {}) => inIndex('BOOKINGS', t, bounds),
  cancelledBookings: (t: TenantId, bounds: { from?: string; to?: string } = {}) =>
    inIndex('CANCELLED', t, bounds),
  leads: (t: TenantId) => inIndex('LEADS', t),
  conversations: (t: TenantId) => inIndex('CONVERSATIONS', t),
  /** The one range across businesses: the planner's, which reads ids and nothing else. */
  dueForRefresh: (shard: number, until: string): Range =>
    ({ index: 'gsi1', pk: `REFRESH#${shard}`, basePk: '', to: until }) as Range,
} as const;

/** Index attributes that put a row in the range of the same name. */
export const indexed = {
  booking: (t: TenantId, startAt: string, id: BookingId) => ({
    gsi1pk: `BOOKINGS#${t}`,
    gsi1sk: `${startAt}#${id}`,
  }),
  /** Cancelled bookings have a range of their own, so that no page of the others has to be filtered. */
  cancelledBooking: (t: TenantId, startAt: string, id: BookingId) => ({
    gsi1pk: `CANCELLED#${t}`,
    gsi1sk: `${startAt}#${id}`,
  }),
  lead: (t: TenantId, lastActivityAt: string, id: LeadId) => ({
    gsi1pk: `LEADS#${t}`,
    gsi1sk: `${lastActivityAt}#${id}`,
  }),
  conversation: (t: TenantId, lastAt: string, id: ConversationId) => ({
    gsi1pk: `CONVERSATIONS#${t}`,
    gsi1sk: `${lastAt}#${id}`,
  }),
  refresh: (shard: number, nextRefreshAt: string) => ({ gsi1pk: `REFRESH#${shard}`, gsi1sk: nextRefreshAt }),
} as const;
