import { MAIN_CALENDAR, type TenantId } from '../../../shared/domain/ids.ts';
import {
  type AvailabilityWindow,
  MAX_WINDOWS,
  type WindowCreate,
  type WindowPatch,
} from '../../../shared/schemas/availability.ts';
import { AppError, found } from '../../kernel/app-error.ts';
import { limitReached } from '../../kernel/limit-reached.ts';
import { ifAbsent, ifPresent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { ifUnchanged, isSavedBy } from '../../kernel/table/versioned.ts';
import { checkCalendar } from '../../records/calendars/calendar-person.ts';
import {
  datedFields,
  findWindow,
  getWindow,
  listWindows,
  MAX_WINDOWS_IN_ALL,
  toWindow,
  type WindowItem,
} from '../../records/calendars/window-store.ts';
import { changeRules } from '../tenants/change-rules.ts';
import { checkDated, checkRotation } from './save-hours.ts';

/** Throws 409 `limit_reached` where a calendar, or the business, has as many windows as it may. */
const checkRoom = (existing: readonly AvailabilityWindow[], calendar: string): void => {
  const own = existing.filter(({ calendarId }) => calendarId === calendar);
  if (own.length >= MAX_WINDOWS) throw limitReached('windows', MAX_WINDOWS);
  if (existing.length >= MAX_WINDOWS_IN_ALL) throw limitReached('windows_in_all', MAX_WINDOWS_IN_ALL);
};

/** Throws 400 `end_before_start`. HH:MM texts compare in the order of their times, `24:00` included. */
export const checkOrder = ({ startTime, endTime }: { startTime: string; endTime: string }): void => {
  if (endTime > startTime) return;
  throw new AppError('end_before_start', { issues: [{ path: 'endTime', key: 'end_before_start' }] });
};

/**
 * A new weekly window, in the business's zone unless it names one; the same `id` again returns the existing one.
 * Throws 409 `limit_reached`; the rules version keeps the count exact under concurrent requests.
 */
export const createWindow = async (
  table: Table,
  tenantId: TenantId,
  id: string,
  body: WindowCreate,
  updatedAt: string,
): Promise<AvailabilityWindow> => {
  checkOrder(body);
  checkDated('dayOfWeek', body.date, body);
  const { calendarId = MAIN_CALENDAR, rotation } = body;
  await checkCalendar(table, tenantId, calendarId);
  await changeRules(table, tenantId, async (tenant) => {
    const existing = await listWindows(table, tenantId);
    if (existing.some(({ availabilityId }) => availabilityId === id)) return undefined;
    checkRoom(existing, calendarId);
    checkRotation([body, ...existing.filter((one) => one.calendarId === calendarId)]);
    const item: WindowItem = {
      availabilityId: id,
      dayOfWeek: body.dayOfWeek,
      startTime: body.startTime,
      endTime: body.endTime,
      timezone: body.timezone || tenant.timezone,
      capacity: body.capacity ?? 1,
      active: body.active ?? true,
      calendarId,
      ...(rotation ? { rotation } : {}),
      ...datedFields(body.date),
      updatedAt,
      version: 1,
    };
    return { put: keys.window(tenantId, id), item, when: ifAbsent };
  });
  return getWindow(table, tenantId, id);
};

/**
 * A window moved to another person's calendar, or into a rotation, is subject to the same limits as a new one there.
 */
const checkMove = async (
  table: Table,
  tenantId: TenantId,
  current: AvailabilityWindow,
  {
    calendarId = current.calendarId,
    rotation = current.rotation,
  }: Pick<WindowPatch, 'calendarId' | 'rotation'>,
): Promise<void> => {
  if (calendarId === current.calendarId && rotation === current.rotation) return;
  const others = (await listWindows(table, tenantId)).filter(
    ({ availabilityId }) => availabilityId !== current.availabilityId,
  );
  const theirs = others.filter((one) => one.calendarId === calendarId);
  checkRotation(rotation ? [{ rotation }, ...theirs] : theirs);
  if (calendarId !== current.calendarId) checkRoom(others, calendarId);
};

/**
 * Saves what a patch names. Throws 404 `not_found`, 400 `end_before_start` for the two times taken together, 409
 * `limit_reached`, 409 `changed_meanwhile` with the window as it is, 503 `busy`.
 */
export const updateWindow = async (
  table: Table,
  tenantId: TenantId,
  id: string,
  { version, ...patch }: WindowPatch,
  { savedUnder, updatedAt }: { readonly savedUnder: string; readonly updatedAt: string },
): Promise<AvailabilityWindow> => {
  await checkCalendar(table, tenantId, patch.calendarId);
  await changeRules(table, tenantId, async () => {
    const current = found(await findWindow(table, tenantId, id));
    if (isSavedBy({ version, savedUnder }, current, toWindow(current))) return undefined;
    checkOrder({
      startTime: patch.startTime ?? current.startTime,
      endTime: patch.endTime ?? current.endTime,
    });
    const { rotation, ...change } = patch;
    checkDated('dayOfWeek', current.date, { dayOfWeek: patch.dayOfWeek ?? current.dayOfWeek, rotation });
    await checkMove(table, tenantId, current, patch);
    const set = { ...change, ...(rotation ? { rotation } : {}), savedUnder, updatedAt };
    const unset = rotation === null ? ['rotation'] : [];
    return { update: keys.window(tenantId, id), set, unset, when: ifUnchanged(current) };
  });
  return getWindow(table, tenantId, id);
};

/** Deletes a window; bookings made in it stay. Throws 404 `not_found`. */
export const deleteWindow = async (table: Table, tenantId: TenantId, id: string): Promise<void> => {
  await getWindow(table, tenantId, id);
  await changeRules(table, tenantId, async () => {
    const window = await table.get(keys.window(tenantId, id));
    return window ? { remove: keys.window(tenantId, id), when: ifPresent } : undefined;
  });
};
