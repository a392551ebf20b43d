import type { TenantId } from '../../../shared/domain/ids.ts';
import type { SlotGeneration } from '../../../shared/schemas/availability.ts';
import { type Interval, minuteFrom } from '../../agenda/time.ts';
import { AppError } from '../../kernel/app-error.ts';
import { allOf } from '../../kernel/table/condition.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import { ifUnchanged } from '../../kernel/table/versioned.ts';
import {
  bookingPolicyOf,
  editTenant,
  getTenant,
  ifOpen,
  type TenantItem,
} from '../../records/tenants/tenant-store.ts';
import { requestWaitlistCheck } from '../../records/waitlist/waitlist-check.ts';
import { horizonOf, type RegenerationCount, regenerate } from './regenerate.ts';

/** Stores the requested duration as the business's slot length, with one new version of its rules. */
const withSlotMinutes = async (
  table: Table,
  read: TenantItem,
  minutes: number | undefined,
): Promise<TenantItem> => {
  if (minutes === undefined) return read;
  const { tenantId } = read;
  return settledOrBusy(async () => {
    const tenant = await getTenant(table, tenantId);
    if (minutes === bookingPolicyOf(tenant).slotMinutes) return tenant;
    const edit = {
      ...editTenant(tenantId, { slotMinutes: minutes }),
      when: allOf(ifOpen, ifUnchanged(tenant)),
    };
    return (await table.writeIf(edit)) ? getTenant(table, tenantId) : undefined;
  });
};

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
  await requestWaitlistCheck(table, tenantId, now);
  return count;
};
