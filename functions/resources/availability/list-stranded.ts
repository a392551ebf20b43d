import type { TenantId } from '../../../shared/domain/ids.ts';
import { isInGrid } from '../../../shared/domain/weekly-grid.ts';
import type { WeeklyHours } from '../../../shared/schemas/availability.ts';
import type { ClosureCreate } from '../../../shared/schemas/closure.ts';
import type { StrandedAsk, StrandedBookings } from '../../../shared/schemas/stranded.ts';
import { strandedBy } from '../../agenda/stranded.ts';
import { minuteOf } from '../../agenda/time.ts';
import type { Rules, Window } from '../../agenda/types.ts';
import type { Table } from '../../kernel/table/table.ts';
import { type BookingItem, toBooking } from '../../records/booking-store.ts';
import { closedIn, loadRules } from '../../records/calendar-store.ts';
import { getTenant, type TenantItem } from '../../records/tenant-store.ts';
import { confirmedAhead } from '../bookings/bookings-ahead.ts';
import { checkDays } from '../closures/save-closure.ts';
import { checkHours } from './save-hours.ts';

/** Pages of 500 bookings ahead that are looked at. */
const MOST_PAGES = 10;

/** Bookings that one answer lists. */
const MOST_LISTED = 100;

type GridWindow = Window & { readonly calendarId: string };

const isReplaced = (window: GridWindow, { timezone }: TenantItem, hours: readonly WeeklyHours[]): boolean =>
  hours.some(({ calendarId, date }) => window.calendarId === calendarId && isInGrid(window, timezone, date));

/** The windows as they would be once these hours were saved. */
const wishedWindows = (
  windows: readonly GridWindow[],
  tenant: TenantItem,
  hours: readonly WeeklyHours[],
): readonly Window[] => [
  ...windows.filter((window) => !isReplaced(window, tenant, hours)),
  ...hours.flatMap(({ calendarId, date, windows: wished }) =>
    wished.map(({ capacity = 1, ...one }, n) => ({
      ...one,
      capacity,
      availabilityId: `wished-${n}`,
      timezone: tenant.timezone,
      active: true,
      calendarId,
      date,
    })),
  ),
];

const wishedClosure = (timezone: string, { from, to = from, ...rest }: ClosureCreate) =>
  closedIn(timezone, { closureId: 'wished', from, to, ...rest, calendarId: rest.calendarId ?? null });

const changedRules = (
  rules: Rules & { readonly windows: readonly GridWindow[] },
  tenant: TenantItem,
  { hours = [], closure }: StrandedAsk,
): Rules => ({
  ...rules,
  windows: wishedWindows(rules.windows, tenant, hours),
  closures: [...rules.closures, ...(closure ? [wishedClosure(tenant.timezone, closure)] : [])],
});

interface Timed {
  readonly booking: BookingItem;
  readonly start: number;
  readonly end: number;
}

const timed = (booking: BookingItem): readonly Timed[] => {
  const [start, end] = [minuteOf(booking.startAt), minuteOf(booking.endAt)];
  return start === undefined || end === undefined ? [] : [{ booking, start, end }];
};

/**
 * The confirmed bookings ahead that a change of hours or a closure would strand: whose minutes are offered now and
 * would not be. Nothing is changed. The first hundred are listed, of the first 5,000 bookings ahead. Throws 400 for
 * hours or a closure that could not be saved.
 */
export const listStranded = async (
  table: Table,
  tenantId: TenantId,
  ask: StrandedAsk,
  now: number,
): Promise<StrandedBookings> => {
  checkHours(ask.hours ?? []);
  if (ask.closure) checkDays(ask.closure);
  const tenant = await getTenant(table, tenantId);
  const rules = await loadRules(table, tenant);
  const after = changedRules(rules, tenant, ask);
  const found: BookingItem[] = [];
  let isMore = false;
  for await (const { bookings, isLast } of confirmedAhead(table, tenantId, now, MOST_PAGES)) {
    const times = Map.groupBy(bookings.flatMap(timed), ({ booking }) => booking.calendarId);
    for (const [calendarId, own] of times)
      found.push(...strandedBy(rules, after, calendarId, own).map(({ booking }) => booking));
    isMore = !isLast;
  }
  const sorted = found.sort((a, b) => a.startAt.localeCompare(b.startAt));
  return {
    bookings: sorted.slice(0, MOST_LISTED).map((booking) => toBooking(tenant, booking, now)),
    isMore: isMore || sorted.length > MOST_LISTED,
  };
};
