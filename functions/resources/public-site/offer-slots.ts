import type { Service } from '../../../shared/schemas/service.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import type { Minute } from '../../agenda/time.ts';
import type { AgendaSlot } from '../../agenda/types.ts';
import type { Kernel, SignedTable } from '../../kernel/http/kernel.ts';
import { instantsOf } from '../../records/bookings/booking-store.ts';
import { type SealedSlot, sealSlot } from '../../records/bookings/slot-handle.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import { listFreeTimes } from '../slots/free-times.ts';

/** What times are offered for, and to whom. */
export interface Offering extends Omit<SealedSlot, 'start'> {
  readonly now: number;
}

/** Times as a visitor may pick them. */
export const offered = (
  { signer }: Pick<Kernel, 'signer'>,
  { tenantId }: TenantItem,
  { now, serviceId, conversationId, calendarId }: Offering,
  times: readonly AgendaSlot[],
): readonly PublicSlot[] =>
  times.map((time) => ({
    slotId: sealSlot(signer, tenantId, { start: time.start, serviceId, conversationId, calendarId }, now),
    ...instantsOf(time),
  }));

interface Wanted extends Omit<Offering, 'serviceId'> {
  readonly service: Service | undefined;
  readonly from?: Minute | undefined;
  readonly to?: Minute | undefined;
  readonly limit: number;
  /** Keeps only the times for which it returns true. */
  readonly suits?: (time: AgendaSlot) => boolean;
}

/** The next free times of a business, each with a handle that is valid for this business only. */
export const offerSlots = async (
  ports: SignedTable,
  tenant: TenantItem,
  wanted: Wanted,
): Promise<readonly PublicSlot[]> => {
  const times = await listFreeTimes(ports.table, tenant, wanted);
  const suitable = wanted.suits ? times.filter(wanted.suits) : times;
  const offering = { ...wanted, serviceId: wanted.service?.serviceId ?? null };
  return offered(ports, tenant, offering, suitable.slice(0, wanted.limit));
};
