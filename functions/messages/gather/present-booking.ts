import type { MessageDrop } from '../../../shared/domain/messages.ts';
import { type BookingItem, findBooking, sequenceOf } from '../../records/booking-store.ts';
import type { Asked, GatherPorts } from './gather.ts';

interface Anonymised {
  readonly erasedBy?: string;
  readonly anonymisedAt?: string;
}

/** The booking of a message as it is now; `gone` when it was deleted or no longer names its visitor. */
export const presentBooking = async (
  { table }: GatherPorts,
  { entry }: Asked,
): Promise<BookingItem | undefined> => {
  const booking: (BookingItem & Anonymised) | undefined = await findBooking(
    table,
    entry.tenantId,
    entry.subjectId,
  );
  if (!booking || booking.erasedBy !== undefined || booking.anonymisedAt !== undefined) return undefined;
  return booking;
};

/** Whether the booking was moved or cancelled since: a later message tells that. */
export const isSuperseded = ({ entry }: Asked, booking: BookingItem): boolean =>
  sequenceOf(booking) > (entry.sequence ?? 0);

/** Why nothing needs to be said of a booking any more: it was changed since, or its time has come. */
export const lateReason = (asked: Asked, booking: BookingItem): MessageDrop | undefined => {
  if (isSuperseded(asked, booking)) return 'superseded';
  return Date.parse(booking.startAt) <= asked.now ? 'past' : undefined;
};
