import type { CalendarId } from '../../../../shared/domain/ids.ts';
import { type BasketShape, shapeOf } from '../../../agenda/basket-shape.ts';
import type { AgendaSlot } from '../../../agenda/types.ts';
import type { Table } from '../../../kernel/table/table.ts';
import type { BookingItem } from '../../../records/bookings/booking-store.ts';
import { calendarsFor, isInUse } from '../../../records/calendars/active-calendars.ts';
import { findService } from '../../../records/service-store.ts';
import type { TenantItem } from '../../../records/tenants/tenant-store.ts';
import { needOfBooking, slotOf } from '../edits/edit.ts';

/** How bookings lie that were booked at once. */
export type BookingsShape = BasketShape<AgendaSlot & { readonly booking: BookingItem }>;

const isAlike = (one: BookingItem, other: BookingItem): boolean => {
  const [a, b] = [needOfBooking(one), needOfBooking(other)];
  return (
    one.serviceId === other.serviceId &&
    a.durationMin === b.durationMin &&
    a.bufferBeforeMin === b.bufferBeforeMin &&
    a.bufferAfterMin === b.bufferAfterMin
  );
};

/** The shape of bookings, in the order in which they were booked; undefined where it cannot be kept. */
export const shapeOfBookings = (bookings: readonly BookingItem[]): BookingsShape | undefined =>
  shapeOf(
    bookings.map((booking) => ({ ...slotOf(booking), booking })),
    (one, other) => isAlike(one.booking, other.booking),
  );

/** The calendars that may take each part of a date. */
export type People = readonly (readonly CalendarId[])[];

/** Those whom each part is with, as far as they still take bookings. */
export const presentPeople = (tenant: TenantItem, { dates }: BookingsShape, now: number): People =>
  dates[0].map((_, part) => {
    const calendars = dates.flatMap((date) => date[part]?.booking.calendarId ?? []);
    return [...new Set(calendars)].filter((calendarId) => isInUse(tenant, calendarId, now));
  });

/** Everybody who performs the service of each part. */
export const performersOfShape = async (
  table: Table,
  tenant: TenantItem,
  { dates: [first] }: BookingsShape,
  now: number,
): Promise<People> => {
  const ids = [...new Set(first.flatMap(({ booking }) => booking.serviceId ?? []))];
  const services = await Promise.all(ids.map((id) => findService(table, tenant.tenantId, id)));
  return first.map(({ booking: { serviceId } }) =>
    calendarsFor(tenant, { service: services.find((one) => one?.serviceId === serviceId), now }),
  );
};
