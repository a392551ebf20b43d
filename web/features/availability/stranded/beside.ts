import { MINUTE_MS } from '../../../../shared/domain/duration.ts';
import { fitsAmong, type MinuteLoad, type Occupation, occupied } from '../../../../shared/domain/places.ts';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import type { FreeColleague } from '../../../../shared/schemas/stranded.ts';

/** A booking, and the colleague who takes it over. */
export interface Taking {
  readonly booking: Pick<Booking, 'startAt' | 'endAt'>;
  readonly to: Omit<FreeColleague, 'personName'>;
}

const NO_PLACE: MinuteLoad = { services: 0, befores: 0, afters: 0, capacity: 0 };

/** What the giving would take of the colleague's calendar. */
const occupationOf = ({ booking, to: { beforeMin, afterMin } }: Taking): Occupation => ({
  start: Date.parse(booking.startAt) / MINUTE_MS,
  end: Date.parse(booking.endAt) / MINUTE_MS,
  before: beforeMin,
  after: afterMin,
});

/** Whether a colleague has a place for a booking beside those that they are given already. */
export const fitsBeside = (giving: Taking, given: readonly Taking[]): boolean => {
  const { calendarId, loads } = giving.to;
  const one = occupationOf(giving);
  const minutes: readonly MinuteLoad[] = loads.flatMap((load) => Array<MinuteLoad>(load.minutes).fill(load));
  const { start } = occupied(one);
  const loadAt = (minute: number): MinuteLoad => minutes[minute - start] ?? NO_PLACE;
  const others = given.filter(({ to }) => to.calendarId === calendarId).map(occupationOf);
  return fitsAmong(loadAt, one, others);
};
