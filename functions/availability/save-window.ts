import type { TenantId } from '../../shared/domain/ids.ts';
import type { AvailabilityWindow, WindowCreate, WindowPatch } from '../../shared/schemas/availability.ts';
import { AppError } from '../kernel/app-error.ts';
import { isAbsent, isPresent } from '../kernel/condition.ts';
import { keys } from '../kernel/keys.ts';
import type { Table } from '../kernel/table.ts';
import type { Write } from '../kernel/write.ts';
import { getTenant, raiseRulesVersion } from '../tenants/tenant-store.ts';
import { getWindow, listWindows, MAX_WINDOWS } from './window-store.ts';

/** A change of windows and the rules version move together, or not at all. */
const commit = async (table: Table, tenantId: TenantId, change: Write): Promise<'committed' | 'refused'> => {
  const outcome = await table.transact([change, raiseRulesVersion(tenantId)]);
  if (outcome.kind === 'contended') throw new AppError('busy', { retryAfterSec: 1 });
  return outcome.kind;
};

/** HH:MM compare as texts, `24:00` included (product page §3). */
const checkOrder = ({ startTime, endTime }: { startTime: string; endTime: string }): void => {
  if (endTime > startTime) return;
  throw new AppError('end_before_start', { issues: [{ path: 'endTime', key: 'end_before_start' }] });
};

/** A new weekly window, in the business's zone unless it names one; the same `id` again answers what is there. */
export const createWindow = async (
  table: Table,
  tenantId: TenantId,
  id: string,
  body: WindowCreate,
  updatedAt: string,
): Promise<AvailabilityWindow> => {
  checkOrder(body);
  const [tenant, existing] = await Promise.all([getTenant(table, tenantId), listWindows(table, tenantId)]);
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
  const outcome = await commit(table, tenantId, { put: keys.window(tenantId, id), item, when: isAbsent });
  return outcome === 'committed' ? item : getWindow(table, tenantId, id);
};

/** Saves what a patch names. Throws 404 `not_found`, 400 `end_before_start` for the two times taken together. */
export const updateWindow = async (
  table: Table,
  tenantId: TenantId,
  id: string,
  patch: WindowPatch,
  updatedAt: string,
): Promise<AvailabilityWindow> => {
  const current = await getWindow(table, tenantId, id);
  checkOrder({ startTime: patch.startTime ?? current.startTime, endTime: patch.endTime ?? current.endTime });
  const change = { update: keys.window(tenantId, id), set: { ...patch, updatedAt }, when: isPresent };
  if ((await commit(table, tenantId, change)) === 'refused') throw new AppError('not_found');
  return getWindow(table, tenantId, id);
};

/** Takes a window away; bookings made in it stay. Throws 404 `not_found`. */
export const deleteWindow = async (table: Table, tenantId: TenantId, id: string): Promise<void> => {
  const change = { remove: keys.window(tenantId, id), when: isPresent };
  if ((await commit(table, tenantId, change)) === 'refused') throw new AppError('not_found');
};
