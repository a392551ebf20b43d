import type { TenantId } from '../../../shared/domain/ids.ts';
import type { BookingPatch, BookingStatus } from '../../../shared/schemas/booking.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { keys } from '../../kernel/table/keys.ts';
import { raceRetry, untilSettled } from '../../kernel/table/retry.ts';
import { isSavedBy, isStill, type Save } from '../../kernel/table/versioned.ts';
import { askedCalendar } from '../../records/asked-calendar.ts';
import { type BookingItem, getBooking, toBooking } from '../../records/booking-store.ts';
import { pendingEvent } from '../../records/pending-event.ts';
import { getTenant, type TenantItem } from '../../records/tenant-store.ts';
import type { Hand } from '../leads/save-lead.ts';
import { wholeMinute } from './book-by-hand.ts';
import { staffSaving } from './changer.ts';
import { moveBooking } from './move-booking.ts';

type Mark = Exclude<BookingStatus, 'cancelled'>;

/** The event sent when an appointment is marked; none when a mark is removed. */
const MARKED = { attended: 'booking.attended', no_show: 'booking.no_show', confirmed: undefined } as const;

/** Attendance can be marked only once the appointment has begun. Throws 409 `booking_not_started`. */
const checkStarted = (status: Mark, startsAt: number, now: number): void => {
  if (status !== 'confirmed' && startsAt > now) throw new AppError('booking_not_started');
};

/**
 * Marks how an appointment went. Throws 409 `booking_closed` for a cancelled one, `booking_not_started`,
 * `changed_meanwhile`, 503 `busy`.
 */
const mark = async (
  { table }: Pick<Kernel, 'table'>,
  tenant: TenantItem,
  id: string,
  status: Mark,
  save: Save,
  now: number,
): Promise<BookingItem> => {
  const { tenantId } = tenant;
  const marked = await untilSettled(raceRetry, async () => {
    const booking = await getBooking(table, tenantId, id);
    if (booking.status === 'cancelled') throw new AppError('booking_closed');
    if (booking.status === status || isSavedBy(save, booking, toBooking(tenant, booking, now)))
      return booking;
    checkStarted(status, Date.parse(booking.startAt), now);
    const subjectId = booking.bookingId;
    const update = keys.booking(tenantId, subjectId);
    const type = MARKED[status];
    const outcome = await table.attempt([
      { update, set: { status, savedUnder: save.savedUnder }, when: isStill(booking) },
      ...(type ? [pendingEvent({ tenantId, type, subjectId }, now)] : []),
    ]);
    return outcome.kind === 'committed' ? { ...booking, status, version: booking.version + 1 } : undefined;
  });
  if (!marked) throw new AppError('busy', { retryAfterSec: 1 });
  return marked;
};

/**
 * Moves an appointment, gives it to somebody else and marks its outcome, in that order. Throws 404 `not_found`, 409
 * `changed_meanwhile` with the current booking, and what each step throws.
 */
export const changeBooking = async (
  kernel: Pick<Kernel, 'table'>,
  tenantId: TenantId,
  id: string,
  { startAt, calendarId, status, version }: BookingPatch,
  { mint, now }: Pick<Hand, 'mint' | 'now'>,
): Promise<BookingItem> => {
  const tenant = await getTenant(kernel.table, tenantId);
  let seen = version;
  if (startAt !== undefined || calendarId !== undefined) {
    const start = startAt ?? (await getBooking(kernel.table, tenantId, id)).startAt;
    // Checked before the move, so that both are done or neither.
    if (status) checkStarted(status, Date.parse(start), now);
    const to = askedCalendar(tenant, calendarId, now);
    const saving = staffSaving(tenant, { version, savedUnder: mint('move') }, now);
    const by = to === undefined ? saving : { ...saving, to: [to] };
    const moved = await moveBooking(kernel, tenant, id, wholeMinute('startAt', start), now, by);
    if (moved.savedUnder === by.savedUnder) seen = moved.version;
  }
  return status
    ? mark(kernel, tenant, id, status, { version: seen, savedUnder: mint('mark') }, now)
    : getBooking(kernel.table, tenantId, id);
};
