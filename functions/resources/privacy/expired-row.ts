import { DAY_MS } from '../../../shared/domain/duration.ts';
import { LEAD_RETENTION_MS } from '../../../shared/domain/retention.ts';
import { isExpired } from '../../kernel/table/expiry.ts';
import { kindOf } from '../../kernel/table/row-kinds.ts';

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

/**
 * What to do with a row: `keep` it, `remove` it alone, delete a `lead` or a `conversation` with everything attached,
 * anonymise a `booking`, or check whether a `way` to a lead, its contact, name or tag, still leads to one.
 */
export type Disposal = 'keep' | 'remove' | 'lead' | 'conversation' | 'booking' | 'way';

/** The time of a claim, from its key `TAKEN#calendar#startAt#person`. */
const claimedAt = (sk: string): number => Date.parse(sk.split('#')[2] ?? '');

/**
 * Decides by time alone. A conversation expires after the business's present retention, or at its stored expiry if
 * that is earlier: a shorter retention takes effect at once, a longer one only for new messages.
 */
export const disposalOf = (row: Dated, { now, conversationDays }: Retention): Disposal => {
  const hasExpired = isExpired(row, now);
  const since = (at: string | undefined): number => now - Date.parse(at ?? '');
  switch (kindOf(row.sk)) {
    case 'LEAD':
      return hasExpired ? 'lead' : 'keep';
    case 'CONVERSATION':
      return hasExpired || since(row.lastAt) >= conversationDays * DAY_MS ? 'conversation' : 'keep';
    case 'BOOKING':
      return since(row.endAt) >= LEAD_RETENTION_MS ? 'booking' : 'keep';
    case 'TAKEN':
      return now - claimedAt(row.sk) >= CLAIM_DAYS * DAY_MS ? 'remove' : 'keep';
    case 'CONTACT':
    case 'LEADNAME':
    case 'LEADCONTACT':
      return 'way';
    case 'LEADMARK':
      return hasExpired ? 'remove' : 'way';
    default:
      return hasExpired ? 'remove' : 'keep';
  }
};
