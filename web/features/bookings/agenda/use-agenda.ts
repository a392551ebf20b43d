import { areRead } from '../../../lib/are-read.ts';
import { dayAfter, dayKey } from '../../../lib/day-key.ts';
import { unreadOf } from '../../session/unread.ts';
import { useApi, useApiList } from '../../session/use-api.ts';
import { useMe } from '../../session/use-me.ts';
import type { BookingsView } from '../use-bookings-view.ts';
import { agendaClosures } from './agenda-closures.ts';
import { agendaQuery, dateQuery } from './day-bookings.ts';
import { firstDayOf, weekOf } from './week-days.ts';

/** Of the surroundings of the bookings, in the order in which they are told. */
const SURROUNDINGS = ['hours', 'closures', 'calendars', 'busy'] as const;

/** Pages of a hundred bookings that are read at first: as many as a week has but in the rarest case. */
const PAGES = 10;

/** What is read beside the bookings: when nobody takes any, and what the calendars are called. */
const useSurroundings = (around: { readonly from: string; readonly to: string }) => {
  const hours = useApi('GET /v1/availability');
  const closures = useApi('GET /v1/closures');
  const calendars = useApi('GET /v1/calendars');
  // Those of the days before stay until these have come, so that nothing is cleared for a moment.
  const busy = useApi('GET /v1/calendars/busy', { query: around }, { keepPreviousData: true });
  const all = { hours, closures, calendars, busy };
  return {
    closures: closures.data?.closures ?? [],
    calendars: calendars.data?.calendars ?? [],
    busy: busy.data?.busy ?? [],
    areRead: areRead(Object.values(all)),
    unread: unreadOf(SURROUNDINGS, all),
  };
};

/** The view's date, or the week it lies in: the days, their bookings, closures and absences. */
const useAgenda = (
  { date, calendarId }: Pick<BookingsView, 'date' | 'calendarId'>,
  span: 'week' | 'date',
) => {
  const { timezone } = useMe().tenant;
  const today = dayKey(Date.now(), timezone);
  const shownDate = date ?? today;
  const days = span === 'date' ? [shownDate] : weekOf(shownDate, firstDayOf(timezone));
  const query = span === 'date' ? dateQuery(shownDate) : agendaQuery(days, calendarId);
  const list = useApiList('GET /v1/bookings', (data) => data.bookings, query, PAGES);
  const around = { from: dayAfter(days[0] ?? '', -1), to: dayAfter(days.at(-1) ?? '', 1) };
  const surroundings = useSurroundings(around);
  const { closures, absences } = agendaClosures(
    surroundings.closures,
    calendarId,
    surroundings.calendars.filter(({ active }) => active),
  );
  return {
    today,
    date: shownDate,
    days,
    timezone,
    calendarId,
    /** The days from which times outside calendars are read. */
    around,
    closures,
    absences,
    away: surroundings.busy.filter((run) => calendarId === null || run.calendarId === calendarId),
    /** Whether all that is drawn around the bookings was read, or could not be. */
    isDrawable: surroundings.areRead,
    unread: surroundings.unread,
    bookings: list.items,
    /** Whether there are bookings of these days that are not read yet. */
    hasMore: list.hasMore,
    loadMore: list.loadMore,
    error: list.error,
    isReading: list.isValidating,
    retry: () => void list.mutate(),
  };
};

/** What a view that is no list shows: the team's day, or the week that its date lies in. */
export const useShownAgenda = (view: Pick<BookingsView, 'name' | 'date' | 'calendarId'>) =>
  useAgenda(view, view.name === 'team' ? 'date' : 'week');

export type Agenda = ReturnType<typeof useAgenda>;
