import type {
  BookingId,
  CalendarId,
  ConversationId,
  LeadId,
  QuestionId,
  ServiceId,
  TenantId,
  WaitingId,
} from '../../../shared/domain/ids.ts';
import type { SuppressionScope } from '../../../shared/domain/suppressions.ts';
import type { TableIndex } from '../../../shared/domain/table-indexes.ts';
import type { RowKey } from './row-kinds.ts';

declare const made: unique symbol;

/**
 * The key of one item. Only this file makes keys, so every key of a tenant's data comes from its TenantId; it is one
 * file, so that nobody else can, and so that two kinds cannot take one prefix unseen.
 */
export interface Key {
  readonly pk: string;
  readonly sk: string;
  /** True when every update of the item adds one to its `version`. */
  readonly isVersioned?: true;
  readonly [made]: 'key';
}

/** Rows of one partition, of the table or an index, that a query may read. */
export interface Range {
  readonly index: 'table' | TableIndex;
  readonly pk: string;
  /** The rows' partition in the table; empty where they lie in several, so that a position needs its own. */
  readonly basePk: string;
  readonly prefix?: string;
  readonly from?: string;
  readonly to?: string;
  readonly [made]: 'range';
}

const key = (pk: string, sk: string): Key => ({ pk, sk }) as Key;

const tenantPk = (tenantId: TenantId): string => `TENANT#${tenantId}`;

/** A row in a business's own partition, of a kind that every export decides about. */
const own = (tenantId: TenantId, sk: RowKey): Key => key(tenantPk(tenantId), sk);

const versioned = (tenantId: TenantId, sk: RowKey): Key =>
  ({ pk: tenantPk(tenantId), sk, isVersioned: true }) as Key;

/** A number that sorts as text. */
const padded = (n: number): string => String(n).padStart(4, '0');

type Bounds = Pick<Range, 'prefix' | 'from' | 'to'>;

const rangeOf = (range: Omit<Range, typeof made>): Range => range as Range;

/** Rows of one partition of the table. */
const inTable = (pk: string, bounds: Bounds = {}): Range =>
  rangeOf({ index: 'table', pk, basePk: pk, ...bounds });

const inTenant = (tenantId: TenantId, prefix: RowKey): Range => inTable(tenantPk(tenantId), { prefix });

/** A list of a business in `gsi1`: its rows lie in the business's own partition. */
const inIndex = (tenantId: TenantId, pk: string, bounds: Bounds = {}): Range =>
  rangeOf({ index: 'gsi1', pk, basePk: tenantPk(tenantId), ...bounds });

/** Rows that jobs, or the closing of a business, look for in `gsi2`: they lie in several partitions. */
const forJobs = (pk: string, bounds: Bounds = {}): Range =>
  rangeOf({ index: 'gsi2', pk, basePk: '', ...bounds });

/** Every kind of item and where it lies (docs/records.md). */
export const keys = {
  tenant: (t: TenantId) => own(t, 'TENANT'),
  /** The picture of one place: a logo, a cover, somebody of the team, a service. */
  picture: (t: TenantId, pictureId: string) => own(t, `PICTURE#${pictureId}`),
  /** A file that is nobody's picture, to be deleted from a moment on; of no business. */
  spareFile: (dueAt: string, file: string) => key('SPAREFILES', `${dueAt}#${file}`),
  site: (t: TenantId) => versioned(t, 'SITE'),
  member: (t: TenantId, memberId: string) => own(t, `MEMBER#${memberId}`),
  /** The browsers in which a member is notified. */
  push: (t: TenantId, memberId: string) => own(t, `PUSH#${memberId}`),
  /** Somebody who takes bookings and never signs in. */
  person: (t: TenantId, personId: string) => own(t, `PERSON#${personId}`),
  /** The name of a former member, for the audit trail. */
  formerMember: (t: TenantId, memberId: string) => own(t, `FORMER#${memberId}`),
  /** Grows with each member added, so that two invitations at once cannot pass the limit together. */
  memberships: (t: TenantId) => own(t, 'MEMBERSHIPS'),
  /** Any item of a business, by a sort key that was read. */
  tenantRow: (t: TenantId, sk: string) => key(tenantPk(t), sk),
  service: (t: TenantId, id: ServiceId) => versioned(t, `SERVICE#${id}`),
  window: (t: TenantId, id: string) => versioned(t, `WINDOW#${id}`),
  closure: (t: TenantId, from: string, id: string) => own(t, `CLOSURE#${from}#${id}`),
  agendaDay: (t: TenantId, calendar: CalendarId, date: string) => own(t, `AGENDA#${calendar}#${date}`),
  /** The outside calendar that a calendar follows. */
  outside: (t: TenantId, calendar: CalendarId) => own(t, `OUTSIDE#${calendar}`),
  taken: (t: TenantId, calendar: CalendarId, startAt: string, person: string) =>
    own(t, `TAKEN#${calendar}#${startAt}#${person}`),
  /** A booking's item, for a write that nobody makes by editing it: its version stays. */
  bookingMark: (t: TenantId, id: string) => own(t, `BOOKING#${id}`),
  booking: (t: TenantId, id: BookingId) => versioned(t, `BOOKING#${id}`),
  /** What one write of a booking changed, by the version that it made. */
  bookingChange: (t: TenantId, id: BookingId, version: number) =>
    own(t, `CHANGED#${id}#${String(version).padStart(10, '0')}`),
  /** Somebody whose booking was given to another client, by the number of the link that they have. */
  replacedClient: (t: TenantId, id: BookingId, holder: number) => own(t, `REPLACED#${id}#${holder}`),
  /** What visitors have booked under a contact, and from an address; both keys are keyed hashes. */
  madeUnder: (t: TenantId, contactHash: string) => own(t, `MADE#contact#${contactHash}`),
  madeFrom: (t: TenantId, bookedFrom: string) => own(t, `MADE#address#${bookedFrom}`),
  /** Up to when a member has reviewed the bookings of an address. */
  dismissedSource: (t: TenantId, bookedFrom: string) => own(t, `DISMISSED#${bookedFrom}`),
  /** When visitors have booked lately, and which waits they have used. */
  pace: (t: TenantId) => own(t, 'PACE'),
  spentWait: (t: TenantId, waitId: string) => own(t, `WAIT#${waitId}`),
  /** That somebody cannot come on a day, and what their clients were offered instead. */
  rescue: (t: TenantId, date: string, calendar: CalendarId) => versioned(t, `RESCUE#${date}#${calendar}`),
  /** Grows with each rescue, so that two at once cannot offer one place twice. */
  rescueCount: (t: TenantId) => own(t, 'RESCUES'),
  /** Somebody who waits for a free time. */
  waiting: (t: TenantId, id: WaitingId) => versioned(t, `WAITING#${id}`),
  /** Grows with each person who joins the waitlist, so that two at once cannot pass a limit together. */
  waitlist: (t: TenantId) => own(t, 'WAITLIST'),
  /** A booking that came from the waitlist. */
  recovered: (t: TenantId, id: WaitingId) => own(t, `RECOVERED#${id}`),
  lead: (t: TenantId, id: LeadId) => versioned(t, `LEAD#${id}`),
  /** A lead by its name, from one of the name's words on. */
  leadName: (t: TenantId, entry: string, id: LeadId) => own(t, `LEADNAME#${entry}#${id}`),
  /** That a lead is listed under a tag or whatever else narrows the list, or at its place in an order. */
  leadMark: (t: TenantId, id: LeadId, name: string) => own(t, `LEADMARK#${id}#${name}`),
  /** A tag that leads of the business have. */
  leadTag: (t: TenantId, name: string) => own(t, `LEADTAG#${name}`),
  /** That a request of many transactions is in the audit trail. */
  recorded: (t: TenantId, id: string) => own(t, `RECORDED#${id}`),
  /** A lead by a contact that a visitor left with it and nobody verified. */
  unverifiedContact: (t: TenantId, id: LeadId, value: string) => own(t, `LEADCONTACT#${id}#${value}`),
  contact: (t: TenantId, hash: string) => own(t, `CONTACT#${hash}`),
  /** That an e-mail address, as its keyed hash, is not written to any more. */
  suppression: (t: TenantId, contactHash: string, scope: SuppressionScope) =>
    own(t, `SUPPRESSION#${contactHash}#${scope}`),
  leadRef: (t: TenantId, id: LeadId, at: string, refId: string) => own(t, `LEADREF#${id}#${at}#${refId}`),
  conversation: (t: TenantId, id: ConversationId) => own(t, `CONVERSATION#${id}`),
  /** That a conversation carries a mark or a tag. */
  conversationMark: (t: TenantId, id: ConversationId, name: string) => own(t, `CONVMARK#${id}#${name}`),
  turn: (id: ConversationId, turnId: string) => key(`CONV#${id}`, `TURN#${turnId}`),
  /** A question of visitors that nothing answered, by the keyed hash of its words. */
  question: (t: TenantId, id: QuestionId) => own(t, `QUESTION#${id}`),
  /** A turn that is to be answered otherwise. */
  scenario: (t: TenantId, id: ConversationId, turn: number) => own(t, `SCENARIO#${id}#${padded(turn)}`),
  invitation: (emailHash: string, t: TenantId) => key(`INVITE#${emailHash}`, tenantPk(t)),
  /** Grows with each invitation of an address, so that a transaction can require that none was added. */
  invitationHead: (emailHash: string) => key(`INVITE#${emailHash}`, 'HEAD'),
  audit: (t: TenantId, month: string, id: string) => key(`AUDIT#${t}#${month}`, id),
  /** What a business made of one message. */
  automation: (t: TenantId, kind: string) => versioned(t, `AUTOMATION#${kind}`),
  /** A test of a message that a member sent themselves. */
  testMessage: (t: TenantId, id: string) => own(t, `TESTMESSAGE#${id}`),
  webhook: (t: TenantId, id: string) => own(t, `WEBHOOK#${id}`),
  /** One row per message; each attempt overwrites it. */
  delivery: (t: TenantId, messageId: string) => own(t, `DELIVERY#${messageId}`),
  /** One row per message to a person; each attempt and each report overwrites it. */
  message: (t: TenantId, subjectId: string, dueAt: string, messageId: string) =>
    own(t, `MESSAGE#${subjectId}#${dueAt}#${messageId}`),
  /** That the members were told what a day (yyyy-mm-dd, local) holds. */
  toldDay: (t: TenantId, date: string) => own(t, `TOLD#${date}`),
  /** What became of the e-mail of one UTC day. */
  mailDay: (t: TenantId, day: string) => own(t, `MAILDAY#${day}`),
  exportJob: (t: TenantId, id: string) => own(t, `EXPORT#${id}`),
  exportPiece: (t: TenantId, id: string, part: number, n: number) =>
    own(t, `EXPORTED#${id}#${padded(part)}#${padded(n)}`),
  /** An erasure in progress; it names the person until it is done. */
  erasure: (t: TenantId, id: string) => own(t, `ERASURE#${id}`),
  /** The receipt of an erasure, without the person's name. */
  receipt: (t: TenantId, id: string) => own(t, `RECEIPT#${id}`),
  /** The business's subscription and its Stripe customer. */
  subscription: (t: TenantId) => own(t, 'SUBSCRIPTION'),
  /** Which business a Stripe customer is. */
  stripeCustomer: (customerId: string) => key(`STRIPE#${customerId}`, 'STRIPE'),
  /** Marks a Stripe event as processed. */
  stripeEvent: (eventId: string) => key(`STRIPEEVENT#${eventId}`, 'STRIPEEVENT'),
  user: (sub: string) => key(`USER#${sub}`, 'USER'),
  slug: (slug: string) => key(`SLUG#${slug}`, 'SLUG'),
  outbox: (shard: number, dueAt: string, id: string) => key(`OUTBOX#${shard}`, `${dueAt}#${id}`),
  /** Any outbox entry, by a sort key that was read. */
  outboxRow: (shard: number, sk: string) => key(`OUTBOX#${shard}`, sk),
  /** Whether a phone number, by its keyed hash, asked for no more SMS; of no business. */
  stoppedNumber: (hash: string) => key(`SMSSTOP#${hash}`, 'SMSSTOP'),
  /** How often a business's lists have changed, for screens that are open. */
  changes: (t: TenantId) => key(`CHANGES#${t}`, 'CHANGES'),
  counter: (scope: string, window: string) => key(`COUNT#${scope}#${window}`, 'COUNT'),
  idempotency: (hash: string) => key(`IDEMPOTENCY#${hash}`, 'IDEMPOTENCY'),
} as const;

/** Contacts by what they are sought by; a number by its digits from the last to the first. */
const contactsFrom = (tenantId: TenantId, prefix: string): Range =>
  inIndex(tenantId, `CONTACTS#${tenantId}`, { prefix });

const backwards = (digits: string): string => [...digits].toReversed().join('');

/** Every query for more than one item. */
export const ranges = {
  /** Everything in a business's own partition. */
  tenantRows: (t: TenantId) => inTable(tenantPk(t)),
  members: (t: TenantId) => inTenant(t, 'MEMBER#'),
  push: (t: TenantId) => inTenant(t, 'PUSH#'),
  people: (t: TenantId) => inTenant(t, 'PERSON#'),
  pictures: (t: TenantId) => inTenant(t, 'PICTURE#'),
  /** Files that are due to be deleted. */
  dueFiles: (until: string) => inTable('SPAREFILES', { to: `${until}$` }),
  /** The invitations for one address, from any business. */
  invitationsTo: (emailHash: string) => inTable(`INVITE#${emailHash}`, { prefix: 'TENANT#' }),
  /** The invitations that a business has sent. */
  invitationsOf: (t: TenantId) => forJobs(`INVITES#${t}`),
  /** One month of a business's audit trail. */
  audit: (t: TenantId, month: string) => inTable(`AUDIT#${t}#${month}`),
  services: (t: TenantId) => inTenant(t, 'SERVICE#'),
  windows: (t: TenantId) => inTenant(t, 'WINDOW#'),
  closures: (t: TenantId) => inTenant(t, 'CLOSURE#'),
  agendaDays: (t: TenantId, calendar: CalendarId, fromDate: string, toDate: string) =>
    inTable(tenantPk(t), { from: `AGENDA#${calendar}#${fromDate}`, to: `AGENDA#${calendar}#${toDate}` }),
  outsides: (t: TenantId) => inTenant(t, 'OUTSIDE#'),
  /** Outside calendars of all businesses due by a moment, for the planner, which reads only ids. */
  dueOutsides: (until: string) => forJobs('OUTSIDES', { to: `${until}$` }),
  bookings: (t: TenantId, bounds: Bounds = {}) => inIndex(t, `BOOKINGS#${t}`, bounds),
  /** What was changed of one booking, in order. */
  bookingChanges: (t: TenantId, id: BookingId) => inTenant(t, `CHANGED#${id}#`),
  /** Everybody whose booking was given to another client lately, or those of one booking. */
  replacedClients: (t: TenantId) => inTenant(t, 'REPLACED#'),
  replacedClientsOf: (t: TenantId, id: BookingId) => inTenant(t, `REPLACED#${id}#`),
  cancelledBookings: (t: TenantId, bounds: Bounds = {}) => inIndex(t, `CANCELLED#${t}`, bounds),
  /** The rescues of one day. */
  rescues: (t: TenantId, date: string) => inTenant(t, `RESCUE#${date}#`),
  /** Everybody who waits, in no order. */
  waiting: (t: TenantId) => inTenant(t, 'WAITING#'),
  /** What the waitlist recovered, by when it was accepted. */
  recovered: (t: TenantId, bounds: Bounds = {}) => inIndex(t, `RECOVERED#${t}`, bounds),
  leads: (t: TenantId, bounds: Bounds = {}) => inIndex(t, `LEADS#${t}`, bounds),
  leadTags: (t: TenantId) => inTenant(t, 'LEADTAG#'),
  /** The leads listed under a name, by their last activity; or all of them, in another order. */
  leadsMarked: (t: TenantId, name: string) => inIndex(t, `LEADMARKS#${t}#${name}`),
  /** All that one lead is listed under, and its unverified contacts. */
  leadMarksOf: (t: TenantId, id: LeadId) => inTenant(t, `LEADMARK#${id}#`),
  unverifiedContactsOf: (t: TenantId, id: LeadId) => inTenant(t, `LEADCONTACT#${id}#`),
  /** Leads with a name that begins so at one of its words. */
  leadNames: (t: TenantId, start: string) => inTenant(t, `LEADNAME#${start}`),
  /** Contacts of leads: e-mails that begin so, and phone numbers that end so. */
  emailsFrom: (t: TenantId, start: string) => contactsFrom(t, `email#${start}`),
  phonesEnding: (t: TenantId, digits: string) => contactsFrom(t, `phone#${backwards(digits)}`),
  /** A lead's timeline, by time. */
  leadRefs: (t: TenantId, id: LeadId) => inTenant(t, `LEADREF#${id}#`),
  conversations: (t: TenantId, bounds: Bounds = {}) => inIndex(t, `CONVERSATIONS#${t}`, bounds),
  /** The conversations that carry a mark or a tag, by their last message. */
  conversationsMarked: (t: TenantId, name: string) => inIndex(t, `CONVMARKS#${t}#${name}`),
  /** All that one conversation carries. */
  marksOf: (t: TenantId, id: ConversationId) => inTenant(t, `CONVMARK#${id}#`),
  questions: (t: TenantId) => inIndex(t, `QUESTIONS#${t}`),
  scenarios: (t: TenantId) => inIndex(t, `SCENARIOS#${t}`),
  /** The scenarios of one conversation. */
  scenariosOf: (t: TenantId, id: ConversationId) => inTenant(t, `SCENARIO#${id}#`),
  /** The caller has found the conversation under its own business: its turns do not name the business. */
  turns: (id: ConversationId) => inTable(`CONV#${id}`, { prefix: 'TURN#' }),
  exportPieces: (t: TenantId, id: string, part: number) => inTenant(t, `EXPORTED#${id}#${padded(part)}#`),
  leadRows: (t: TenantId) => inTenant(t, 'LEAD#'),
  bookingRows: (t: TenantId) => inTenant(t, 'BOOKING#'),
  conversationRows: (t: TenantId) => inTenant(t, 'CONVERSATION#'),
  deliveryRows: (t: TenantId) => inTenant(t, 'DELIVERY#'),
  /** Messages about one booking, lead or member, by when they were due. */
  messagesAbout: (t: TenantId, subjectId: string) => inTenant(t, `MESSAGE#${subjectId}#`),
  messageRows: (t: TenantId) => inTenant(t, 'MESSAGE#'),
  mailDays: (t: TenantId, from: string, to: string) =>
    inTable(tenantPk(t), { from: `MAILDAY#${from}`, to: `MAILDAY#${to}` }),
  /** Addresses that a business no longer writes to. */
  suppressions: (t: TenantId) => inTenant(t, 'SUPPRESSION#'),
  formerMembers: (t: TenantId) => inTenant(t, 'FORMER#'),
  /** Exports and their pieces. */
  exportRows: (t: TenantId) => inTenant(t, 'EXPORT'),
  receipts: (t: TenantId) => inIndex(t, `RECEIPTS#${t}`),
  /** Unfinished erasures of all businesses, for the job. */
  runningErasures: () => forJobs('ERASURES'),
  /** Every slug that leads to a business, or did. */
  slugsOf: (t: TenantId) => forJobs(`SLUGS#${t}`),
  /** Businesses that their owners have closed, by the day on which they are deleted. */
  closedTenants: () => forJobs('CLOSED'),
  automations: (t: TenantId) => inTenant(t, 'AUTOMATION#'),
  webhooks: (t: TenantId) => inTenant(t, 'WEBHOOK#'),
  /** One webhook's deliveries, by when the event happened. */
  deliveries: (t: TenantId, webhookId: string) => inIndex(t, `DELIVERIES#${t}#${webhookId}`),
  /**
   * Entries of an outbox shard due by a moment; `$` is the character after `#`. For the sweeper, which reads only
   * ids.
   */
  dueOutbox: (shard: number, until: string) => inTable(`OUTBOX#${shard}`, { to: `${until}$` }),
  /** Unfinished exports of all businesses, for the job, which reads only ids. */
  runningExports: () => forJobs('EXPORTS'),
  /** Businesses that are due, among all of them, for the planner, which reads only ids. */
  dueForRefresh: (shard: number, until: string) => forJobs(`REFRESH#${shard}`, { to: until }),
  /** All businesses of a partition, due or not. */
  tenantsOf: (shard: number) => forJobs(`REFRESH#${shard}`),
} as const;

/** The attributes that place a row in an index; removing them removes the row from the index. */
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
  /** Cancelled bookings have a separate range, so that pages of the others need no filter. */
  cancelledBooking: (t: TenantId, startAt: string, id: BookingId) => ({
    gsi1pk: `CANCELLED#${t}`,
    gsi1sk: `${startAt}#${id}`,
  }),
  recovered: (t: TenantId, at: string, id: WaitingId) => ({
    gsi1pk: `RECOVERED#${t}`,
    gsi1sk: `${at}#${id}`,
  }),
  lead: (t: TenantId, listedAt: string, id: LeadId) => ({
    gsi1pk: `LEADS#${t}`,
    gsi1sk: `${listedAt}#${id}`,
  }),
  leadMark: (t: TenantId, name: string, listedAt: string, id: LeadId) => ({
    gsi1pk: `LEADMARKS#${t}#${name}`,
    gsi1sk: `${listedAt}#${id}`,
  }),
  /** A contact of a lead; a phone number is sought by its end. */
  contact: (t: TenantId, kind: 'email' | 'phone', value: string) => ({
    gsi1pk: `CONTACTS#${t}`,
    gsi1sk: `${kind}#${kind === 'phone' ? backwards(value.replace(/\D/g, '')) : value}`,
  }),
  conversation: (t: TenantId, lastAt: string, id: ConversationId) => ({
    gsi1pk: `CONVERSATIONS#${t}`,
    gsi1sk: `${lastAt}#${id}`,
  }),
  conversationMark: (t: TenantId, name: string, lastAt: string, id: ConversationId) => ({
    gsi1pk: `CONVMARKS#${t}#${name}`,
    gsi1sk: `${lastAt}#${id}`,
  }),
  question: (t: TenantId, lastAt: string, id: QuestionId) => ({
    gsi1pk: `QUESTIONS#${t}`,
    gsi1sk: `${lastAt}#${id}`,
  }),
  scenario: (t: TenantId, filedAt: string, id: string) => ({
    gsi1pk: `SCENARIOS#${t}`,
    gsi1sk: `${filedAt}#${id}`,
  }),
  invitation: (t: TenantId, at: string) => ({ gsi2pk: `INVITES#${t}`, gsi2sk: at }),
  delivery: (t: TenantId, webhookId: string, at: string, id: string) => ({
    gsi1pk: `DELIVERIES#${t}#${webhookId}`,
    gsi1sk: `${at}#${id}`,
  }),
  runningExport: (createdAt: string, id: string) => ({ gsi2pk: 'EXPORTS', gsi2sk: `${createdAt}#${id}` }),
  receipt: (t: TenantId, at: string, id: string) => ({ gsi1pk: `RECEIPTS#${t}`, gsi1sk: `${at}#${id}` }),
  runningErasure: (at: string, id: string) => ({ gsi2pk: 'ERASURES', gsi2sk: `${at}#${id}` }),
  outside: (nextReadAt: string, t: TenantId, calendar: CalendarId) => ({
    gsi2pk: 'OUTSIDES',
    gsi2sk: `${nextReadAt}#${t}#${calendar}`,
  }),
  slug: (t: TenantId, slug: string) => ({ gsi2pk: `SLUGS#${t}`, gsi2sk: slug }),
  closedTenant: (t: TenantId, deleteAt: string) => ({ gsi2pk: 'CLOSED', gsi2sk: `${deleteAt}#${t}` }),
  refresh: (shard: number, nextRefreshAt: string) => ({ gsi2pk: `REFRESH#${shard}`, gsi2sk: nextRefreshAt }),
} as const;
