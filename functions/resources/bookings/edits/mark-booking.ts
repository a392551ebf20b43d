import type { BookingStatus } from '../../../../shared/domain/booking-status.ts';
import type { BookingPatch } from '../../../../shared/schemas/booking.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Kernel } from '../../../kernel/http/kernel.ts';
import type { ActingMember } from '../../../kernel/identity/acting-member.ts';
import { keys } from '../../../kernel/table/keys.ts';
import { settledOrBusy } from '../../../kernel/table/retry.ts';
import { ifUnchanged, isSavedBy } from '../../../kernel/table/versioned.ts';
import type { Write } from '../../../kernel/table/write.ts';
import { historyLine } from '../../../records/bookings/booking-history.ts';
import { type BookingItem, getBooking, toBooking } from '../../../records/bookings/booking-store.ts';
import { pendingEvent } from '../../../records/pending-event.ts';
import type { TenantItem } from '../../../records/tenants/tenant-store.ts';

export type Mark = Exclude<BookingStatus, 'cancelled'>;

/** The event when an appointment is marked, or its mark removed. */
const MARKED = {
  attended: 'booking.attended',
  no_show: 'booking.no_show',
  confirmed: 'booking.unmarked',
} as const;

/** The event of an appointment that gets another mark; none where it keeps its own. */
export const markEvents = (
  { tenantId }: TenantItem,
  before: BookingItem,
  after: BookingItem,
  now: number,
): readonly Write[] =>
  before.status === after.status || after.status === 'cancelled'
    ? []
    : [pendingEvent({ tenantId, type: MARKED[after.status], subjectId: after.bookingId }, now)];

/** Attendance can be marked only once the appointment has begun. Throws 409 `booking_not_started`. */
export const checkStarted = (status: Mark, startsAt: number, now: number): void => {
  if (status !== 'confirmed' && startsAt > now) throw new AppError('booking_not_started');
};

/** What a patch says that marks the appointment and changes nothing else. */
interface MarkPatch extends Pick<BookingPatch, 'version'> {
  readonly status: Mark;
}

/**
 * Marks how an appointment went. Throws 409 `booking_closed` for a cancelled one, `booking_not_started`,
 * `changed_meanwhile`, 503 `busy`.
 */
export const markBooking = async (
  { table }: Pick<Kernel, 'table'>,
  tenant: TenantItem,
  id: string,
  { status, version }: MarkPatch,
  { memberId, mint, now }: ActingMember,
): Promise<BookingItem> => {
  const { tenantId } = tenant;
  const save = { version, savedUnder: mint('mark') };
  return settledOrBusy(async () => {
    const booking = await getBooking(table, tenantId, id);
    if (booking.status === 'cancelled') throw new AppError('booking_closed');
    if (booking.status === status || isSavedBy(save, booking, toBooking(tenant, booking, now)))
      return booking;
    checkStarted(status, Date.parse(booking.startAt), now);
    const subjectId = booking.bookingId;
    const after: BookingItem = { ...booking, status, version: booking.version + 1 };
    const outcome = await table.attempt([
      {
        update: keys.booking(tenantId, subjectId),
        set: { status, savedUnder: save.savedUnder },
        when: ifUnchanged(booking),
      },
      ...markEvents(tenant, booking, after, now),
      historyLine(tenantId, booking, after, { by: 'business', memberId }, now),
    ]);
    return outcome.kind === 'committed' ? after : undefined;
  });
};
