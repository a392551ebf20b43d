import { brandId, type ServiceId, type TenantId } from '../../../shared/domain/ids.ts';
import { defaultCurrency } from '../../../shared/domain/money.ts';
import { pictureIdOf } from '../../../shared/domain/pictures.ts';
import type { Service, ServiceCreate, ServicePatch } from '../../../shared/schemas/service.ts';
import { found } from '../../kernel/app-error.ts';
import { limitReached } from '../../kernel/limit-reached.ts';
import { ifAbsent, ifPresent } from '../../kernel/table/condition.ts';
import { type Key, keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { ifUnchanged, isSavedBy } from '../../kernel/table/versioned.ts';
import { checkPeople } from '../../records/calendars/calendar-person.ts';
import {
  findService,
  getService,
  listServices,
  MAX_SERVICES,
  type ServiceItem,
  toService,
} from '../../records/service-store.ts';
import { pictureRemovalWrites } from '../../records/sites/picture-store.ts';
import { checkIfAwaited } from '../../records/waitlist/waitlist-check.ts';
import { changeRules } from '../tenants/change-rules.ts';

const keyOf = (tenantId: TenantId, id: string): Key => keys.service(tenantId, brandId<ServiceId>(id));

const newService = (id: string, body: ServiceCreate, timezone: string, now: string): ServiceItem => ({
  serviceId: id,
  name: body.name,
  durationMin: body.durationMin,
  price: body.price ?? null,
  ...(body.priceFrom ? { priceFrom: true } : {}),
  currency: (body.currency ?? defaultCurrency(timezone)).toUpperCase(),
  description: body.description || null,
  ...(body.category ? { category: body.category } : {}),
  ...(body.toBring ? { toBring: body.toBring } : {}),
  translations: body.translations ?? {},
  synonyms: body.synonyms ?? [],
  active: body.active ?? true,
  bufferBeforeMin: body.bufferBeforeMin ?? 0,
  bufferAfterMin: body.bufferAfterMin ?? 0,
  calendarIds: body.calendarIds ?? [],
  updatedAt: now,
  createdAt: now,
  version: 1,
});

/**
 * A new service; the same `id` again returns the existing one. Throws 409 `limit_reached` at 100 services; the rules
 * version keeps the count exact under concurrent requests.
 */
export const createService = async (
  table: Table,
  tenantId: TenantId,
  id: string,
  body: ServiceCreate,
  now: string,
): Promise<Service> => {
  await checkPeople(table, tenantId, 'calendarIds', body.calendarIds ?? []);
  await changeRules(table, tenantId, async ({ timezone }) => {
    const existing = await listServices(table, tenantId);
    if (existing.some(({ serviceId }) => serviceId === id)) return undefined;
    if (existing.length >= MAX_SERVICES) throw limitReached('services', MAX_SERVICES);
    return { put: keyOf(tenantId, id), item: newService(id, body, timezone, now), when: ifAbsent };
  });
  return getService(table, tenantId, id);
};

/** Fields that the patch does not name stay as they are. */
const changesOf = ({ version, ...patch }: ServicePatch) => ({
  ...patch,
  ...(patch.currency === undefined ? {} : { currency: patch.currency.toUpperCase() }),
  ...(patch.description === undefined ? {} : { description: patch.description || null }),
});

/**
 * Saves what a patch names. Throws 404 `not_found`, 409 `changed_meanwhile` with the service as it is, 503 `busy`.
 */
export const updateService = async (
  table: Table,
  tenantId: TenantId,
  id: string,
  patch: ServicePatch,
  { savedUnder, updatedAt }: { readonly savedUnder: string; readonly updatedAt: string },
): Promise<Service> => {
  await checkPeople(table, tenantId, 'calendarIds', patch.calendarIds ?? []);
  await changeRules(table, tenantId, async () => {
    const service = found(await findService(table, tenantId, id));
    const { version } = patch;
    if (isSavedBy({ version, savedUnder }, service, toService(service))) return undefined;
    const set = { ...changesOf(patch), savedUnder, updatedAt };
    return { update: keyOf(tenantId, id), set, when: ifUnchanged(service) };
  });
  return getService(table, tenantId, id);
};

/**
 * Deletes a service; bookings keep their own copy of its name and price, and whoever waits for it is told soon. Throws
 * 404 `not_found`.
 */
export const deleteService = async (
  table: Table,
  tenantId: TenantId,
  id: string,
  now: number,
): Promise<void> => {
  await getService(table, tenantId, id);
  await changeRules(table, tenantId, async () => {
    const isThere = await findService(table, tenantId, id);
    if (!isThere) return undefined;
    return [
      { remove: keyOf(tenantId, id), when: ifPresent },
      ...(await pictureRemovalWrites(table, tenantId, pictureIdOf({ kind: 'service', ownerId: id }), now)),
      ...(await checkIfAwaited(table, tenantId, now)),
    ];
  });
};
