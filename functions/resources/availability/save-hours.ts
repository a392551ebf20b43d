import { MAIN_CALENDAR, type TenantId } from '../../../shared/domain/ids.ts';
import { hoursFaults, isInGrid, isOneRotation } from '../../../shared/domain/weekly-grid.ts';
import { dayNumber, opensOn, type Rotation, type WindowDates } from '../../../shared/domain/window-dates.ts';
import {
  type AvailabilityWindow,
  MAX_HOURS_WRITTEN,
  MAX_WINDOWS,
  type WeeklyHours,
} from '../../../shared/schemas/availability.ts';
import { AppError, invalidField } from '../../kernel/app-error.ts';
import { limitReached } from '../../kernel/limit-reached.ts';
import { ifAbsent, ifFieldIs } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { checkPeople } from '../../records/calendars/calendar-person.ts';
import {
  datedFields,
  listWindows,
  MAX_WINDOWS_IN_ALL,
  type WindowItem,
} from '../../records/calendars/window-store.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import { changeRules } from '../tenants/change-rules.ts';
import { type HoursPlan, planHours, writesOf } from './plan-hours.ts';

interface Saving {
  readonly mint: (kind: string) => string;
  readonly updatedAt: string;
}

/** A date's hours are its weekday's, and come once. */
export const checkDated = (
  path: string,
  date: string | undefined,
  window: (Pick<WindowDates, 'dayOfWeek'> & { readonly rotation?: Rotation | null | undefined }) | undefined,
): void => {
  if (date === undefined || window === undefined) return;
  const { dayOfWeek, rotation } = window;
  if (rotation || !opensOn({ dayOfWeek }, dayNumber(date))) throw invalidField(path, 'invalid');
};

/** Throws 400 for a week that its rotation does not have, and for one calendar's rotations of different lengths. */
export const checkRotation = (windows: Parameters<typeof isOneRotation>[0]): void => {
  if (windows.some(({ rotation }) => rotation && rotation.week >= rotation.weeks))
    throw invalidField('rotation', 'invalid');
  if (!isOneRotation(windows)) throw invalidField('rotation', 'one_rotation');
};

/** Throws what is wrong with the hours themselves, whatever is saved already. */
export const checkHours = (hours: readonly WeeklyHours[]): void => {
  for (const [index, { calendarId, date, windows }] of hours.entries()) {
    if (hours.findIndex((one) => one.calendarId === calendarId && one.date === date) < index)
      throw invalidField(`hours[${index}].calendarId`, 'invalid');
    for (const [n, key] of hoursFaults(windows).entries()) {
      checkDated(`hours[${index}].windows[${n}].dayOfWeek`, date, windows[n]);
      const path = `hours[${index}].windows[${n}].endTime`;
      if (key === 'end_before_start') throw new AppError(key, { issues: [{ path, key }] });
      if (key) throw invalidField(path, key);
    }
  }
};

const isAsSeen = (present: readonly AvailabilityWindow[], { seen }: WeeklyHours): boolean =>
  present.length === seen.length &&
  present.every((window) =>
    seen.some((one) => one.availabilityId === window.availabilityId && one.version === window.version),
  );

/** The plan of one calendar. Throws 409 `changed_meanwhile` unless its grid is as it was seen, or already as wished. */
const planOf = (
  all: readonly AvailabilityWindow[],
  { timezone }: TenantItem,
  wished: WeeklyHours,
): HoursPlan => {
  const own = all.filter(({ calendarId }) => calendarId === wished.calendarId);
  const present = own.filter((window) => isInGrid(window, timezone, wished.date));
  const plan = planHours(present, wished.windows);
  if (writesOf(plan) === 0) return plan;
  if (!isAsSeen(present, wished))
    throw new AppError('changed_meanwhile', { extra: { present: { windows: all } } });
  checkRotation([...own.filter((window) => !present.includes(window)), ...wished.windows]);
  if (own.length + plan.added.length - plan.removed.length > MAX_WINDOWS)
    throw limitReached('windows', MAX_WINDOWS);
  return plan;
};

const writes = (
  { tenantId, timezone }: TenantItem,
  { calendarId, date }: WeeklyHours,
  { changed, added, removed }: HoursPlan,
  { mint, updatedAt }: Saving,
): readonly Write[] => [
  ...changed.map(({ window: { availabilityId, version }, to: { capacity = 1, ...to } }) => ({
    update: keys.window(tenantId, availabilityId),
    set: { ...to, capacity, updatedAt },
    unset: to.rotation ? [] : ['rotation'],
    when: ifFieldIs('version', version),
  })),
  ...added.map(({ capacity = 1, ...hours }, n) => {
    const availabilityId = mint(`window-${calendarId}-${date ?? 'week'}-${n}`);
    const item: WindowItem = {
      ...{ availabilityId, ...hours, timezone, capacity, active: true, calendarId, updatedAt, version: 1 },
      ...datedFields(date),
    };
    return { put: keys.window(tenantId, availabilityId), item, when: ifAbsent };
  }),
  ...removed.map(({ availabilityId, version }) => ({
    remove: keys.window(tenantId, availabilityId),
    when: ifFieldIs('version', version),
  })),
];

/**
 * Saves several people's hours of the week, or of one date, together or not at all; windows outside of their grids
 * stay, and so do bookings. The same hours again change nothing. Throws 400 `end_before_start` and `invalid_request`
 * for hours that overlap, by the path of the first, 409 `changed_meanwhile`, 409 `limit_reached`, 503 `busy`.
 */
export const saveHours = async (
  table: Table,
  tenantId: TenantId,
  hours: readonly WeeklyHours[],
  saving: Saving,
): Promise<void> => {
  checkHours(hours);
  const people = hours.map(({ calendarId }) => calendarId).filter((id) => id !== MAIN_CALENDAR);
  await checkPeople(table, tenantId, 'hours', people);
  await changeRules(table, tenantId, async (tenant) => {
    const all = await listWindows(table, tenantId);
    const plans = hours.map((one) => ({ one, plan: planOf(all, tenant, one) }));
    const sum = (count: (plan: HoursPlan) => number) => plans.reduce((n, { plan }) => n + count(plan), 0);
    const grown = sum(({ added, removed }) => added.length - removed.length);
    if (sum(writesOf) > MAX_HOURS_WRITTEN) throw limitReached('hours_at_once', MAX_HOURS_WRITTEN);
    if (grown > 0 && all.length + grown > MAX_WINDOWS_IN_ALL)
      throw limitReached('windows_in_all', MAX_WINDOWS_IN_ALL);
    return plans.flatMap(({ one, plan }) => writes(tenant, one, plan, saving));
  });
};
