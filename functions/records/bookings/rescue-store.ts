import { DAY_SECONDS } from '../../../shared/domain/duration.ts';
import { type BookingId, brandId, type CalendarId, type TenantId } from '../../../shared/domain/ids.ts';
import { ifAbsent, ifFieldIs } from '../../kernel/table/condition.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Versioned } from '../../kernel/table/versioned.ts';
import type { Write } from '../../kernel/table/write.ts';
import { type BookingItem, findBookings, type ProposedPlace } from './booking-store.ts';

/** A booking of a rescued day as it was. */
export interface RescuedEntry {
  readonly bookingId: BookingId;
  readonly startAt: string;
  readonly proposed: readonly ProposedPlace[];
}

/** A day on which somebody cannot come; ids and times only. */
export interface RescueItem extends Versioned {
  readonly calendarId: CalendarId;
  /** Local date of the business, yyyy-mm-dd. */
  readonly date: string;
  /** The closure that takes the day out of what is offered. */
  readonly closureId: string;
  /** ISO instant after which whoever has not answered is to be called. */
  readonly answerBy: string;
  /** Soonest first. */
  readonly bookings: readonly RescuedEntry[];
  /** Epoch seconds. */
  readonly expiresAt: number;
}

const KEPT_DAYS = 30;

/** Epoch seconds at which the rescue of a day is forgotten. */
export const rescueExpiry = (date: string): number =>
  Date.parse(`${date}T00:00:00Z`) / 1000 + KEPT_DAYS * DAY_SECONDS;

/** One for each calendar at the most. */
const MOST_A_DAY = 500;

export const rescueKey = (
  tenantId: TenantId,
  { date, calendarId }: { readonly date: string; readonly calendarId: string },
) => keys.rescue(tenantId, date, brandId<CalendarId>(calendarId));

/** Counts every rescue that is made or extended. */
interface RescueCount {
  readonly version?: number;
}

/** The count now; to be read before the rescues are. */
export const rescueCount = async (table: Table, tenantId: TenantId): Promise<RescueCount> =>
  (await table.get<RescueCount>(keys.rescueCount(tenantId))) ?? {};

/** Counts one more: refused when another was made since, so that two at once cannot offer one place twice. */
export const rescueCountWrite = (tenantId: TenantId, { version }: RescueCount): Write => ({
  update: keys.rescueCount(tenantId),
  add: { version: 1 },
  when: version === undefined ? ifAbsent : ifFieldIs('version', version),
});

/** Every rescue of a day. */
export const rescuesOn = (table: Table, tenantId: TenantId, date: string): Promise<readonly RescueItem[]> =>
  table.all<RescueItem>(ranges.rescues(tenantId, date), MOST_A_DAY);

/** The bookings of a rescue as they are now, without those that were erased. */
export const bookingsOf = async (
  table: Table,
  tenantId: TenantId,
  { bookings }: RescueItem,
): Promise<ReadonlyArray<{ readonly entry: RescuedEntry; readonly booking: BookingItem }>> => {
  const found = new Map(
    (await findBookings(table, tenantId, bookings)).map((booking) => [booking.bookingId, booking]),
  );
  return bookings.flatMap((entry) => {
    const booking = found.get(entry.bookingId);
    return booking ? [{ entry, booking }] : [];
  });
};
