import { MAIN_CALENDAR, type TenantId } from '../../../shared/domain/ids.ts';
import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import { found } from '../../kernel/app-error.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Versioned } from '../../kernel/table/versioned.ts';
import { agendaExpiry } from './agenda-expiry.ts';

/** Weekly windows that all calendars of a business may have together. */
export const MAX_WINDOWS_IN_ALL = 500;

export type WindowItem = AvailabilityWindow & Versioned & { readonly expiresAt?: number };

/** A window of one date is kept as long as the day that was computed from it. */
export const datedFields = (date: string | undefined): Pick<WindowItem, 'date' | 'expiresAt'> =>
  date === undefined ? {} : { date, expiresAt: agendaExpiry(date) };

export const toWindow = (item: WindowItem): AvailabilityWindow => ({
  availabilityId: item.availabilityId,
  dayOfWeek: item.dayOfWeek,
  startTime: item.startTime,
  endTime: item.endTime,
  timezone: item.timezone,
  capacity: item.capacity,
  active: item.active,
  calendarId: item.calendarId ?? MAIN_CALENDAR,
  ...(item.rotation ? { rotation: item.rotation } : {}),
  ...(item.date ? { date: item.date } : {}),
  updatedAt: item.updatedAt,
  version: item.version,
});

/** All of a business's windows, in the order of the week. */
export const listWindows = async (
  table: Table,
  tenantId: TenantId,
): Promise<readonly AvailabilityWindow[]> => {
  const items = await table.all<WindowItem>(ranges.windows(tenantId), MAX_WINDOWS_IN_ALL);
  return items
    .map(toWindow)
    .sort((a, b) => a.dayOfWeek - b.dayOfWeek || a.startTime.localeCompare(b.startTime));
};

export const findWindow = (table: Table, tenantId: TenantId, id: string): Promise<WindowItem | undefined> =>
  table.get<WindowItem>(keys.window(tenantId, id));

/** One window. Throws 404 `not_found`, also for another business's. */
export const getWindow = async (table: Table, tenantId: TenantId, id: string): Promise<AvailabilityWindow> =>
  toWindow(found(await findWindow(table, tenantId, id)));
