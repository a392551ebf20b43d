import { brandId, type CalendarId } from '../../../shared/domain/ids.ts';
import type { RouteData, RouteQuery } from '../../../shared/routes.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { nextCursor, pageOf } from '../../kernel/http/pagination.ts';
import { type PickedPage, pickedPage } from '../../kernel/http/picked-page.ts';
import type { Request } from '../../kernel/http/request.ts';
import { ranges } from '../../kernel/table/keys.ts';
import type { Table, WantedPage } from '../../kernel/table/table.ts';
import { type BookingItem, toBooking } from '../../records/bookings/booking-store.ts';
import { pageOfCalendars } from '../../records/bookings/bookings-of-calendars.ts';
import { unplacedCalendars } from '../../records/bookings/performer.ts';
import { getTenant, type TenantItem } from '../../records/tenants/tenant-store.ts';
import { overlapped } from './overlapped.ts';

type Call = Pick<Request<'GET /v1/bookings'>, 'caller' | 'query' | 'route' | 'now'>;
type Query = RouteQuery<'GET /v1/bookings'>;

/** Bounds in the form in which starts are stored, so that comparing texts compares times. */
const boundsOf = ({ from, to, status }: Query, now: number) => {
  // What begins at this very moment is not ahead any more.
  const first = status === 'unplaced' ? now + 1 : Number.NEGATIVE_INFINITY;
  const since = from === undefined ? first : Math.max(first, Date.parse(from));
  return {
    ...(Number.isFinite(since) ? { from: toInstant(since) } : {}),
    ...(to ? { to: toInstant(Date.parse(to)) } : {}),
  };
};

/** Past lists are read from their end: cancelled bookings, and those before a moment. */
const looksBack = ({ from, to, status }: Query): boolean =>
  status === 'cancelled' || (to !== undefined && from === undefined);

/** Whose bookings a list shows; undefined for those of the whole business. */
const listedCalendars = (tenant: TenantItem, { status, calendarId }: Query) => {
  if (status === 'unplaced')
    return unplacedCalendars(tenant).filter((id) => calendarId === undefined || id === calendarId);
  return calendarId === undefined ? undefined : [brandId<CalendarId>(calendarId)];
};

/** A page of the list that was asked for: each one is a range of an index, or several merged. */
const readPage = (
  table: Table,
  tenant: TenantItem,
  query: Query,
  now: number,
  page: WantedPage,
): Promise<PickedPage<BookingItem>> => {
  const { tenantId } = tenant;
  const bounds = boundsOf(query, now);
  const wanted = { ...page, newestFirst: looksBack(query) };
  const calendars = listedCalendars(tenant, query);
  const isCancelled = query.status === 'cancelled';
  if (!calendars) {
    const range = isCancelled ? ranges.cancelledBookings : ranges.bookings;
    return pickedPage(table, range(tenantId, bounds), wanted);
  }
  const list = isCancelled ? 'CANCELLED' : 'BOOKINGS';
  const lists = calendars.map((calendarId) => ranges.bookingsOf(tenantId, calendarId, bounds, list));
  return pageOfCalendars(table, tenantId, lists, wanted);
};

/** Of which list a cursor is: another has other rows before the same place. */
const listOf = (query: RouteQuery<'GET /v1/bookings'>): string =>
  JSON.stringify([query.status ?? 'active', query.calendarId ?? null, looksBack(query)]);

/**
 * A page of bookings: future ones soonest first, past ones latest first. Nothing is filtered after it is read, so a page
 * is short only at the end.
 */
export const listBookings = async (
  { table, signer }: Kernel,
  { caller: { tenantId }, query, route, now }: Call,
): Promise<RouteData<'GET /v1/bookings'>> => {
  const tenant = await getTenant(table, tenantId);
  const place = { owner: tenantId, route, of: listOf(query) };
  const page = await readPage(table, tenant, query, now, pageOf(signer, place, query));
  const away = await overlapped(table, tenantId, page.items, now);
  return {
    bookings: page.items.map((item) => ({
      ...toBooking(tenant, item, now),
      ...(away.has(item.bookingId) ? { busyElsewhere: true } : {}),
    })),
    ...nextCursor(signer, place, page),
  };
};
