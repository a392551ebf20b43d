import { type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { calendarUid } from '../../../shared/domain/calendar-uid.ts';
import type { BookingId } from '../../../shared/domain/ids.ts';

interface EntryState {
  readonly bookingId: BookingId;
  /** How often the booking was moved or cancelled. */
  readonly sequence: number;
  readonly isCancelled: boolean;
  /** When the entry is written, in epoch milliseconds. */
  readonly now: number;
}

/** What every calendar says alike of a booking's entry, so that programs recognise it and its newest state. */
export const entryState = ({ bookingId, sequence, isCancelled, now }: EntryState) =>
  ({
    id: calendarUid(bookingId),
    sequence,
    stamp: new Date(now),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  }) satisfies Partial<ICalEventData>;
