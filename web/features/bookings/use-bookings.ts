import { useState } from 'react';
import type { BookingCreate, BookingPatch } from '../../../shared/schemas/booking.ts';
import { api } from '../session/session.ts';
import { useApiList, useRefresh } from '../session/use-api.ts';
import { type BookingsShown, bookingQuery, dividingInstant } from './booking-query.ts';

/** One of the three lists of bookings, in pages. */
export const useBookings = (shown: BookingsShown, calendarId: string | null) => {
  const [nowIso] = useState(() => dividingInstant(Date.now()));
  const query = bookingQuery(shown, nowIso, calendarId);
  const list = useApiList('GET /v1/bookings', (data) => data.bookings, query);
  return {
    bookings: list.items,
    hasMore: list.hasMore,
    loadMore: list.loadMore,
    error: list.error,
    isValidating: list.isValidating,
    retry: () => list.mutate(),
  };
};

/** What can be done to bookings. A booking takes or frees a time, and its contact is a lead: all three are read again. */
export const useBookingActions = () => {
  const refresh = useRefresh();
  const reload = () =>
    refresh('GET /v1/bookings', 'GET /v1/bookings/{bookingId}', 'GET /v1/slots', 'GET /v1/leads');
  return {
    create: async (body: BookingCreate) => {
      await api('POST /v1/bookings', { body });
      await reload();
    },
    change: async (bookingId: string, body: BookingPatch) => {
      await api('PATCH /v1/bookings/{bookingId}', { params: { bookingId }, body });
      await reload();
    },
    cancel: async (bookingId: string) => {
      await api('DELETE /v1/bookings/{bookingId}', { params: { bookingId } });
      await reload();
    },
    /** After a time turned out to be taken. */
    reloadSlots: () => refresh('GET /v1/slots'),
  };
};

export type BookingActions = ReturnType<typeof useBookingActions>;
