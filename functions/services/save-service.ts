import { brandId, type ServiceId, type TenantId } from '../../shared/domain/ids.ts';
import { defaultCurrency } from '../../shared/domain/money.ts';
import type { Service, ServiceCreate, ServicePatch } from '../../shared/schemas/service.ts';
import { AppError } from '../kernel/app-error.ts';
import { isAbsent, isPresent } from '../kernel/condition.ts';
import { keys } from '../kernel/keys.ts';
import type { Table } from '../kernel/table.ts';
import type { Write } from '../kernel/write.ts';
import { getTenant, raiseRulesVersion } from '../tenants/tenant-store.ts';
import { getService, listServices, MAX_SERVICES, type ServiceItem, toService } from './service-store.ts';

/** A change of services and the agenda's rules version move together, or not at all. */
const commit = async (table: Table, tenantId: TenantId, change: Write): Promise<'committed' | 'refused'> => {
  const outcome = await table.transact([change, raiseRulesVersion(tenantId)]);
  if (outcome.kind === 'contended') throw new AppError('busy', { retryAfterSec: 1 });
  return outcome.kind;
};

const newService = (id: string, body: ServiceCreate, timezone: string, now: string): ServiceItem => ({
  serviceId: id,
  name: body.name,
  durationMin: body.durationMin,
  price: body.price ?? null,
  currency: (body.currency ?? defaultCurrency(timezone)).toUpperCase(),
  description: body.description || null,
  active: body.active ?? true,
  bufferBeforeMin: body.bufferBeforeMin ?? 0,
  bufferAfterMin: body.bufferAfterMin ?? 0,
  updatedAt: now,
  createdAt: now,
});

/** A new service; the same `id` again answers what is there. Throws 409 `limit_reached` at 100 services. */
export const createService = async (
  table: Table,
  tenantId: TenantId,
  id: string,
  body: ServiceCreate,
  now: string,
): Promise<Service> => {
  const [{ timezone }, existing] = await Promise.all([
    getTenant(table, tenantId),
    listServices(table, tenantId),
  ]);
  if (existing.length >= MAX_SERVICES) throw new AppError('limit_reached');
  const item = newService(id, body, timezone, now);
  const key = keys.service(tenantId, brandId<ServiceId>(id));
  const outcome = await commit(table, tenantId, { put: key, item, when: isAbsent });
  return outcome === 'committed' ? toService(item) : getService(table, tenantId, id);
};

/** Saves what a patch names. Throws 404 `not_found`. */
export const updateService = async (
  table: Table,
  tenantId: TenantId,
  id: string,
  patch: ServicePatch,
  updatedAt: string,
): Promise<Service> => {
  const set = { ...patch, ...(patch.currency ? { currency: patch.currency.toUpperCase() } : {}), updatedAt };
  const key = keys.service(tenantId, brandId<ServiceId>(id));
  if ((await commit(table, tenantId, { update: key, set, when: isPresent })) === 'refused')
    throw new AppError('not_found');
  return getService(table, tenantId, id);
};

/** Takes a service off the list; bookings keep their own copy of its name and price. Throws 404 `not_found`. */
export const deleteService = async (table: Table, tenantId: TenantId, id: string): Promise<void> => {
  const key = keys.service(tenantId, brandId<ServiceId>(id));
  if ((await commit(table, tenantId, { remove: key, when: isPresent })) === 'refused')
    throw new AppError('not_found');
};
