import { type BookingId, brandId } from '../../../../shared/domain/ids.ts';
import { MAX_IN_BASKET } from '../../../../shared/schemas/basket.ts';
import type { PartsArrangement } from '../../../agenda/baskets.ts';
import type { BasketRule } from '../../../agenda/take-basket.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Kernel, SignedTable } from '../../../kernel/http/kernel.ts';
import { type BookingItem, findBookings } from '../../../records/bookings/booking-store.ts';
import { openOffer, type SealedBasket } from '../../../records/bookings/offer-handle.ts';
import { isInUse } from '../../../records/calendars/active-calendars.ts';
import { bookableService } from '../../../records/service-store.ts';
import { bookingPolicyOf, type TenantItem } from '../../../records/tenants/tenant-store.ts';
import type { Order } from '../order.ts';
import type { PartOrder } from './basket-order.ts';

/** The ids of one request: the same for the same request. */
export interface BasketIds {
  readonly basketId: string;
  readonly leadId: string;
  readonly bookingId: (part: number) => string;
}

export const basketIds = (mint: (kind: string) => string): BasketIds => ({
  ...{ basketId: mint('basket'), leadId: mint('lead') },
  bookingId: (part) => mint(`booking${part}`),
});

/** A basket that was booked. */
export interface StoredBasket {
  readonly basketId: string;
  readonly bookings: readonly BookingItem[];
}

/** How parts that are wanted like this lie to each other; of a series of one service, each date lies alone. */
export const arrangementOf = (
  tenant: TenantItem,
  { arrangement }: Pick<SealedBasket, 'arrangement'>,
): PartsArrangement =>
  arrangement === 'in_a_row'
    ? { kind: 'in_a_row', maxGapMin: bookingPolicyOf(tenant).maxGapMin }
    : { kind: 'together' };

/** How the parts of an offer have to lie when they are booked. */
export const ruleOf = (tenant: TenantItem, offered: SealedBasket): BasketRule => {
  const perDate = offered.arrangement === 'series' ? 1 : offered.perDate;
  return { ...arrangementOf(tenant, offered), ...(perDate === undefined ? {} : { perDate }) };
};

/** The offered basket, if visitors may still book with these people. Throws 400 `slot_invalid`. */
export const openedOffer = (
  { signer }: SignedTable,
  tenant: TenantItem,
  offer: string,
  now: number,
): SealedBasket => {
  const offered = openOffer(signer, tenant.tenantId, offer, now);
  if (!offered?.parts.every(({ calendarId }) => isInUse(tenant, calendarId, now)))
    throw new AppError('slot_invalid');
  return offered;
};

/** What all parts of a basket have in common. */
type Common = Omit<Order, 'bookingId' | 'newLeadId' | 'start' | 'service' | 'calendarId'>;

/** Each part as an order. Throws 400 for a service that visitors may no longer book. */
export const partOrders = async (
  ports: SignedTable,
  tenant: TenantItem,
  { parts }: SealedBasket,
  ids: BasketIds,
  common: Common,
): Promise<readonly [PartOrder, ...PartOrder[]]> => {
  const orders = await Promise.all(
    parts.map(
      async ({ start, serviceId, calendarId }, n): Promise<PartOrder> => ({
        ...common,
        ...{ start, calendarId, service: await bookableService(ports, tenant, serviceId) },
        ...{ bookingId: ids.bookingId(n), newLeadId: ids.leadId },
      }),
    ),
  );
  const [first, ...rest] = orders;
  if (!first) throw new AppError('slot_invalid');
  return [first, ...rest];
};

/** The bookings that the same request made before its reply was lost, in their order; empty where it made none. */
export const madeEarlier = (
  { table }: Pick<Kernel, 'table'>,
  { tenantId }: TenantItem,
  ids: BasketIds,
): Promise<readonly BookingItem[]> =>
  findBookings(
    table,
    tenantId,
    Array.from({ length: MAX_IN_BASKET }, (_, part) => ({
      bookingId: brandId<BookingId>(ids.bookingId(part)),
    })),
  );

/** What `book` books; where its offer is gone by, what the same request booked before its reply was lost. */
export const bookedOrEarlier = async (
  ports: Pick<Kernel, 'table'>,
  tenant: TenantItem,
  ids: BasketIds,
  book: () => Promise<StoredBasket>,
): Promise<StoredBasket> => {
  try {
    return await book();
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'slot_invalid';
    const bookings = isRefused ? await madeEarlier(ports, tenant, ids) : [];
    if (bookings.length === 0) throw error;
    return { basketId: ids.basketId, bookings };
  }
};
