import { brandId, type ServiceId, type TenantId } from '../../shared/domain/ids.ts';
import { givenTranslations } from '../../shared/domain/translations.ts';
import type { Service } from '../../shared/schemas/service.ts';
import { found, invalidField } from '../kernel/app-error.ts';
import { keys, ranges } from '../kernel/table/keys.ts';
import type { Table } from '../kernel/table/table.ts';
import type { Versioned } from '../kernel/table/versioned.ts';

/** Services that one business may have. */
export const MAX_SERVICES = 100;

export type ServiceItem = Omit<Service, 'category' | 'toBring'> &
  Versioned & {
    readonly createdAt: string;
    readonly category?: string | null;
    readonly toBring?: string | null;
  };

export const toService = (item: ServiceItem): Service => ({
  serviceId: item.serviceId,
  name: item.name,
  durationMin: item.durationMin,
  price: item.price,
  ...(item.priceFrom && item.price !== null ? { priceFrom: true } : {}),
  currency: item.currency,
  description: item.description,
  ...(item.category ? { category: item.category } : {}),
  ...(item.toBring ? { toBring: item.toBring } : {}),
  ...givenTranslations(item.translations),
  synonyms: item.synonyms ?? [],
  active: item.active,
  bufferBeforeMin: item.bufferBeforeMin,
  bufferAfterMin: item.bufferAfterMin,
  calendarIds: item.calendarIds ?? [],
  updatedAt: item.updatedAt,
  version: item.version,
});

/** All of a business's services, oldest first. */
export const listServices = async (table: Table, tenantId: TenantId): Promise<readonly Service[]> =>
  (await table.all<ServiceItem>(ranges.services(tenantId), MAX_SERVICES))
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.serviceId.localeCompare(b.serviceId))
    .map(toService);

export const findService = (table: Table, tenantId: TenantId, serviceId: string) =>
  table.get<ServiceItem>(keys.service(tenantId, brandId<ServiceId>(serviceId)));

/** One service. Throws 404 `not_found`, also for another business's. */
export const getService = async (table: Table, tenantId: TenantId, serviceId: string): Promise<Service> =>
  toService(found(await findService(table, tenantId, serviceId)));

interface Owner {
  readonly tenantId: TenantId;
}

/** A service that can be booked; undefined for one that is unknown or not active. */
export const findBookable = async (
  { table }: { readonly table: Table },
  { tenantId }: Owner,
  serviceId: string,
): Promise<Service | undefined> => {
  const service = await findService(table, tenantId, serviceId);
  return service?.active ? toService(service) : undefined;
};

/** A service that can be booked, if one is named. Throws 400 for one that is unknown or not active. */
export const bookableService = async (
  ports: { readonly table: Table },
  owner: Owner,
  serviceId: string | null | undefined,
): Promise<Service | undefined> => {
  if (!serviceId) return undefined;
  const service = await findBookable(ports, owner, serviceId);
  if (!service) throw invalidField('serviceId', 'invalid');
  return service;
};
