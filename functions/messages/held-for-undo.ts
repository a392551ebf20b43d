import { SECOND_MS } from '../../shared/domain/duration.ts';
import { UNDO_MS } from '../../shared/domain/undo.ts';
import type { OutboxEntry } from '../records/pending-event.ts';

/** What an undo at the last moment takes to arrive. */
const ON_ITS_WAY_MS = 5 * SECOND_MS;

/**
 * The moment, in epoch milliseconds, from which a change may be told and its freed time given away: what the business
 * changed, once its screens no longer offer to undo it; what a visitor changed, at once.
 */
export const heldForUndo = ({ by, at }: Pick<OutboxEntry, 'by' | 'at'>, now: number): number =>
  by === 'business' ? Math.max(now, Date.parse(at) + UNDO_MS + ON_ITS_WAY_MS) : now;
