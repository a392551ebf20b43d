import { DAY_MS } from '../../../shared/domain/duration.ts';
import { LEAD_RETENTION_MS } from '../../../shared/domain/retention.ts';
import { isOver } from '../../kernel/table/expiry.ts';
import { kindOf } from '../../records/exported-row.ts';

/** Days after which nobody can order the same time again by hand, and a person's claim of it is of no use. */
const CLAIM_DAYS = 60;

/** What of a stored row tells its last day. */
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
 * What becomes of a row: `keep` it, `remove` it alone, forget a `lead` or a `conversation` with what hangs on it, leave
 * of a `booking` what the books need, or look whether a `contact` still leads to anybody.
 */
export type Fate = 'keep' | 'remove' | 'lead' | 'conversation' | 'booking' | 'contact';

/** A claim of a time: `TAKEN#calendar#startAt#person`. */
const claimedAt = (sk: string): number => Date.parse(sk.split('#')[2] ?? '');

/**
 * Decides by the clock alone. A conversation goes by how long its business keeps them now, or by the day it was to go
 * when that was longer: shorter takes effect at once, longer only on what is said from then on.
 */
export const fateOf = (row: Dated, { now, conversationDays }: Retention): Fate => {
  const isPast = isOver(row, now);
  const since = (at: string | undefined): number => now - Date.parse(at ?? '');
  switch (kindOf(row.sk)) {
    case 'LEAD':
      return isPast ? 'lead' : 'keep';
    case 'CONVERSATION':
      return isPast || since(row.lastAt) >= conversationDays * DAY_MS ? 'conversation' : 'keep';
    case 'BOOKING':
      return since(row.endAt) >= LEAD_RETENTION_MS ? 'booking' : 'keep';
    case 'TAKEN':
      return now - claimedAt(row.sk) >= CLAIM_DAYS * DAY_MS ? 'remove' : 'keep';
    case 'CONTACT':
      return 'contact';
    default:
      return isPast ? 'remove' : 'keep';
  }
};
