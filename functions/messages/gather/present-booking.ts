import type { MessageDrop } from '../../../shared/domain/messages.ts';
import { type BookingItem, findBookings, sequenceOf } from '../../records/bookings/booking-store.ts';
import { aboutOf } from '../../records/pending-event.ts';
import type { AskedMessage, GatherPorts } from './gather.ts';

interface Anonymised {
  readonly erasedBy?: string;
  readonly anonymisedAt?: string;
}

/** The bookings of a message as they are now, without those that were deleted or no longer name their visitor. */
export const presentBookings = async (
  { table }: GatherPorts,
  { entry }: AskedMessage,
): Promise<readonly BookingItem[]> => {
  const found: ReadonlyArray<BookingItem & Anonymised> = await findBookings(
    table,
    entry.tenantId,
    aboutOf(entry),
  );
  return found.filter(({ erasedBy, anonymisedAt }) => erasedBy === undefined && anonymisedAt === undefined);
};

/** What a message says of one of the bookings that it is about. */
const saidOf = ({ entry }: AskedMessage, booking: BookingItem) =>
  aboutOf(entry).find(({ bookingId }) => bookingId === booking.bookingId);

/** Whether the booking was moved or cancelled since: a later message tells that. */
export const isSuperseded = (asked: AskedMessage, booking: BookingItem): boolean =>
  sequenceOf(booking) > (saidOf(asked, booking)?.sequence ?? 0);

/** When a booking began before the move that a message tells of. */
export const movedFrom = (asked: AskedMessage, booking: BookingItem): string =>
  saidOf(asked, booking)?.from ?? booking.startAt;

/** Why nothing needs to be said of a booking any more: it was changed since, or its time has come. */
export const lateReason = (asked: AskedMessage, booking: BookingItem): MessageDrop | undefined => {
  if (isSuperseded(asked, booking)) return 'superseded';
  return Date.parse(booking.startAt) <= asked.now ? 'past' : undefined;
};
