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
const allReleaseWrites = async (
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

const attempt = async (
  { table }: Pick<Kernel, 'table'>,
  tenantId: TenantId,
  wanted: readonly BookingId[],
  by: Changer,
  mayCancel: (booking: BookingItem) => boolean,
): Promise<readonly BookingItem[] | undefined> => {
  const found = await findBookings(
    table,
    tenantId,
    wanted.map((bookingId) => ({ bookingId })),
  );
  const open = found.filter((booking) => booking.status === 'confirmed' && mayCancel(booking));
  if (open.length === 0) return [];
  const cancelled = open.map(cancelledOf);
  const writes = open.flatMap((booking, nth) =>
    cancelWrites(tenantId, booking, by, companyOf(cancelled, nth)),
  );
  const outcome = await table.attempt([...writes, ...(await allReleaseWrites(table, tenantId, open))]);
  return outcome.kind === 'committed' ? cancelled : undefined;
};

/**
 * Cancels, of some bookings, each that stands and that `mayCancel` allows, all in one transaction, of which one message
 * tells; none where one of them changes meanwhile, which is then judged again. Answers those that it cancelled: none
 * when all were before. Throws 503 `busy`.
 */
export const cancelTogether = (
  ports: Pick<Kernel, 'table'>,
  tenantId: TenantId,
  wanted: readonly BookingId[],
  by: Changer,
  mayCancel: (booking: BookingItem) => boolean,
): Promise<readonly BookingItem[]> => settledOrBusy(() => attempt(ports, tenantId, wanted, by, mayCancel));
