import { type BookingId, brandId, type LeadId, type TenantId } from '../../../shared/domain/ids.ts';
import { parseLeadRef } from '../../kernel/table/keys/leads.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import { pagesOf } from '../../kernel/table/pages.ts';
import { kindOf, type RowKind } from '../../kernel/table/row-kinds.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import type { Contact } from '../../records/leads/contact.ts';
import type { LeadItem } from '../../records/leads/lead-store.ts';
import { isForAnother } from '../../records/messages/message-log.ts';
import { type Exported, exportedRow, type TenantRow } from '../../records/privacy/exported-row.ts';
import {
  type DataSubject,
  type Holder,
  isOwnLead,
  isReached,
  type Snapshot,
  shareOf,
  stranger,
  withLead,
} from '../../records/privacy/person.ts';
import { isMentioned } from '../privacy/erase-conversations.ts';
import { mentionOf } from '../privacy/mention.ts';

const PAGE = 200;

interface Looking {
  readonly table: Table;
  readonly tenantId: TenantId;
  readonly person: DataSubject;
  /** The name of every lead of the business. */
  readonly leads: ReadonlyMap<LeadId, Holder>;
}

/** The person with what their leads add, and the names of all leads. */
const lookFor = async (table: Table, tenantId: TenantId, contact: Contact): Promise<Looking> => {
  let person = stranger(contact);
  const leads = new Map<LeadId, Holder>();
  for await (const page of pagesOf<LeadItem>(table, ranges.leadRows(tenantId), { limit: PAGE }))
    for (const lead of page) {
      leads.set(lead.leadId, { name: lead.name });
      if (isOwnLead(person, lead)) person = withLead(person, lead);
    }
  return { table, tenantId, person, leads };
};

type Judge = (looking: Looking, row: TenantRow) => Promise<boolean>;

const isAmong = (ids: readonly string[], id: string | null | undefined): boolean =>
  typeof id === 'string' && ids.includes(id);

const holderOf = ({ leads }: Looking, leadId: LeadId | null): Holder =>
  leadId === null ? undefined : leads.get(leadId);

const isOwnBooking = async (
  looking: Looking,
  { leadId = null, email = null, phone = null, name = '' }: Partial<Snapshot>,
): Promise<boolean> =>
  shareOf(looking.person, { leadId, email, phone, name }, holderOf(looking, leadId)) !== 'none';

/** The booking with an id, where it is the person's. */
const ownBooking = async (
  looking: Looking,
  id: string | null | undefined,
): Promise<BookingItem | undefined> => {
  const booking = id
    ? await looking.table.get<BookingItem>(keys.booking(looking.tenantId, brandId<BookingId>(id)))
    : undefined;
  return booking && (await isOwnBooking(looking, booking)) ? booking : undefined;
};

const namesOwnBooking = async (looking: Looking, id: string | null | undefined): Promise<boolean> =>
  (await ownBooking(looking, id)) !== undefined;

/** A line of a log of what was sent, as an erasure judges it, but that no address is looked up by its keyed hash. */
const isOwnLine: Judge = async (looking, line) => {
  if (isAmong(looking.person.leadIds, line.subjectId)) return true;
  const booking = await ownBooking(looking, line.subjectId);
  return booking !== undefined && !isForAnother(line, booking);
};

const isOwnConversation: Judge = async (
  looking,
  { conversationId, leadId = null, bookingId, memory, lastMessage = '', tags },
) => {
  const { person, table } = looking;
  if (!conversationId) return false;
  if (isAmong(person.leadIds, leadId) || (await namesOwnBooking(looking, bookingId))) return true;
  // A conversation of somebody else is their data, even if it mentions this person.
  if (holderOf(looking, leadId)) return false;
  return isMentioned(
    table,
    { conversationId, memory, lastMessage, ...(tags ? { tags } : {}) },
    mentionOf(person.known),
  );
};

const isOwnMembership: Judge = async ({ person }, { email }) => isAmong(person.asked.emails, email);

const isOwnLeadRow: Judge = async ({ person }, row) => {
  const { leadId, email = null, phone = null } = row;
  return typeof leadId === 'string' && isOwnLead(person, { ...row, leadId, email, phone });
};

interface Kind {
  readonly name: string;
  readonly isTheirs: Judge;
}

/** The kinds that may be about a person, by the first word of the sort key. Other kinds hold ids and keyed hashes, or repeat these. */
const KINDS: Readonly<Partial<Record<RowKind, Kind>>> = {
  LEAD: { name: 'lead', isTheirs: isOwnLeadRow },
  LEADREF: {
    name: 'lead_timeline',
    isTheirs: async ({ person }, { sk }) => isAmong(person.leadIds, parseLeadRef(sk).leadId),
  },
  BOOKING: { name: 'booking', isTheirs: isOwnBooking },
  CHANGED: {
    name: 'booking_change',
    isTheirs: async (looking, { bookingId }) => namesOwnBooking(looking, bookingId),
  },
  REPLACED: { name: 'former_booking', isTheirs: async ({ person }, row) => isReached(person.known, row) },
  WAITING: {
    name: 'waitlist_request',
    isTheirs: async ({ person }, { email }) => isAmong(person.known.emails, email),
  },
  CONVERSATION: { name: 'conversation', isTheirs: isOwnConversation },
  DELIVERY: { name: 'delivery', isTheirs: isOwnLine },
  MESSAGE: { name: 'message', isTheirs: isOwnLine },
  MEMBER: { name: 'member', isTheirs: isOwnMembership },
  FORMER: { name: 'former_member', isTheirs: isOwnMembership },
};

const NAMES = Object.fromEntries(Object.entries(KINDS).map(([kind, { name }]) => [kind, name]));

/**
 * Picks what a business holds about a person: leads and their timelines, appointments, conversations with their
 * messages, waitlist requests, what was sent about them, and a membership, invitation or former membership under their e-mail.
 */
export const heldOn = async (
  table: Table,
  tenantId: TenantId,
  contact: Contact,
): Promise<(row: TenantRow) => Promise<Exported | undefined>> => {
  const looking = await lookFor(table, tenantId, contact);
  return async (row) => {
    const stored = kindOf(row.sk);
    const kind = stored && KINDS[stored];
    return kind && (await kind.isTheirs(looking, row)) ? exportedRow(table, row, NAMES) : undefined;
  };
};
