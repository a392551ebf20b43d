import type { Booking } from '../../../shared/schemas/booking.ts';
import { dayAfter, dayKey } from '../../lib/day-key.ts';

export interface AgendaOfDay {
  readonly day: 'today' | 'tomorrow';
  readonly count: number;
}

/** Today's remaining bookings; tomorrow's when there are none. */
export const agendaOfDay = (
  upcoming: readonly Pick<Booking, 'startAt'>[],
  nowMs: number,
  timezone: string,
): AgendaOfDay => {
  const today = dayKey(nowMs, timezone);
  const on = (day: string) => upcoming.filter(({ startAt }) => dayKey(startAt, timezone) === day).length;
  const left = on(today);
  return left > 0 ? { day: 'today', count: left } : { day: 'tomorrow', count: on(dayAfter(today, 1)) };
};
