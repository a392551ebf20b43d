import { MAIN_CALENDAR, type TenantId } from '../../shared/domain/ids.ts';
import type { AvailabilityWindow } from '../../shared/schemas/availability.ts';
import { found } from '../kernel/app-error.ts';
import { keys, ranges } from '../kernel/table/keys.ts';
import type { Table } from '../kernel/table/table.ts';
import type { Versioned } from '../kernel/table/versioned.ts';

/** Weekly windows that one calendar may have, and all calendars of a business together. */
export const MAX_WINDOWS = 100;
export const MAX_WINDOWS_IN_ALL = 500;

export type WindowItem = AvailabilityWindow & Versioned;

export const toWindow = (item: WindowItem): AvailabilityWindow => ({
  availabilityId: item.availabilityId,
  dayOfWeek: item.dayOfWeek,
  startTime: item.startTime,
  endTime: item.endTime,
  timezone: item.timezone,
  capacity: item.capacity,
  active: item.active,
  calendarId: item.calendarId ?? MAIN_CALENDAR,
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
