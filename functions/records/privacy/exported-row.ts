import type { BookingId, ConversationId, LeadId } from '../../../shared/domain/ids.ts';
import { INDEX_KEYS } from '../../kernel/table/keys.ts';
import { kindOf, type RowKind } from '../../kernel/table/row-kinds.ts';
import type { Table } from '../../kernel/table/table.ts';
import { transcriptOf } from '../conversations/transcript.ts';

/** A row of the business's own partition, as it is stored. */
export interface TenantRow {
  readonly sk: string;
  readonly expiresAt?: number;
  readonly conversationId?: ConversationId;
  /** The fields that may show whose row it is. */
  readonly leadId?: LeadId | null;
  readonly mergedFrom?: readonly LeadId[];
  readonly bookingId?: BookingId;
  readonly subjectId?: string | null;
  readonly recipient?: string;
  readonly holder?: number;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly otherEmails?: readonly string[];
  readonly otherPhones?: readonly string[];
  readonly memory?: unknown;
  readonly lastMessage?: string;
  readonly tags?: readonly string[];
}

/**
 * What an export of everything calls each kind of row; null for one that is left out. Left out are the addresses of
 * outside calendars and of members' browsers, which are secrets; data derived from the rest (days of the agenda,
 * claims, the ways to leads by contact and name, what leads and conversations are listed under, which is exported with
 * them), whom an appointment was taken from some days ago, items that order concurrent writes, the logs of what was
 * sent, erasures in progress, and exports themselves.
 */
const EXPORTED_AS: Readonly<Record<RowKind, string | null>> = {
  TENANT: 'business',
  SITE: 'site',
  PICTURE: 'picture',
  SUBSCRIPTION: 'subscription',
  MEMBER: 'member',
  MEMBERSHIPS: null,
  PERSON: 'person',
  FORMER: null,
  PUSH: null,
  SERVICE: 'service',
  WINDOW: 'window',
  CLOSURE: 'closure',
  AGENDA: null,
  OUTSIDE: null,
  BOOKING: 'booking',
  CHANGED: 'booking_change',
  REPLACED: null,
  TAKEN: null,
  MADE: null,
  DISMISSED: null,
  PACE: null,
  WAIT: null,
  RESCUE: 'rescue',
  RESCUES: null,
  WAITING: 'waitlist_request',
  WAITLIST: null,
  RECOVERED: 'waitlist_booking',
  LEAD: 'lead',
  LEADREF: 'lead_timeline',
  LEADNAME: null,
  LEADMARK: null,
  LEADTAG: null,
  LEADCONTACT: null,
  CONTACT: null,
  CONVERSATION: 'conversation',
  CONVMARK: null,
  QUESTION: 'open_question',
  SCENARIO: 'scenario',
  AUTOMATION: 'automation',
  TESTMESSAGE: null,
  MESSAGE: null,
  MAILDAY: null,
  TOLD: null,
  SUPPRESSION: null,
  WEBHOOK: 'webhook',
  DELIVERY: null,
  RECORDED: null,
  EXPORT: null,
  EXPORTED: null,
  ERASURE: null,
  RECEIPT: 'erasure_receipt',
};

/**
 * Keys and fields used only for comparison, which are not anybody's data, and what the assistant remembers of a
 * conversation (`memory`): all of it was said in the conversation, whose every message is exported.
 */
const PLUMBING = new Set([
  ...['pk', 'sk', ...Object.values(INDEX_KEYS).flatMap(({ pk, sk }) => [pk, sk])],
  ...['expiresAt', 'person', 'refreshShard', 'memory', 'savedUnder'],
  ...['entries', 'saidEntry', 'teamEntry', 'seenEntry'],
]);

const dataOf = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !PLUMBING.has(name)));

/** One item of an export's documents. */
export interface Exported {
  readonly kind: string;
  readonly data: object;
}

/** A row as it is exported, a conversation with its messages; undefined for a row that is left out. */
export const exportedRow = async (
  table: Table,
  row: TenantRow,
  kinds: Readonly<Partial<Record<RowKind, string | null>>> = EXPORTED_AS,
): Promise<Exported | undefined> => {
  const stored = kindOf(row.sk);
  const kind = stored && kinds[stored];
  const { conversationId } = row;
  if (!kind) return undefined;
  if (kind !== 'conversation' || !conversationId) return { kind, data: dataOf(row) };
  const transcript = await transcriptOf(table, { conversationId });
  return { kind, data: { ...dataOf(row), transcript } };
};
