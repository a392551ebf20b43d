import { MAX } from '../../../shared/domain/limits.ts';
import type { NoteResult } from '../../assistant/ports.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import { ifUnchanged } from '../../kernel/table/versioned.ts';
import type { Write } from '../../kernel/table/write.ts';
import { historyLine } from '../../records/bookings/booking-history.ts';
import { type BookingItem, sequenceOf } from '../../records/bookings/booking-store.ts';
import { pendingEvent } from '../../records/pending-event.ts';
import { ownOf } from './find-own.ts';
import type { VisitorTurn } from './visitor-turn.ts';

/** A note with further lines, each once; `undefined` where they do not fit. */
const noteWith = (note: string | null, lines: readonly string[]): string | undefined => {
  const known = note === null ? [] : note.split('\n');
  const whole = [...new Set([...known, ...lines])].join('\n');
  return whole.length > MAX.note ? undefined : whole;
};

const noteWrites = ({ tenant, visit }: VisitorTurn, booking: BookingItem, note: string): readonly Write[] => {
  const { tenantId } = tenant;
  const { bookingId, version, holder } = booking;
  const of = {
    tenantId,
    subjectId: bookingId,
    sequence: sequenceOf(booking),
    by: 'visitor' as const,
    holder,
  };
  const after = { ...booking, note, version: version + 1 };
  return [
    { update: keys.booking(tenantId, bookingId), set: { note }, when: ifUnchanged(booking) },
    pendingEvent({ ...of, type: 'booking.updated' }, visit.now, version),
    historyLine(tenantId, booking, after, { by: 'visitor' }, visit.now),
  ];
};

/**
 * Adds lines to the notes of bookings of this conversation: to all of them, or to none where one has no room. Their visitor
 * is told of nothing. Throws 503 `busy`.
 */
export const addNote = (
  turn: VisitorTurn,
  bookingIds: readonly string[],
  lines: readonly string[],
): Promise<NoteResult> =>
  settledOrBusy<NoteResult>(async () => {
    // What is cancelled is told of too: the reason goes with it.
    const own = (await ownOf(turn, bookingIds)).filter(({ startAt }) => Date.parse(startAt) > turn.visit.now);
    if (own.length === 0) return { kind: 'too_late' };
    const writes: Write[] = [];
    for (const booking of own) {
      const note = noteWith(booking.note, lines);
      if (note === undefined) return { kind: 'full' };
      if (note !== booking.note) writes.push(...noteWrites(turn, booking, note));
    }
    if (writes.length === 0) return { kind: 'kept' };
    const outcome = await turn.kernel.table.attempt(writes);
    return outcome.kind === 'committed' ? { kind: 'kept' } : undefined;
  });
