import type { TenantId } from '../../../shared/domain/ids.ts';
import type { SlotGeneration } from '../../../shared/schemas/availability.ts';
import type { Interval, Minute } from '../../agenda/time.ts';
import { AppError } from '../../kernel/app-error.ts';
import { writeIfStill } from '../../kernel/table/commit.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import { bookingPolicyOf, editTenant, getTenant, type TenantItem } from '../../records/tenant-store.ts';
import { askForTurn } from '../../records/waitlist-turn.ts';
import { horizonOf, type RegenerationCount, regenerate } from './regenerate.ts';

/** Stores the requested duration as the business's slot length, with a new version of its rules. */
const withSlotMinutes = async (
  table: Table,
  tenant: TenantItem,
  minutes: number | undefined,
): Promise<TenantItem> => {
  if (minutes === undefined || minutes === bookingPolicyOf(tenant).slotMinutes) return tenant;
  const change = editTenant(tenant.tenantId, { slotMinutes: minutes });
  await settledOrBusy(async (): Promise<true> => {
    await writeIfStill(table, change);
    return true;
  });
  return getTenant(table, tenant.tenantId);
};

/** The first whole minute at or after an instant. */
const minuteFrom = (iso: string | undefined): Minute | undefined =>
  iso === undefined ? undefined : Math.ceil(Date.parse(iso) / 60_000);

const withinHorizon = (tenant: TenantItem, body: SlotGeneration, now: number): Interval => {
  const horizon = horizonOf(tenant, now);
  const start = minuteFrom(body.startAt) ?? horizon.start;
  const end = minuteFrom(body.endAt) ?? horizon.end;
  if (end <= start)
    throw new AppError('end_before_start', { issues: [{ path: 'endAt', key: 'end_before_start' }] });
  return { start: Math.max(start, horizon.start), end: Math.min(end, horizon.end) };
};

/** Regenerates the requested range within the horizon; returns what changed, counted in slots. */
export const generateSlots = async (
  table: Table,
  tenantId: TenantId,
  body: SlotGeneration,
  now: number,
): Promise<RegenerationCount> => {
  const before = await getTenant(table, tenantId);
  const within = withinHorizon(before, body, now);
  const count = await regenerate(table, await withSlotMinutes(table, before, body.durationMinutes), within);
  await askForTurn(table, tenantId, now);
  return count;
};
