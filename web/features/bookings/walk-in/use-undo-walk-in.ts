import { useState } from 'react';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useToast } from '../../../ui/toast.tsx';
import type { BookingActions } from '../use-bookings.ts';
import { walkInTexts } from './texts.ts';

/** Cancels a walk-in that was started by mistake. */
export const useUndoWalkIn = (actions: Pick<BookingActions, 'cancel'>) => {
  const t = useTexts(walkInTexts);
  const toast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const undo = async ({ bookingId }: Booking) => {
    setFailure(null);
    try {
      await actions.cancel(bookingId);
      toast(t.undone);
    } catch (error) {
      setFailure(errorText(error, t.undoFailed));
    }
  };
  return { undo: (booking: Booking) => void undo(booking), failure };
};
