import { useState } from 'react';
import type { Booking } from '../../../shared/schemas/booking.ts';
import { formatSpan } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useMe } from '../session/use-me.ts';
import { bookingTexts } from './texts.ts';
import type { BookingActions } from './use-bookings.ts';

interface CancelBookingProps {
  readonly booking: Booking;
  readonly actions: Pick<BookingActions, 'cancel'>;
  readonly onClose: () => void;
}

/** Not the usual confirmation, whose way out is "Annuler": here that word is the very thing to confirm. */
export const CancelBookingDialog = ({ booking, actions, onClose }: CancelBookingProps) => {
  const t = useTexts(bookingTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const when = formatSpan(booking.startAt, booking.endAt, language, tenant.timezone);
  const confirm = async () => {
    setBusy(true);
    setError(null);
    try {
      await actions.cancel(booking.bookingId);
      toast(t.cancelled);
      onClose();
    } catch (thrown) {
      setError(errorText(thrown, t.cancelFailed));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t.cancelTitle}
      locked={busy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t.keep}
          </Button>
          <Button variant="danger" onClick={confirm} busy={busy}>
            {busy ? t.cancelling : t.confirmCancel}
          </Button>
        </>
      }
    >
      <p>{t.cancelText(booking.title || t.untitled, booking.leadName, when)}</p>
      {error !== null && <Alert>{error}</Alert>}
    </Dialog>
  );
};
