import type { CalendarId } from '../../../shared/domain/ids.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import type { Minute } from '../../agenda/time.ts';
import type { AgendaSlot } from '../../agenda/types.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { instantsOf } from '../../records/bookings/booking-store.ts';
import { sealSlot } from '../../records/bookings/slot-handle.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import { listFreeTimes } from '../slots/free-times.ts';

export interface Offering {
  readonly service: Service | undefined;
  readonly conversationId: string | null;
  /** The person asked for; absent for anyone. */
  readonly calendarId?: CalendarId | undefined;
  readonly now: number;
}

/** Times as a visitor may pick them. */
export const offered = (
  { signer }: SignedTable,
  { tenantId }: TenantItem,
  { service, conversationId, calendarId, now }: Offering,
  times: readonly AgendaSlot[],
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

interface Wanted extends Offering {
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
  return offered(ports, tenant, wanted, suitable.slice(0, wanted.limit));
};
