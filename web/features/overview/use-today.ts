import { DAY_MS } from '../../../shared/domain/duration.ts';
import type { PersonColour } from '../../../shared/domain/person-colours.ts';
import type { Booking } from '../../../shared/schemas/booking.ts';
import { areRead } from '../../lib/are-read.ts';
import { closedHours } from '../../lib/closed-hours.ts';
import { dayAfter, dayKey } from '../../lib/day-key.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { instantOf } from '../../lib/wall-instant.ts';
import { useApi, useApiList } from '../session/use-api.ts';
import { useMe } from '../session/use-me.ts';
import { nextAfter, type Presence, presenceAt } from './presence.ts';

/** One person's day so far and to come. */
export interface PersonToday {
  readonly calendarId: string;
  readonly name: string;
  readonly colour: PersonColour | null;
  readonly presence: Presence;
  readonly next: Booking | undefined;
}

/** Pages of a hundred bookings that are read at first: as many as a day has but in the rarest case. */
const PAGES = 5;

const useBookingsOfToday = (start: number, end: number) =>
  // An appointment that began before midnight may still last.
  useApiList(
    'GET /v1/bookings',
    (data) => data.bookings,
    {
      limit: 100,
      from: new Date(start - DAY_MS).toISOString(),
      to: new Date(end).toISOString(),
      status: 'active',
    },
    PAGES,
  );

/** Everybody who takes bookings, what they do now and what comes next; undefined while it loads. */
export const useToday = () => {
  const { timezone } = useMe().tenant;
  const now = useMinute();
  const date = dayKey(now, timezone);
  const [start, end] = [instantOf(date, '00:00', timezone), instantOf(date, '24:00', timezone)];
  const around = { from: dayAfter(date, -1), to: dayAfter(date, 1) };
  const list = useBookingsOfToday(start, end);
  const busy = useApi('GET /v1/calendars/busy', { query: around });
  const calendars = useApi('GET /v1/calendars');
  const availability = useApi('GET /v1/availability');
  const closures = useApi('GET /v1/closures');
  const answers = [list, busy, calendars, availability, closures];
  const error = answers.find((answer) => !answer.data && answer.error)?.error;
  const retry = () => void Promise.all(answers.map(({ mutate }) => mutate()));
  const isRead = areRead(answers);
  const { hasMore, loadMore, isValidating } = list;
  const rest = { hasMore, loadMore, isReading: isValidating };
  if (!list.items || !busy.data || !calendars.data || !availability.data || !closures.data)
    return { date, error, retry, isRead, ...rest, people: undefined };
  const [bookings, runs] = [list.items, busy.data.busy];
  const week = {
    ...{ days: [date], timezone },
    windows: availability.data.windows,
    closures: closures.data.closures,
  };
  const people = calendars.data.calendars
    .filter(({ active }) => active)
    .map(({ calendarId, name, colour }): PersonToday => {
      const own = bookings.filter((booking) => booking.calendarId === calendarId);
      const elsewhere = runs
        .filter((run) => run.calendarId === calendarId)
        .map(({ startAt, endAt }) => ({ start: Date.parse(startAt), end: Date.parse(endAt) }));
      const closed = closedHours({ ...week, calendarIds: [calendarId] });
      const presence = presenceAt({ start, end, bookings: own, closed, elsewhere }, now);
      return { calendarId, name, colour, presence, next: nextAfter(own, now) };
    });
  return { date, error, retry, isRead, ...rest, people };
};

export type Today = ReturnType<typeof useToday>;
