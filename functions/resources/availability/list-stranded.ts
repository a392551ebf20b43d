import type { TenantId } from '../../../shared/domain/ids.ts';
import { isInGrid } from '../../../shared/domain/weekly-grid.ts';
import type { WeeklyHours } from '../../../shared/schemas/availability.ts';
import type { ClosureCreate } from '../../../shared/schemas/closure.ts';
import type { StrandedAsk, StrandedBookings } from '../../../shared/schemas/stranded.ts';
import { strandedBy } from '../../agenda/stranded.ts';
import { minuteOf } from '../../agenda/time.ts';
import type { AgendaWindow, Rules } from '../../agenda/types.ts';
import { found } from '../../kernel/app-error.ts';
import type { Table } from '../../kernel/table/table.ts';
import { type BookingItem, toBooking } from '../../records/bookings/booking-store.ts';
import { closedIn, loadRules } from '../../records/calendars/calendar-store.ts';
import { getTenant, type TenantItem } from '../../records/tenants/tenant-store.ts';
import { confirmedAhead } from '../bookings/bookings-ahead.ts';
import { holidaysOf } from '../closures/add-quebec-holidays.ts';
import { checkDays } from '../closures/save-closure.ts';
import { freeColleagues, type Timed } from './free-colleagues.ts';
import { checkHours } from './save-hours.ts';
import { checkOrder } from './save-window.ts';

/** Pages of 500 bookings ahead that are looked at. */
const MOST_PAGES = 10;

/** Bookings that one answer lists. */
const MOST_LISTED = 100;

type GridWindow = AgendaWindow & { readonly calendarId: string };

const isReplaced = (window: GridWindow, { timezone }: TenantItem, hours: readonly WeeklyHours[]): boolean =>
  hours.some(({ calendarId, date }) => window.calendarId === calendarId && isInGrid(window, timezone, date));

/** The windows as they would be once these hours were saved. */
const wishedWindows = (
  windows: readonly GridWindow[],
  tenant: TenantItem,
  hours: readonly WeeklyHours[],
): readonly AgendaWindow[] => [
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

/** One window changed or deleted, and the others. Throws 404 for an unknown one, 400 for one that ends before it starts. */
const withoutWindow = (
  windows: readonly GridWindow[],
  { availabilityId, change }: NonNullable<StrandedAsk['window']>,
): readonly GridWindow[] => {
  const { rotation, ...present } = found(windows.find((window) => window.availabilityId === availabilityId));
  const others = windows.filter((window) => window.availabilityId !== availabilityId);
  if (!change) return others;
  const { rotation: wished = rotation } = change;
  const changed = {
    ...present,
    dayOfWeek: change.dayOfWeek ?? present.dayOfWeek,
    startTime: change.startTime ?? present.startTime,
    endTime: change.endTime ?? present.endTime,
    timezone: change.timezone ?? present.timezone,
    active: change.active ?? present.active,
    calendarId: change.calendarId ?? present.calendarId,
    ...(wished ? { rotation: wished } : {}),
  };
  checkOrder(changed);
  return [...others, changed];
};

const wishedClosure = (timezone: string, { from, to = from, ...rest }: ClosureCreate) =>
  closedIn(timezone, { closureId: 'wished', from, to, ...rest, calendarId: rest.calendarId ?? null });

const wishedClosures = (
  { windows }: Pick<Rules, 'windows'>,
  { timezone }: TenantItem,
  { closure, holidays }: StrandedAsk,
  now: number,
) => [
  ...(closure ? [wishedClosure(timezone, closure)] : []),
  ...(holidays ? holidaysOf(holidays, windows, timezone, now) : []).map(({ date }) =>
    wishedClosure(timezone, { from: date }),
  ),
];

const changedRules = (
  rules: Rules & { readonly windows: readonly GridWindow[] },
  tenant: TenantItem,
  ask: StrandedAsk,
  now: number,
): Rules => {
  const windows = ask.window ? withoutWindow(rules.windows, ask.window) : rules.windows;
  return {
    ...rules,
    windows: wishedWindows(windows, tenant, ask.hours ?? []),
    closures: [...rules.closures, ...wishedClosures(rules, tenant, ask, now)],
  };
};

const timed = (booking: BookingItem): readonly Timed[] => {
  const [start, end] = [minuteOf(booking.startAt), minuteOf(booking.endAt)];
  return start === undefined || end === undefined ? [] : [{ booking, start, end }];
};

/**
 * The confirmed bookings ahead that a change of hours or of a window, a closure or holidays would strand: whose minutes
 * are offered now and would not be, and who else could take each of them. Nothing is changed. The first hundred are
 * listed, of the first 5,000 bookings ahead. Throws 400 for what could not be saved, 404 for an unknown window.
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
  const after = changedRules(rules, tenant, ask, now);
  const stranded: Timed[] = [];
  let isMore = false;
  for await (const { bookings, isLast } of confirmedAhead(table, tenantId, now, MOST_PAGES)) {
    const times = Map.groupBy(bookings.flatMap(timed), ({ booking }) => booking.calendarId);
    for (const [calendarId, own] of times) stranded.push(...strandedBy(rules, after, calendarId, own));
    isMore = !isLast;
  }
  const sorted = stranded.sort((a, b) => a.start - b.start);
  const listed = sorted.slice(0, MOST_LISTED);
  return {
    bookings: listed.map(({ booking }) => toBooking(tenant, booking, now)),
    colleagues: [...(await freeColleagues(table, tenant, listed, after, now))],
    isMore: isMore || sorted.length > MOST_LISTED,
  };
};
