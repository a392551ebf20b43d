import type { CalendarId } from '../../../shared/domain/ids.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import { type Minute, minuteOf } from '../../agenda/time.ts';
import type { Slot } from '../../agenda/types.ts';
import { invalidField } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { instantsOf } from '../../records/booking-store.ts';
import { findService, toService } from '../../records/service-store.ts';
import { sealSlot } from '../../records/slot-handle.ts';
import type { TenantItem } from '../../records/tenant-store.ts';
import { listFreeTimes } from '../slots/free-times.ts';

type Ports = Pick<Kernel, 'table' | 'signer'>;

export interface Offering {
  readonly service: Service | undefined;
  readonly conversationId: string | null;
  /** The person asked for; absent for anyone. */
  readonly calendarId?: CalendarId | undefined;
  readonly now: number;
}

/** Times as a visitor may pick them. */
export const offered = (
  { signer }: Ports,
  { tenantId }: TenantItem,
  { service, conversationId, calendarId, now }: Offering,
  times: readonly Slot[],
): readonly PublicSlot[] =>
  times.map((time) => ({
    slotId: sealSlot(
      signer,
      tenantId,
      { start: time.start, serviceId: service?.serviceId ?? null, conversationId, calendarId },
      now,
    ),
    ...instantsOf(time),
  }));

/** A service that visitors may book; undefined otherwise. */
export const findBookable = async (
  { table }: Pick<Ports, 'table'>,
  { tenantId }: TenantItem,
  serviceId: string,
): Promise<Service | undefined> => {
  const service = await findService(table, tenantId, serviceId);
  return service?.active ? toService(service) : undefined;
};

/** A service that visitors may book. Throws 400 for one that is unknown or not active. */
export const bookableService = async (
  ports: Pick<Ports, 'table'>,
  tenant: TenantItem,
  serviceId: string | null | undefined,
): Promise<Service | undefined> => {
  if (!serviceId) return undefined;
  const service = await findBookable(ports, tenant, serviceId);
  if (!service) throw invalidField('serviceId', 'invalid');
  return service;
};

interface Wanted extends Offering {
  readonly from?: Minute | undefined;
  readonly to?: Minute | undefined;
  readonly limit: number;
  /** Keeps only the times for which it returns true. */
  readonly suits?: (time: Slot) => boolean;
}

/** The next free times of a business, each with a handle that is valid for this business only. */
export const offerSlots = async (
  ports: Ports,
  tenant: TenantItem,
  wanted: Wanted,
): Promise<readonly PublicSlot[]> => {
  const times = await listFreeTimes(ports.table, tenant, wanted);
  const suitable = wanted.suits ? times.filter(wanted.suits) : times;
  return offered(ports, tenant, wanted, suitable.slice(0, wanted.limit));
};

/** The first whole minute at or after an instant. */
export const minuteFrom = (iso: string | undefined): Minute | undefined =>
  iso === undefined ? undefined : (minuteOf(iso) ?? Math.ceil(Date.parse(iso) / 60_000));
