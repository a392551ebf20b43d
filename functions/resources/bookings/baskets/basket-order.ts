import { type BookingId, brandId, type CalendarId } from '../../../../shared/domain/ids.ts';
import type { BasketRule } from '../../../agenda/take-basket.ts';
import type { Busy } from '../../../agenda/types.ts';
import type { Kernel } from '../../../kernel/http/kernel.ts';
import { busyOf } from '../../../records/bookings/booking-store.ts';
import { ANY_CALENDAR, calendarsInUse } from '../../../records/calendars/active-calendars.ts';
import type { TenantItem } from '../../../records/tenants/tenant-store.ts';
import { needOf } from '../../slots/free-times.ts';
import { type Draft, draftOf, type Order, personBeside, personOf } from '../order.ts';

/** One appointment of a basket: an order on the calendar that it was offered on. */
export type PartOrder = Order & { readonly calendarId: CalendarId };

/** Several appointments that somebody books at once, all or none, and how they lie to each other. */
export interface BasketOrder {
  readonly basketId: string;
  readonly parts: readonly [PartOrder, ...PartOrder[]];
  readonly rule: BasketRule;
}

/** A part ready for any number of attempts. */
export interface PlannedPart {
  readonly calendarId: CalendarId;
  readonly draft: Draft;
  readonly entry: Busy;
}

/**
 * The key of the person at each part. Those who come together at one minute are several people under one name: the
 * first claims the time as for a single booking, so that the same basket is not booked twice, the others beside it.
 */
const peopleOf = (ports: Pick<Kernel, 'signer'>, { parts }: Pick<BasketOrder, 'parts'>): readonly string[] =>
  parts.map((part, n) => {
    const isFirst = !parts.slice(0, n).some(({ start }) => start === part.start);
    return isFirst ? personOf(ports, part) : personBeside(ports, part);
  });

/** The parts of a basket with their drafts and entries. */
export const plannedParts = (
  ports: Pick<Kernel, 'signer'>,
  tenant: TenantItem,
  basket: BasketOrder,
): readonly PlannedPart[] => {
  const people = peopleOf(ports, basket);
  const basketBookings = basket.parts.map(({ bookingId }) => brandId<BookingId>(bookingId));
  const together = { basketId: basket.basketId, basketBookings };
  return basket.parts.map((order, n) => {
    const need = needOf(tenant, order.service);
    const slot = { start: order.start, end: order.start + need.durationMin };
    const claim = calendarsInUse(tenant, order.now).length > 1 ? ANY_CALENDAR : order.calendarId;
    const draft = draftOf({ ...order, basket: together }, slot, need, people[n] ?? '', claim);
    return { calendarId: order.calendarId, draft, entry: busyOf(order.bookingId, slot, draft) };
  });
};
