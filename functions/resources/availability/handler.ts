import type { TenantId } from '../../../shared/domain/ids.ts';
import { availabilityRoutes } from '../../../shared/routes/availability.ts';
import type { Availability } from '../../../shared/schemas/availability.ts';
import type { StrandedBookings } from '../../../shared/schemas/stranded.ts';
import { toInstant } from '../../kernel/clock.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import type { Request } from '../../kernel/http/request.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import type { Table } from '../../kernel/table/table.ts';
import { listWindows } from '../../records/calendars/window-store.ts';
import { getTenant } from '../../records/tenants/tenant-store.ts';
import { warmAgenda } from '../slots/regenerate.ts';
import { listStranded } from './list-stranded.ts';
import { saveHours } from './save-hours.ts';
import { createWindow, deleteWindow, updateWindow } from './save-window.ts';

const shownAvailability = async (table: Table, tenantId: TenantId): Promise<Availability> => {
  const [tenant, windows] = await Promise.all([getTenant(table, tenantId), listWindows(table, tenantId)]);
  const nextRefreshAt = windows.some(({ active }) => active) ? tenant.nextRefreshAt : null;
  return { timezone: tenant.timezone, windows: [...windows], nextRefreshAt };
};

const stranded = (
  table: Table,
  { caller: { tenantId }, body, now }: Request<'POST /v1/availability/stranded'>,
): Promise<StrandedBookings> => listStranded(table, tenantId, body, now);

export const resource = defineResource('availability', availabilityRoutes, (kernel) => ({
  'GET /v1/availability': ({ caller: { tenantId } }) => shownAvailability(kernel.table, tenantId),
  // It changes nothing: a replay is made again, and nobody's booking is kept.
  'POST /v1/availability/stranded': {
    handle: (request) => stranded(kernel.table, request),
    receipt: () => ({}),
    recall: (_receipt, request) => stranded(kernel.table, request),
  },
  'PUT /v1/availability/hours': async ({ caller: { tenantId }, body, mint, now }) => {
    await saveHours(kernel.table, tenantId, body.hours, { mint, updatedAt: toInstant(now) });
    await warmAgenda(kernel, tenantId, now);
    return shownAvailability(kernel.table, tenantId);
  },
  'POST /v1/availability': async ({ caller: { tenantId }, body, mint, now }) => {
    const window = await createWindow(kernel.table, tenantId, mint('window'), body, toInstant(now));
    await warmAgenda(kernel, tenantId, now);
    return window;
  },
  'PATCH /v1/availability/{availabilityId}': async ({ caller: { tenantId }, params, body, mint, now }) => {
    const saving = { savedUnder: mint('save'), updatedAt: toInstant(now) };
    const window = await updateWindow(kernel.table, tenantId, params.availabilityId, body, saving);
    await warmAgenda(kernel, tenantId, now);
    return window;
  },
  'DELETE /v1/availability/{availabilityId}': async ({ caller: { tenantId }, params, now }) => {
    await deleteWindow(kernel.table, tenantId, params.availabilityId);
    await warmAgenda(kernel, tenantId, now);
    return undefined;
  },
}));

export const handler = lambda(resource);
