import { useState } from 'react';
import type { Booking } from '../../../shared/schemas/booking.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { useToast } from '../../ui/toast.tsx';
import { bookingTexts } from './texts.ts';
import type { BookingActions } from './use-bookings.ts';

/** Marks an appointment as attended or missed; `confirmed` undoes that. */
export const useAttendance = (actions: Pick<BookingActions, 'change'>) => {
  const t = useTexts(bookingTexts);
  const toast = useToast();
  const [markingId, setMarkingId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const mark = async (booking: Booking, status: 'attended' | 'no_show' | 'confirmed') => {
    setMarkingId(booking.bookingId);
    setFailure(null);
    try {
      await actions.change(booking, { status });
      toast(status === 'confirmed' ? t.unmarked : t.marked);
    } catch (thrown) {
      setFailure(errorText(thrown, t.markFailed));
    } finally {
      setMarkingId(null);
    }
  };
  return { mark, markingId, failure };
};
