import type { RouteData, RouteQuery } from '../../../shared/routes.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { nextCursor, pageOf } from '../../kernel/http/pagination.ts';
import { pickedPage } from '../../kernel/http/picked-page.ts';
import type { Request } from '../../kernel/http/request.ts';
import { ranges } from '../../kernel/table/keys.ts';
import { type BookingItem, toBooking } from '../../records/bookings/booking-store.ts';
import { isUnplaced } from '../../records/bookings/performer.ts';
import { getTenant, type TenantItem } from '../../records/tenants/tenant-store.ts';
import { overlapped } from './overlapped.ts';

type Call = Pick<Request<'GET /v1/bookings'>, 'caller' | 'query' | 'route' | 'now'>;

/** Bounds in the form in which starts are stored, so that comparing texts compares times. */
const boundsOf = ({ from, to }: RouteQuery<'GET /v1/bookings'>) => ({
  ...(from ? { from: toInstant(Date.parse(from)) } : {}),
  ...(to ? { to: toInstant(Date.parse(to)) } : {}),
});

/** Past lists are read from their end: cancelled bookings, and those before a moment. */
const looksBack = ({ from, to, status }: RouteQuery<'GET /v1/bookings'>): boolean =>
  status === 'cancelled' || (to !== undefined && from === undefined);

/** Which rows of its range a list shows. */
const pickedOf = (
  { status, calendarId }: RouteQuery<'GET /v1/bookings'>,
  tenant: TenantItem,
  now: number,
): ((booking: BookingItem) => boolean) => {
  const isOfCalendar = (booking: BookingItem) =>
    calendarId === undefined || booking.calendarId === calendarId;
  if (status === 'unplaced') return (booking) => isOfCalendar(booking) && isUnplaced(tenant, booking, now);
  return isOfCalendar;
};

/** Of which list a cursor is: another has other rows before the same place. */
const listOf = (query: RouteQuery<'GET /v1/bookings'>): string =>
  JSON.stringify([query.status ?? 'active', query.calendarId ?? null, looksBack(query)]);

/** A page of bookings: future ones soonest first, past ones latest first. */
export const listBookings = async (
  { table, signer }: Kernel,
  { caller: { tenantId }, query, route, now }: Call,
): Promise<RouteData<'GET /v1/bookings'>> => {
  const tenant = await getTenant(table, tenantId);
  const range = query.status === 'cancelled' ? ranges.cancelledBookings : ranges.bookings;
  const place = { owner: tenantId, route, of: listOf(query) };
  const bounds = boundsOf(query.status === 'unplaced' ? { from: toInstant(now), ...query } : query);
  const page = await pickedPage<BookingItem>(table, range(tenantId, bounds), {
    ...pageOf(signer, place, query),
    newestFirst: looksBack(query),
    picks: pickedOf(query, tenant, now),
  });
  const away = await overlapped(table, tenantId, page.items, now);
  return {
    bookings: page.items.map((item) => ({
      ...toBooking(tenant, item, now),
      ...(away.has(item.bookingId) ? { busyElsewhere: true } : {}),
    })),
    ...nextCursor(signer, place, page),
  };
};
