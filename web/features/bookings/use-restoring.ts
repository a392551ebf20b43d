import { useState } from 'react';
import type { Booking } from '../../../shared/schemas/booking.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { useToast } from '../../ui/toast.tsx';
import { useMe } from '../session/use-me.ts';
import { editTexts } from './edit/edit-texts.ts';
import { refusedText } from './edit/refused-text.ts';
import type { BookingActions } from './use-bookings.ts';

/** Undoes a cancellation; a refusal names what has taken the time meanwhile. */
export const useRestoring = (actions: Pick<BookingActions, 'restore'>) => {
  const t = useTexts(editTexts);
  const language = useLanguage();
  const { timezone } = useMe().tenant;
  const toast = useToast();
  const [restoringId, setRestoringId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const restore = async ({ bookingId }: Booking) => {
    setRestoringId(bookingId);
    setFailure(null);
    try {
      await actions.restore(bookingId);
      toast(t.restored);
    } catch (error) {
      const why = refusedText(error, { t, language, timezone });
      setFailure(`${errorText(error, t.restoreFailed)} ${why}`.trim());
    } finally {
      setRestoringId(null);
    }
  };
  return { restore: (booking: Booking) => void restore(booking), restoringId, failure };
};
