import { type BookingId, brandId, type CalendarId } from '../../../shared/domain/ids.ts';
import { meet, occupied } from '../../../shared/domain/places.ts';
import { isExternal } from '../../agenda/external.ts';
import { daysTouched, nowMinute } from '../../agenda/time.ts';
import { type Busy, isLive } from '../../agenda/types.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { type BookingItem, instantsOf, performedBy } from '../../records/bookings/booking-store.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import { readAgendas } from '../slots/read-agendas.ts';

/** What takes a time that was asked for, as staff may read it. */
export type Obstacle =
  | {
      readonly kind: 'booking';
      readonly bookingId: string;
      readonly title: string;
      readonly leadName: string;
      readonly personName?: string;
      readonly startAt: string;
      readonly endAt: string;
    }
  /** `hold`: kept for somebody from the waitlist. `outside`: busy in the calendar that this one follows. */
  | { readonly kind: 'hold' | 'outside'; readonly startAt: string; readonly endAt: string };

/** Of all that is in the way, the most that is named. */
const MOST = 3;

/** A time that was refused, as the entry that it would have been, and the calendars that it was tried on. */
export interface RefusedTime {
  readonly entry: Busy;
  readonly calendars: readonly CalendarId[];
}

/** Whether two entries cannot share their minutes at capacity 1: buffers may overlap each other, but no service. */
const isInWay = (entry: Busy, other: Busy): boolean =>
  meet(entry, occupied(other)) || meet(occupied(entry), other);

const bookingObstacle = (tenant: TenantItem, booking: BookingItem): Obstacle => ({
  kind: 'booking',
  bookingId: booking.bookingId,
  title: booking.title,
  leadName: booking.name,
  ...performedBy(tenant, booking),
  startAt: booking.startAt,
  endAt: booking.endAt,
});

/** What takes a refused time, soonest first: bookings by name, holds, and outside events. */
export const inTheWay = async (
  table: Table,
  tenant: TenantItem,
  { entry, calendars }: RefusedTime,
  now: number,
): Promise<readonly Obstacle[]> => {
  const dates = daysTouched(occupied(entry));
  const agendas = await readAgendas(table, tenant, { calendars, dates, now });
  const entries = agendas.flatMap(({ days }) =>
    days.flatMap(({ busy, elsewhere }) => [...busy, ...(elsewhere?.busy ?? [])]),
  );
  const found = new Map(
    entries
      .filter((other) => other.id !== entry.id && isLive(other, nowMinute(now)) && isInWay(entry, other))
      .toSorted((a, b) => a.start - b.start)
      .map((other) => [other.id, other]),
  );
  const first = [...found.values()].slice(0, MOST);
  const ids = first.filter(({ kind }) => kind === 'booking').map(({ id }) => brandId<BookingId>(id));
  const bookings = await table.getMany<BookingItem>(ids.map((id) => keys.booking(tenant.tenantId, id)));
  return first.flatMap((other) => {
    if (other.kind !== 'booking')
      return [{ kind: isExternal(other) ? ('outside' as const) : ('hold' as const), ...instantsOf(other) }];
    const booking = bookings.find(({ bookingId }) => bookingId === other.id);
    return booking ? [bookingObstacle(tenant, booking)] : [];
  });
};
