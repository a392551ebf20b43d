import type {
  BookingId,
  CalendarId,
  ConversationId,
  LeadId,
  ServiceId,
  TenantId,
} from '../../../shared/domain/ids.ts';
import type { TableIndex } from '../../../shared/domain/table-indexes.ts';

declare const made: unique symbol;

/** The key of one item. Only this file makes them, so every key of a tenant's data was given its TenantId. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
  /** Every update of the item adds one to its `version`, by whatever path it comes. */
  readonly isVersioned?: true;
  readonly [made]: 'key';
}

/** Rows of one partition, of the table or of an index, that a query may walk. */
export interface Range {
  readonly index: 'table' | TableIndex;
  readonly pk: string;
  /** Partition of the rows in the table; empty where they lie in many, and a position then needs its own. */
  readonly basePk: string;
  readonly prefix?: string;
  readonly from?: string;
  readonly to?: string;
  readonly [made]: 'range';
}

const key = (pk: string, sk: string): Key => ({ pk, sk }) as Key;

const versioned = (pk: string, sk: string): Key => ({ pk, sk, isVersioned: true }) as Key;

const tenantPk = (tenantId: TenantId): string => `TENANT#${tenantId}`;

/** A number that sorts as a text. */
const padded = (n: number): string => String(n).padStart(4, '0');

const inTenant = (tenantId: TenantId, prefix: string): Range =>
  ({ index: 'table', pk: tenantPk(tenantId), basePk: tenantPk(tenantId), prefix }) as Range;

const inIndex = (name: string, tenantId: TenantId, bounds: { from?: string; to?: string } = {}): Range =>
  ({ index: 'gsi1', pk: `${name}#${tenantId}`, basePk: tenantPk(tenantId), ...bounds }) as Range;

/** Every kind of item and where it lies (docs/records.md). */
export const keys = {
  tenant: (t: TenantId) => key(tenantPk(t), 'TENANT'),
  site: (t: TenantId) => versioned(tenantPk(t), 'SITE'),
  member: (t: TenantId, memberId: string) => key(tenantPk(t), `MEMBER#${memberId}`),
  /** Who somebody was, for the audit trail to name. */
  formerMember: (t: TenantId, memberId: string) => key(tenantPk(t), `FORMER#${memberId}`),
  /** Grows with each member added, so that two invitations at once are counted one after the other. */
  memberships: (t: TenantId) => key(tenantPk(t), 'MEMBERSHIPS'),
  /** Whatever a business has under a sort key that was read. */
  tenantRow: (t: TenantId, sk: string) => key(tenantPk(t), sk),
  service: (t: TenantId, id: ServiceId) => versioned(tenantPk(t), `SERVICE#${id}`),
  window: (t: TenantId, id: string) => versioned(tenantPk(t), `WINDOW#${id}`),
  closure: (t: TenantId, from: string, id: string) => key(tenantPk(t), `CLOSURE#${from}#${id}`),
  agendaDay: (t: TenantId, calendar: CalendarId, date: string) =>
    key(tenantPk(t), `AGENDA#${calendar}#${date}`),
  taken: (t: TenantId, calendar: CalendarId, startAt: string, person: string) =>
    key(tenantPk(t), `TAKEN#${calendar}#${startAt}#${person}`),
  booking: (t: TenantId, id: BookingId) => versioned(tenantPk(t), `BOOKING#${id}`),
  /** What visitors have booked under a contact, and from an address; both are keyed hashes. */
  madeUnder: (t: TenantId, contactHash: string) => key(tenantPk(t), `MADE#contact#${contactHash}`),
  madeFrom: (t: TenantId, bookedFrom: string) => key(tenantPk(t), `MADE#address#${bookedFrom}`),
  /** Until when a member has seen what an address booked. */
  dismissedSource: (t: TenantId, bookedFrom: string) => key(tenantPk(t), `DISMISSED#${bookedFrom}`),
  /** When visitors have booked lately, and the waits that they have used. */
  pace: (t: TenantId) => key(tenantPk(t), 'PACE'),
  spentWait: (t: TenantId, waitId: string) => key(tenantPk(t), `WAIT#${waitId}`),
  lead: (t: TenantId, id: LeadId) => versioned(tenantPk(t), `LEAD#${id}`),
  contact: (t: TenantId, hash: string) => key(tenantPk(t), `CONTACT#${hash}`),
  leadRef: (t: TenantId, id: LeadId, at: string, refId: string) =>
    key(tenantPk(t), `LEADREF#${id}#${at}#${refId}`),
  conversation: (t: TenantId, id: ConversationId) => key(tenantPk(t), `CONVERSATION#${id}`),
  turn: (id: ConversationId, turnId: string) => key(`CONV#${id}`, `TURN#${turnId}`),
  invitation: (emailHash: string, t: TenantId) => key(`INVITE#${emailHash}`, tenantPk(t)),
  /** Grows with each invitation of one address: who found none may insist on that. */
  invitationHead: (emailHash: string) => key(`INVITE#${emailHash}`, 'HEAD'),
  audit: (t: TenantId, month: string, id: string) => key(`AUDIT#${t}#${month}`, id),
  webhook: (t: TenantId, id: string) => key(tenantPk(t), `WEBHOOK#${id}`),
  /** One line for each message: whoever sends it again writes it anew. */
  delivery: (t: TenantId, messageId: string) => key(tenantPk(t), `DELIVERY#${messageId}`),
  exportJob: (t: TenantId, id: string) => key(tenantPk(t), `EXPORT#${id}`),
  exportPiece: (t: TenantId, id: string, part: number, n: number) =>
    key(tenantPk(t), `EXPORTED#${id}#${padded(part)}#${padded(n)}`),
  /** An erasure that is under way; it names the person until it is done. */
  erasure: (t: TenantId, id: string) => key(tenantPk(t), `ERASURE#${id}`),
  /** What is left of an erasure: nobody's name. */
  receipt: (t: TenantId, id: string) => key(tenantPk(t), `RECEIPT#${id}`),
  /** What the business is subscribed to, and who it is to Stripe. */
  subscription: (t: TenantId) => key(tenantPk(t), 'SUBSCRIPTION'),
  /** Which business a customer of Stripe's is. */
  stripeCustomer: (customerId: string) => key(`STRIPE#${customerId}`, 'STRIPE'),
  /** That an event of Stripe's was taken. */
  stripeEvent: (eventId: string) => key(`STRIPEEVENT#${eventId}`, 'STRIPEEVENT'),
  user: (sub: string) => key(`USER#${sub}`, 'USER'),
  slug: (slug: string) => key(`SLUG#${slug}`, 'SLUG'),
  outbox: (shard: number, dueAt: string, id: string) => key(`OUTBOX#${shard}`, `${dueAt}#${id}`),
  /** What the outbox has under a sort key that was read. */
  outboxRow: (shard: number, sk: string) => key(`OUTBOX#${shard}`, sk),
  counter: (scope: string, window: string) => key(`COUNT#${scope}#${window}`, 'COUNT'),
  idempotency: (hash: string) => key(`IDEMPOTENCY#${hash}`, 'IDEMPOTENCY'),
} as const;

/** Every question asked of more than one item. */
export const ranges = {
  /** Everything that a business holds in its own partition. */
  tenantRows: (t: TenantId): Range => ({ index: 'table', pk: tenantPk(t), basePk: tenantPk(t) }) as Range,
  members: (t: TenantId) => inTenant(t, 'MEMBER#'),
  /** The invitations that somebody holds, from whichever business. */
  invitationsTo: (emailHash: string): Range =>
    ({
      index: 'table',
      pk: `INVITE#${emailHash}`,
      basePk: `INVITE#${emailHash}`,
      prefix: 'TENANT#',
    }) as Range,
  /** The invitations that a business has sent. */
  invitationsOf: (t: TenantId): Range => ({ index: 'gsi2', pk: `INVITES#${t}`, basePk: '' }) as Range,
  /** One month of a business's audit trail. */
  audit: (t: TenantId, month: string): Range =>
    ({ index: 'table', pk: `AUDIT#${t}#${month}`, basePk: `AUDIT#${t}#${month}` }) as Range,
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
  leads: (t: TenantId, bounds: { from?: string; to?: string } = {}) => inIndex('LEADS', t, bounds),
  /** What happened with a lead, by when. */
  leadRefs: (t: TenantId, id: LeadId) => inTenant(t, `LEADREF#${id}#`),
  conversations: (t: TenantId, bounds: { from?: string; to?: string } = {}) =>
    inIndex('CONVERSATIONS', t, bounds),
  /** For a conversation that was found under its own business: the turns do not name it. */
  turns: (id: ConversationId): Range =>
    ({ index: 'table', pk: `CONV#${id}`, basePk: `CONV#${id}`, prefix: 'TURN#' }) as Range,
  exportPieces: (t: TenantId, id: string, part: number) => inTenant(t, `EXPORTED#${id}#${padded(part)}#`),
  leadRows: (t: TenantId) => inTenant(t, 'LEAD#'),
  bookingRows: (t: TenantId) => inTenant(t, 'BOOKING#'),
  conversationRows: (t: TenantId) => inTenant(t, 'CONVERSATION#'),
  deliveryRows: (t: TenantId) => inTenant(t, 'DELIVERY#'),
  formerMembers: (t: TenantId) => inTenant(t, 'FORMER#'),
  /** Exports and their pieces. */
  exportRows: (t: TenantId) => inTenant(t, 'EXPORT'),
  receipts: (t: TenantId) => inIndex('RECEIPTS', t),
  /** Erasures that are not done yet, of every business: the job's. */
  runningErasures: (): Range => ({ index: 'gsi2', pk: 'ERASURES', basePk: '' }) as Range,
  /** Every slug that leads to a business, or did. */
  slugsOf: (t: TenantId): Range => ({ index: 'gsi2', pk: `SLUGS#${t}`, basePk: '' }) as Range,
  /** Businesses that their owners have closed, by the day on which they are deleted. */
  closedTenants: (): Range => ({ index: 'gsi2', pk: 'CLOSED', basePk: '' }) as Range,
  webhooks: (t: TenantId) => inTenant(t, 'WEBHOOK#'),
  /** One webhook's deliveries, by when the event happened. */
  deliveries: (t: TenantId, webhookId: string): Range =>
    ({ index: 'gsi1', pk: `DELIVERIES#${t}#${webhookId}`, basePk: tenantPk(t) }) as Range,
  /** What a shard of the outbox owes by a moment; `$` is the character after `#`. The sweeper's, which reads ids. */
  dueOutbox: (shard: number, until: string): Range =>
    ({ index: 'table', pk: `OUTBOX#${shard}`, basePk: `OUTBOX#${shard}`, to: `${until}$` }) as Range,
  /** Exports that are not done yet, of every business: the job's, which reads ids and nothing else. */
  runningExports: (): Range => ({ index: 'gsi2', pk: 'EXPORTS', basePk: '' }) as Range,
  /** Businesses that are due, of all of them: the planner's, which reads ids and nothing else. */
  dueForRefresh: (shard: number, until: string): Range =>
    ({ index: 'gsi2', pk: `REFRESH#${shard}`, basePk: '', to: until }) as Range,
  /** All businesses of a partition, due or not. */
  tenantsOf: (shard: number): Range => ({ index: 'gsi2', pk: `REFRESH#${shard}`, basePk: '' }) as Range,
} as const;

/** Where a row lies in an index; what takes it out of the index again takes these away. */
export const INDEX_KEYS = {
  gsi1: { pk: 'gsi1pk', sk: 'gsi1sk' },
  gsi2: { pk: 'gsi2pk', sk: 'gsi2sk' },
} as const satisfies Readonly<Record<TableIndex, { readonly pk: string; readonly sk: string }>>;

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
  invitation: (t: TenantId, at: string) => ({ gsi2pk: `INVITES#${t}`, gsi2sk: at }),
  delivery: (t: TenantId, webhookId: string, at: string, id: string) => ({
    gsi1pk: `DELIVERIES#${t}#${webhookId}`,
    gsi1sk: `${at}#${id}`,
  }),
  runningExport: (createdAt: string, id: string) => ({ gsi2pk: 'EXPORTS', gsi2sk: `${createdAt}#${id}` }),
  receipt: (t: TenantId, at: string, id: string) => ({ gsi1pk: `RECEIPTS#${t}`, gsi1sk: `${at}#${id}` }),
  runningErasure: (at: string, id: string) => ({ gsi2pk: 'ERASURES', gsi2sk: `${at}#${id}` }),
  slug: (t: TenantId, slug: string) => ({ gsi2pk: `SLUGS#${t}`, gsi2sk: slug }),
  closedTenant: (t: TenantId, deleteAt: string) => ({ gsi2pk: 'CLOSED', gsi2sk: `${deleteAt}#${t}` }),
  refresh: (shard: number, nextRefreshAt: string) => ({ gsi2pk: `REFRESH#${shard}`, gsi2sk: nextRefreshAt }),
} as const;
