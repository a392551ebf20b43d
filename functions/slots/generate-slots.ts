import type { TenantId } from '../../shared/domain/ids.ts';
import type { SlotGeneration } from '../../shared/schemas/availability.ts';
import { type Interval, minuteOf } from '../agenda/time.ts';
import { AppError } from '../kernel/app-error.ts';
import type { Table } from '../kernel/table.ts';
import { bookingPolicyOf, getTenant, raiseRulesVersion, type TenantItem } from '../tenants/tenant-store.ts';
import { horizonOf, type RegenerationCount, regenerate } from './regenerate.ts';

/** The duration asked for becomes the business's slot length, and with it a new version of its rules. */
const withSlotMinutes = async (
  table: Table,
  tenant: TenantItem,
  minutes: number | undefined,
): Promise<TenantItem> => {
  if (minutes === undefined || minutes === bookingPolicyOf(tenant).slotMinutes) return tenant;
  await table.write(raiseRulesVersion(tenant.tenantId, { slotMinutes: minutes }));
  return getTenant(table, tenant.tenantId);
};

const withinHorizon = (tenant: TenantItem, body: SlotGeneration, now: number): Interval => {
  const horizon = horizonOf(tenant, now);
  const start = minuteOf(body.startAt ?? '') ?? horizon.start;
  const end = minuteOf(body.endAt ?? '') ?? horizon.end;
  if (end <= start)
    throw new AppError('end_before_start', { issues: [{ path: 'endAt', key: 'end_before_start' }] });
  return { start: Math.max(start, horizon.start), end: Math.min(end, horizon.end) };
};

/** Regenerates what was asked for, as far as the horizon goes; answers what changed, counted in slots. */
export const generateSlots = async (
  table: Table,
  tenantId: TenantId,
  body: SlotGeneration,
  now: number,
): Promise<RegenerationCount> => {
  const before = await getTenant(table, tenantId);
  const within = withinHorizon(before, body, now);
  return regenerate(table, await withSlotMinutes(table, before, body.durationMinutes), within);
};
