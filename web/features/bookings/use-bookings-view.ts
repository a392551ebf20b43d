import { dateOf } from '../../lib/day-key.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import type { Sort } from '../../ui/table-header.tsx';
import { BOOKINGS_SHOWN, type BookingsShown, SORT_KEYS } from './booking-query.ts';
import { useHasTeam } from './use-calendars.ts';

export const BOOKINGS_VIEWS = ['team', 'list', 'week', 'day'] as const;
export type BookingsViewName = (typeof BOOKINGS_VIEWS)[number];

/** `?show=` of the waitlist. */
export const WAITLIST = 'waitlist';

/** `?new=` of a booking for somebody who is there. */
const WALK_IN = 'walk-in';

const oneOf = <Name extends string>(names: readonly Name[], value: string | null, usual: Name): Name =>
  names.find((name) => name === value) ?? usual;

const sortOf = (value: string | null): Sort | null => {
  const key = SORT_KEYS.find((one) => one === value?.replace(/^-/, ''));
  if (key === undefined) return null;
  return { key, direction: value?.startsWith('-') ? 'descending' : 'ascending' };
};

/** What a new booking starts from: the free time, its person, the lead or the service that was pressed. */
export interface BookingStart {
  readonly startAt: string;
  readonly calendarId: string;
  readonly leadId: string;
  readonly serviceId: string;
}

const instantOf = (value: string | null): string =>
  value !== null && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : '';

const closedForm = { new: '', at: '', with: '', lead: '', service: '' };

/** Parameters that only the list has: an address with one of them means the list. */
const OF_LIST = ['show', 'q', 'sort'] as const;

/** The view named in the address; without one a team's day, and the list where one person takes bookings. */
export const viewNameOf = (params: URLSearchParams, hasTeam: boolean): BookingsViewName =>
  oneOf<BookingsViewName>(
    BOOKINGS_VIEWS,
    params.get('view'),
    hasTeam && !OF_LIST.some((name) => params.has(name)) ? 'team' : 'list',
  );

/**
 * What the page shows, kept in the URL: `?view=team|list|week|day`, `?date=`, `?calendar=`; of the table `?show=past`
 * (or `waitlist`), `?q=`, `?sort=`; `?booking=` for the open one; `?new=1` for the form (`walk-in` for somebody who is
 * there), with `?at=`, `?lead=` and `?service=` to start from.
 */
export const useBookingsView = () => {
  const { params, set, change } = useAddressParams();
  const start: BookingStart = {
    startAt: instantOf(params.get('at')),
    calendarId: params.get('with') ?? '',
    leadId: params.get('lead') ?? '',
    serviceId: params.get('service') ?? '',
  };
  const hasTeam = useHasTeam();
  const name = viewNameOf(params, hasTeam ?? false);
  return {
    name,
    hasTeam: hasTeam ?? false,
    /** Whether it is known who takes bookings: which view an address without one means, and what stands above it. */
    isKnown: hasTeam !== undefined,
    /** Whether the address names a view, so that it is known at once what it reads. */
    isNamed: params.has('view') || OF_LIST.some((one) => params.has(one)),
    shown: oneOf<BookingsShown>(BOOKINGS_SHOWN, params.get('show'), 'upcoming'),
    /** The waitlist in place of a list of bookings. */
    isWaitlist: params.get('show') === WAITLIST && name === 'list',
    date: dateOf(params.get('date')),
    calendarId: params.get('calendar'),
    search: params.get('q') ?? '',
    sort: sortOf(params.get('sort')),
    openedId: params.get('booking'),
    isCreating: params.has('new') && params.get('new') !== WALK_IN,
    isWalkIn: params.get('new') === WALK_IN,
    start,
    setDate: (date: string) => set('date', date),
    setCalendar: (calendarId: string) => set('calendar', calendarId),
    setSearch: (search: string) => set('q', search),
    setSort: ({ key, direction }: Sort) => set('sort', direction === 'descending' ? `-${key}` : key),
    setOpened: (bookingId: string | null) => set('booking', bookingId ?? ''),
    create: (startAt = '', calendarId = '') =>
      change({ ...closedForm, new: '1', at: startAt, with: calendarId }),
    walkIn: () => change({ ...closedForm, new: WALK_IN }),
    closeForm: () => change(closedForm),
  };
};

export type BookingsView = ReturnType<typeof useBookingsView>;
