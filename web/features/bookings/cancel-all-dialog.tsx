import type { Booking } from '../../../shared/schemas/booking.ts';
import { useClientName } from '../../i18n/client-name.ts';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { bookingTexts } from './texts.ts';
import { useUnreached } from './unreached.ts';
import type { BookingActions } from './use-bookings.ts';

interface CancelAllProps {
  readonly booking: Booking;
  readonly actions: Pick<BookingActions, 'cancel'>;
  readonly onClose: () => void;
}

/** Cancels all that a client booked at once and that is still ahead. */
export const CancelAllDialog = ({ booking, actions, onClose }: CancelAllProps) => {
  const t = useTexts(bookingTexts);
  const clientName = useClientName();
  const untold = useUnreached()(booking);
  return (
    <ConfirmDialog
      title={t.cancelAllTitle}
      confirmLabel={t.confirmCancelAll}
      cancelLabel={t.keep}
      busyLabel={t.cancelling}
      onConfirm={() => actions.cancel(booking.bookingId, 'basket')}
      doneText={t.cancelledAll}
      onClose={onClose}
      errorText={(error) => errorText(error, t.cancelFailed)}
    >
      <p>{t.cancelAllText(clientName(booking))}</p>
      {untold === null ? <p>{t.allTold}</p> : <Alert tone="warn">{untold}</Alert>}
    </ConfirmDialog>
  );
};
