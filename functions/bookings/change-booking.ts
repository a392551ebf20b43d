import type { TenantId } from '../../shared/domain/ids.ts';
import type { BookingPatch, BookingStatus } from '../../shared/schemas/booking.ts';
import { AppError } from '../kernel/app-error.ts';
import { fieldIs } from '../kernel/condition.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { keys } from '../kernel/keys.ts';
import { raceRetry, untilSettled } from '../kernel/retry.ts';
import { owed } from '../outbox/owed.ts';
import { getTenant } from '../tenants/tenant-store.ts';
import { wholeMinute } from './book-by-hand.ts';
import { type BookingItem, getBooking } from './booking-store.ts';
import { moveBooking } from './move-booking.ts';

/** What is told of an appointment that was marked; nothing of one whose mark was taken back. */
const MARKED = { attended: 'booking.attended', no_show: 'booking.no_show', confirmed: undefined } as const;

/** Marks how an appointment went. Throws 409 `booking_closed` for a cancelled one, 503 `busy`. */
const mark = async (
  { table }: Pick<Kernel, 'table'>,
  tenantId: TenantId,
  id: string,
  status: Exclude<BookingStatus, 'cancelled'>,
  now: number,
): Promise<BookingItem> => {
  const marked = await untilSettled(raceRetry, async () => {
    const booking = await getBooking(table, tenantId, id);
    if (booking.status === 'cancelled') throw new AppError('booking_closed');
    if (booking.status === status) return booking;
    const subjectId = booking.bookingId;
    const update = keys.booking(tenantId, subjectId);
    const type = MARKED[status];
    const outcome = await table.transact([
      { update, set: { status }, when: fieldIs('status', booking.status) },
      ...(type ? [owed({ tenantId, type, subjectId }, now)] : []),
    ]);
    return outcome.kind === 'committed' ? { ...booking, status } : undefined;
  });
  if (!marked) throw new AppError('busy', { retryAfterSec: 1 });
  return marked;
};

/** Moves an appointment, marks how it went, or both in that order. Throws 404 `not_found` and what each throws. */
export const changeBooking = async (
  kernel: Pick<Kernel, 'table'>,
  tenantId: TenantId,
  id: string,
  patch: BookingPatch,
  now: number,
): Promise<BookingItem> => {
  if (patch.startAt !== undefined) {
    const start = wholeMinute('startAt', patch.startAt);
    await moveBooking(kernel, await getTenant(kernel.table, tenantId), id, start, now);
  }
  return patch.status
    ? mark(kernel, tenantId, id, patch.status, now)
    : getBooking(kernel.table, tenantId, id);
};
