import type { BookingId, ConversationId, LeadId } from '../../../shared/domain/ids.ts';
import { INDEX_KEYS } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { isUnexpired } from '../conversations/conversation-store.ts';
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
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly otherEmails?: readonly string[];
  readonly otherPhones?: readonly string[];
  readonly memory?: unknown;
  readonly lastMessage?: string;
  readonly tags?: readonly string[];
}

/** The kinds that are exported, by the first word of the sort key. */
export const EXPORTED_KINDS: Readonly<Record<string, string>> = {
  TENANT: 'business',
  SITE: 'site',
  SUBSCRIPTION: 'subscription',
  MEMBER: 'member',
  PERSON: 'person',
  SERVICE: 'service',
  PICTURE: 'picture',
  WINDOW: 'window',
  CLOSURE: 'closure',
  BOOKING: 'booking',
  CHANGED: 'booking_change',
  WAITING: 'waitlist_request',
  RECOVERED: 'waitlist_booking',
  LEAD: 'lead',
  LEADREF: 'lead_timeline',
  CONVERSATION: 'conversation',
  QUESTION: 'open_question',
  SCENARIO: 'scenario',
  WEBHOOK: 'webhook',
  RECEIPT: 'erasure_receipt',
};

/**
 * The kinds that are left out: the addresses of outside calendars and of members' browsers, which are secrets; data
 * derived from the rest (days of the agenda, claims, the ways to leads by contact and name, what leads and
 * conversations are listed under, which is exported with them), whom an appointment was taken from some days ago, items
 * that order concurrent writes, the logs of what was sent, erasures in progress, and exports themselves. A kind in
 * neither list is left out too, since it may hold a secret.
 */
export const LEFT_OUT_KINDS: readonly string[] = [
  'AGENDA',
  'CONVMARK',
  'TAKEN',
  'REPLACED',
  'CONTACT',
  'LEADNAME',
  'LEADCONTACT',
  'LEADMARK',
  'LEADTAG',
  'RECORDED',
  'SUPPRESSION',
  'MAILDAY',
  'TOLD',
  'TESTMESSAGE',
  'MADE',
  'DISMISSED',
  'OUTSIDE',
  'PUSH',
  'PACE',
  'WAIT',
  'MEMBERSHIPS',
  'WAITLIST',
  'FORMER',
  'EXPORT',
  'EXPORTED',
  'DELIVERY',
  'MESSAGE',
  'ERASURE',
];

export const kindOf = (sk: string): string => sk.split('#')[0] ?? '';

/** Keys and fields used only for comparison, which are not anybody's data. */
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
  now: number,
  kinds: Readonly<Record<string, string>> = EXPORTED_KINDS,
): Promise<Exported | undefined> => {
  const kind = kinds[kindOf(row.sk)];
  const { expiresAt, conversationId } = row;
  if (!kind || (expiresAt !== undefined && !isUnexpired({ expiresAt }, now))) return undefined;
  if (kind !== 'conversation' || !conversationId) return { kind, data: dataOf(row) };
  const transcript = await transcriptOf(table, { conversationId }, now);
  return { kind, data: { ...dataOf(row), transcript } };
};
