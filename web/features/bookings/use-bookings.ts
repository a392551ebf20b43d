import { useState } from 'react';
import type { BasketByHand } from '../../../shared/schemas/basket-by-hand.ts';
import type { Booking, BookingCreate, BookingPatch } from '../../../shared/schemas/booking.ts';
import type { BookingSource, SourceCancelled } from '../../../shared/schemas/booking-source.ts';
import type { CancelScope } from '../../../shared/schemas/managed-booking.ts';
import { savedOrReread } from '../../lib/changed-meanwhile.ts';
import { walked } from '../../lib/walked.ts';
import { api } from '../session/session.ts';
import { useApiList, useRefresh } from '../session/use-api.ts';
import { type BookingsShown, bookingQuery, dividingInstant } from './booking-query.ts';

interface ListedView {
  readonly shown: BookingsShown;
  readonly calendarId: string | null;
}

const atPresent = ({ shown, calendarId }: ListedView) => ({
  list: `${shown} ${calendarId}`,
  instant: dividingInstant(Date.now()),
});

/** The instant that separates past from upcoming: one for as long as the same list is shown. */
export const useDivider = (view: ListedView): string => {
  const [held, setHeld] = useState(() => atPresent(view));
  const present = atPresent(view);
  if (present.list === held.list) return held.instant;
  setHeld(present);
  return present.instant;
};

/** One of the lists of bookings, in pages, divided at an instant of `useDivider`. */
export const useBookings = ({ shown, calendarId }: ListedView, divider: string) => {
  const query = bookingQuery(shown, divider, calendarId);
  const list = useApiList('GET /v1/bookings', (data) => data.bookings, query);
  return {
    bookings: list.items,
    hasMore: list.hasMore,
    loadMore: list.loadMore,
    error: list.error,
    isValidating: list.isValidating,
    mutate: list.mutate,
  };
};

/** Cancels the upcoming bookings of one address, a few at a time; answers how many. */
const cancelAllOf = async (sourceId: string): Promise<number> => {
  const answers = await walked<SourceCancelled>({
    step: () => api('POST /v1/bookings/sources/{sourceId}/cancel', { params: { sourceId } }),
    isLast: ({ isMore }) => !isMore,
    doneBy: ({ cancelled }) => cancelled,
  });
  return answers.reduce((sum, { cancelled }) => sum + cancelled, 0);
};

/** The actions on all of an offer. */
const basketActions = (reload: () => Promise<unknown>) => ({
  /** Books all of an offer or nothing; answers how many appointments that made. */
  createAll: async (body: BasketByHand) => {
    const { bookings } = await api('POST /v1/bookings/baskets', { body });
    await reload();
    return bookings.length;
  },
  /** Moves all that were booked at once with a booking and are still ahead to an offer's times, or none of them. */
  moveAll: (bookingId: string, offer: string) =>
    savedOrReread(
      () => api('PATCH /v1/bookings/{bookingId}/basket', { params: { bookingId }, body: { offer } }),
      reload,
    ),
});

/** The actions on bookings. */
export const useBookingActions = () => {
  const refresh = useRefresh();
  const reload = () => refresh('bookings');
  return {
    create: async (body: BookingCreate) => {
      const booking = await api('POST /v1/bookings', { body });
      await reload();
      return booking;
    },
    ...basketActions(reload),
    /** Edits or marks a booking, on condition that it is still the version shown. */
    change: ({ bookingId, version }: Booking, change: Omit<BookingPatch, 'version'>) => {
      const body = { ...change, version };
      return savedOrReread(
        () => api('PATCH /v1/bookings/{bookingId}', { params: { bookingId }, body }),
        reload,
      );
    },
    /** Undoes a cancellation, whatever the booking's version since. */
    restore: async (bookingId: string) => {
      const { version } = await api('GET /v1/bookings/{bookingId}', { params: { bookingId } });
      const body = { version };
      try {
        return await api('POST /v1/bookings/{bookingId}/restore', { params: { bookingId }, body });
      } finally {
        await reload();
      }
    },
    /** Cancels a booking; of scope `basket`, also all that its client booked at once with it. */
    cancel: async (bookingId: string, scope: CancelScope = 'one') => {
      await api('DELETE /v1/bookings/{bookingId}', { params: { bookingId }, query: { scope } });
      await reload();
    },
    /**
     * Cancels all upcoming bookings of one address, a few at a time; answers how many. Throws `PartlyDone` once some are
     * cancelled; calling it again continues.
     */
    cancelSource: async (sourceId: string): Promise<number> => {
      try {
        return await cancelAllOf(sourceId);
      } finally {
        await reload();
      }
    },
    /** Hides one address until it books again. */
    dismissSource: async ({ sourceId, lastMadeAt }: BookingSource) => {
      const body = { seenUntil: lastMadeAt };
      await api('POST /v1/bookings/sources/{sourceId}/dismiss', { params: { sourceId }, body });
      await reload();
    },
    /** Called when a time turned out to be taken. */
    reloadSlots: reload,
  };
};

export type BookingActions = ReturnType<typeof useBookingActions>;
