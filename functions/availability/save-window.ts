import type { TenantId } from '../../shared/domain/ids.ts';
import type { AvailabilityWindow, WindowCreate, WindowPatch } from '../../shared/schemas/availability.ts';
import { AppError } from '../kernel/app-error.ts';
import { fieldIs, isAbsent, isPresent } from '../kernel/condition.ts';
import { keys } from '../kernel/keys.ts';
import { raceRetry, untilSettled } from '../kernel/retry.ts';
import type { Table } from '../kernel/table.ts';
import type { Write } from '../kernel/write.ts';
import { getTenant, raiseRulesVersion, type TenantItem } from '../tenants/tenant-store.ts';
import { getWindow, listWindows, MAX_WINDOWS } from './window-store.ts';

/**
 * Commits a change of windows together with the rules version, or neither. `attempt` reads what it builds on and
 * answers the change; undefined from it means that there is nothing to do. Whoever lost a race reads again.
 */
const commit = async (
  table: Table,
  tenantId: TenantId,
  attempt: (tenant: TenantItem) => Promise<Write | undefined>,
): Promise<void> => {
  const isSettled = await untilSettled(raceRetry, async () => {
    const tenant = await getTenant(table, tenantId);
    const change = await attempt(tenant);
    if (!change) return true;
    const raise = { ...raiseRulesVersion(tenantId), when: fieldIs('rulesVersion', tenant.rulesVersion) };
    const outcome = await table.transact([change, raise]);
    return outcome.kind === 'committed' || undefined;
  });
  if (!isSettled) throw new AppError('busy', { retryAfterSec: 1 });
};

/** HH:MM compare as texts, `24:00` included (product page §3). */
const checkOrder = ({ startTime, endTime }: { startTime: string; endTime: string }): void => {
  if (endTime > startTime) return;
  throw new AppError('end_before_start', { issues: [{ path: 'endTime', key: 'end_before_start' }] });
};

/**
 * A new weekly window, in the business's zone unless it names one; the same `id` again answers what is there.
 * Throws 409 `limit_reached`: the rules version holds the count where it was read.
 */
export const createWindow = async (
  table: Table,
  tenantId: TenantId,
  id: string,
  body: WindowCreate,
  updatedAt: string,
): Promise<AvailabilityWindow> => {
  checkOrder(body);
  await commit(table, tenantId, async (tenant) => {
    const existing = await listWindows(table, tenantId);
    if (existing.some(({ availabilityId }) => availabilityId === id)) return undefined;
    if (existing.length >= MAX_WINDOWS) throw new AppError('limit_reached');
    const item: AvailabilityWindow = {
      availabilityId: id,
      dayOfWeek: body.dayOfWeek,
      startTime: body.startTime,
      endTime: body.endTime,
      timezone: body.timezone || tenant.timezone,
      capacity: body.capacity ?? 1,
      active: body.active ?? true,
      updatedAt,
    };
    return { put: keys.window(tenantId, id), item, when: isAbsent };
  });
  return getWindow(table, tenantId, id);
};

/** Saves what a patch names. Throws 404 `not_found`, 400 `end_before_start` for the two times taken together. */
export const updateWindow = async (
  table: Table,
  tenantId: TenantId,
  id: string,
  patch: WindowPatch,
  updatedAt: string,
): Promise<AvailabilityWindow> => {
  await commit(table, tenantId, async (tenant) => {
    const current = await getWindow(table, tenantId, id);
    checkOrder({
      startTime: patch.startTime ?? current.startTime,
      endTime: patch.endTime ?? current.endTime,
    });
    const zone = patch.timezone === undefined ? {} : { timezone: patch.timezone || tenant.timezone };
    return { update: keys.window(tenantId, id), set: { ...patch, ...zone, updatedAt }, when: isPresent };
  });
  return getWindow(table, tenantId, id);
};

/** Takes a window away; bookings made in it stay. Throws 404 `not_found`. */
export const deleteWindow = async (table: Table, tenantId: TenantId, id: string): Promise<void> => {
  await getWindow(table, tenantId, id);
  await commit(table, tenantId, async () => {
    const isThere = (await listWindows(table, tenantId)).some(({ availabilityId }) => availabilityId === id);
    return isThere ? { remove: keys.window(tenantId, id), when: isPresent } : undefined;
  });
};
