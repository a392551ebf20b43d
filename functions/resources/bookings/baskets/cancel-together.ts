import type { BookingId, TenantId } from '../../../../shared/domain/ids.ts';
import type { Kernel } from '../../../kernel/http/kernel.ts';
import { settledOrBusy } from '../../../kernel/table/retry.ts';
import type { Table } from '../../../kernel/table/table.ts';
import type { Write } from '../../../kernel/table/write.ts';
import { type BookingItem, findBookings } from '../../../records/bookings/booking-store.ts';
import type { Changer } from '../changer.ts';
import { cancelledOf, cancelWrites, releaseWrites } from '../edits/cancel-booking.ts';
import { companyOf } from './company.ts';

/** Frees the times of all of them; a day that several share is written once. */
export const allReleaseWrites = async (
  table: Table,
  tenantId: TenantId,
  bookings: readonly BookingItem[],
): Promise<readonly Write[]> => {
  const calendars = [...Map.groupBy(bookings, ({ calendarId }) => calendarId).values()];
  const freed = await Promise.all(
    calendars.map(async ([first, ...rest]) => (first ? releaseWrites(table, tenantId, first, ...rest) : [])),
  );
  return freed.flat();
};

export interface CancelledTogether {
  /**
   * Those that stood when they were first read and are cancelled now: by this, even if the reply was lost, or by
   * somebody else at the same moment.
   */
  readonly cancelled: readonly BookingItem[];
  /** All of them, as they are now. */
  readonly after: readonly BookingItem[];
}

/** A booking as these have it. */
export const asIn = (bookings: readonly BookingItem[], one: BookingItem): BookingItem =>
  bookings.find(({ bookingId }) => bookingId === one.bookingId) ?? one;

const resultOf = (after: readonly BookingItem[], stood: ReadonlySet<BookingId>): CancelledTogether => ({
  after,
  cancelled: after.filter(({ status, bookingId }) => status === 'cancelled' && stood.has(bookingId)),
});

interface Attempt {
  readonly wanted: readonly BookingId[];
  readonly mayCancel: (booking: BookingItem) => boolean;
  /** Those that an attempt has read as standing. */
  readonly stood: Set<BookingId>;
}

const attempt = async (
  { table }: Pick<Kernel, 'table'>,
  tenantId: TenantId,
  by: Changer,
  { wanted, mayCancel, stood }: Attempt,
): Promise<CancelledTogether | undefined> => {
  const found = await findBookings(
    table,
    tenantId,
    wanted.map((bookingId) => ({ bookingId })),
  );
  const open = found.filter((booking) => booking.status === 'confirmed' && mayCancel(booking));
  for (const { bookingId } of open) stood.add(bookingId);
  if (open.length === 0) return resultOf(found, stood);
  const cancelled = open.map(cancelledOf);
  const writes = open.flatMap((booking, nth) =>
    cancelWrites(tenantId, booking, by, companyOf(cancelled, nth)),
  );
  const outcome = await table.attempt([...writes, ...(await allReleaseWrites(table, tenantId, open))]);
  if (outcome.kind !== 'committed') return undefined;
  return resultOf(
    found.map((one) => asIn(cancelled, one)),
    stood,
  );
};

/**
 * Cancels, of some bookings, each that stands and that `mayCancel` allows, all in one transaction, of which one message
 * tells; none where one of them changes meanwhile, which is then judged again. Throws 503 `busy`.
 */
export const cancelTogether = (
  ports: Pick<Kernel, 'table'>,
  tenantId: TenantId,
  wanted: readonly BookingId[],
  by: Changer,
  mayCancel: (booking: BookingItem) => boolean,
): Promise<CancelledTogether> => {
  const stood = new Set<BookingId>();
  return settledOrBusy(() => attempt(ports, tenantId, by, { wanted, mayCancel, stood }));
};
