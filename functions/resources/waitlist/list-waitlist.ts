import { DAY_MS } from '../../../shared/domain/duration.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import type { Recovered, Waiting, Waitlist } from '../../../shared/schemas/waitlist.ts';
import { isoOf, nowMinute } from '../../agenda/time.ts';
import { toInstant } from '../../kernel/clock.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import { calendarName } from '../../records/bookings/performer.ts';
import { listServices } from '../../records/service-store.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import {
  endOf,
  isOpen,
  listWaiting,
  type RecoveredItem,
  type WaitingItem,
} from '../../records/waitlist/waiting-store.ts';

/** How far back recovered bookings are shown. */
const SHOWN_MS = 90 * DAY_MS;

/** Recovered bookings shown at most, the newest. */
const MOST_RECOVERED = 200;

const shownOffer = ({ offer }: WaitingItem, now: number): Waiting['offer'] =>
  offer && isOpen(offer, nowMinute(now))
    ? { startAt: isoOf(offer.start), until: toInstant(endOf(offer)) }
    : null;

const toWaiting = (
  tenant: TenantItem,
  services: ReadonlyMap<string, Service>,
  row: WaitingItem,
  now: number,
): Waiting => {
  const personName = row.calendarId && calendarName(tenant, row.calendarId);
  const service = services.get(row.serviceId);
  return {
    waitingId: row.waitingId,
    serviceId: row.serviceId,
    title: service?.name ?? row.title,
    isServed: service?.active ?? false,
    calendarId: row.calendarId ?? null,
    ...(personName ? { personName } : {}),
    from: row.from,
    to: row.to,
    weekdays: [...row.weekdays],
    dayParts: [...row.dayParts],
    name: row.name,
    email: row.email,
    createdAt: row.createdAt,
    unanswered: row.passed.length,
    offer: shownOffer(row, now),
  };
};

const toRecovered = ({ at }: RecoveredItem, booking: BookingItem): Recovered => ({
  bookingId: booking.bookingId,
  title: booking.title,
  startAt: booking.startAt,
  price: booking.price,
  currency: booking.currency,
  ...(booking.priceFrom ? { priceFrom: true } : {}),
  at,
});

const listRecovered = async (table: Table, { tenantId }: TenantItem, now: number): Promise<Recovered[]> => {
  const range = ranges.recovered(tenantId, { from: toInstant(now - SHOWN_MS) });
  const { items } = await table.query<RecoveredItem>(range, { limit: MOST_RECOVERED, newestFirst: true });
  const bookings = await table.getMany<BookingItem>(
    items.map(({ bookingId }) => keys.booking(tenantId, bookingId)),
  );
  const byId = new Map(bookings.map((booking) => [booking.bookingId, booking]));
  return items.flatMap((item) => {
    const booking = byId.get(item.bookingId);
    return booking && booking.status !== 'cancelled' ? [toRecovered(item, booking)] : [];
  });
};

/** Who waits, first come first, and the bookings of the last 90 days that came from the waitlist. */
export const listWaitlist = async (table: Table, tenant: TenantItem, now: number): Promise<Waitlist> => {
  const [rows, services, recovered] = await Promise.all([
    listWaiting(table, tenant.tenantId),
    listServices(table, tenant.tenantId),
    listRecovered(table, tenant, now),
  ]);
  const byId = new Map(services.map((service) => [service.serviceId, service]));
  return { waiting: rows.map((row) => toWaiting(tenant, byId, row, now)), recovered };
};
