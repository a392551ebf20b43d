import { DAY_MS } from '../../../shared/domain/duration.ts';
import { LEAD_RETENTION_MS } from '../../../shared/domain/retention.ts';
import { isExpired } from '../../kernel/table/expiry.ts';
import { parseTaken } from '../../kernel/table/keys/bookings.ts';
import { kindOf, type RowKind } from '../../kernel/table/row-kinds.ts';
import type { LeadItem } from '../../records/leads/lead-store.ts';
import type { StoredBooking } from '../../resources/privacy/anonymise-booking.ts';
import type { StoredConversation } from '../../resources/privacy/erase-conversations.ts';
import type { Stored } from '../../resources/privacy/rows.ts';

/** Days after which nobody can book that time by hand any more, so that a person's claim of it is useless. */
const CLAIM_DAYS = 60;

/** The fields of a stored row that decide when it expires. */
export interface Dated {
  readonly sk: string;
  readonly expiresAt?: number;
  readonly lastAt?: string;
  readonly endAt?: string;
}

export interface Retention {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly conversationDays: number;
}

/** A row by which a lead is found: its contact, its name, or what it is listed under. */
export type WayRow = Stored & Pick<LeadItem, 'leadId'>;

/**
 * What to do with a row: `keep` it, `remove` it alone, delete a `lead` or a `conversation` with everything attached,
 * anonymise a `booking`, or check whether a `way` to a lead, its contact, name or tag, still leads to one.
 */
export type Disposal =
  | { readonly kind: 'keep' }
  | { readonly kind: 'remove'; readonly row: Dated }
  | { readonly kind: 'lead'; readonly row: LeadItem & Stored }
  | { readonly kind: 'conversation'; readonly row: StoredConversation }
  | { readonly kind: 'booking'; readonly row: StoredBooking }
  | { readonly kind: 'way'; readonly row: WayRow };

const KEEP: Disposal = { kind: 'keep' };

/** Recognise a row by its sort key: what is stored under one is of that kind. */
const isLead = (row: Dated): row is LeadItem & Stored => kindOf(row.sk) === 'LEAD';
const isConversation = (row: Dated): row is StoredConversation => kindOf(row.sk) === 'CONVERSATION';
const isBooking = (row: Dated): row is StoredBooking => kindOf(row.sk) === 'BOOKING';
const WAYS: readonly RowKind[] = ['CONTACT', 'LEADNAME', 'LEADCONTACT', 'LEADMARK'];
const isWay = (row: Dated): row is WayRow => WAYS.some((kind) => kind === kindOf(row.sk));

/** The time of a claim, from its key. */
const claimedAt = (sk: string): number => Date.parse(parseTaken(sk).startAt);

/**
 * Decides by time alone. A conversation expires after the business's present retention, or at its stored expiry if
 * that is earlier: a shorter retention takes effect at once, a longer one only for new messages.
 */
export const disposalOf = (row: Dated, { now, conversationDays }: Retention): Disposal => {
  const hasExpired = isExpired(row, now);
  const since = (at: string | undefined): number => now - Date.parse(at ?? '');
  if (isLead(row)) return hasExpired ? { kind: 'lead', row } : KEEP;
  if (isConversation(row))
    return hasExpired || since(row.lastAt) >= conversationDays * DAY_MS
      ? { kind: 'conversation', row }
      : KEEP;
  if (isBooking(row)) return since(row.endAt) >= LEAD_RETENTION_MS ? { kind: 'booking', row } : KEEP;
  const kind = kindOf(row.sk);
  if (kind === 'TAKEN')
    return now - claimedAt(row.sk) >= CLAIM_DAYS * DAY_MS ? { kind: 'remove', row } : KEEP;
  // What a lead is listed under expires with it; its other ways do not.
  if (isWay(row) && !(kind === 'LEADMARK' && hasExpired)) return { kind: 'way', row };
  return hasExpired ? { kind: 'remove', row } : KEEP;
};
