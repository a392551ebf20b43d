import type { Booking } from '../../../shared/schemas/booking.ts';
import { useClientName } from '../../i18n/client-name.ts';
import { formatSpan } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useMe } from '../session/use-me.ts';
import { editTexts } from './edit/edit-texts.ts';
import { bookingTexts } from './texts.ts';
import { useUnreached } from './unreached.ts';
import type { BookingActions } from './use-bookings.ts';

interface CancelBookingProps {
  readonly booking: Booking;
  readonly actions: Pick<BookingActions, 'cancel'>;
  readonly onUndo: (booking: Booking) => void;
  readonly onClose: () => void;
}

/** The usual label of the other button, "Annuler", would here be the name of the action to confirm. */
export const CancelBookingDialog = ({ booking, actions, onUndo, onClose }: CancelBookingProps) => {
  const t = useTexts(bookingTexts);
  const words = useTexts(editTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const clientName = useClientName();
  const untold = useUnreached()(booking);
  const when = formatSpan(booking.startAt, booking.endAt, language, tenant.timezone);
  return (
    <ConfirmDialog
      title={t.cancelTitle}
      confirmLabel={t.confirmCancel}
      cancelLabel={t.keep}
      busyLabel={t.cancelling}
      onConfirm={() => actions.cancel(booking.bookingId)}
      doneText={t.cancelled}
      doneAction={{ label: words.undo, run: () => onUndo(booking) }}
      onClose={onClose}
      errorText={(error) => errorText(error, t.cancelFailed)}
    >
      <p>{t.cancelText(booking.title || t.untitled, clientName(booking), when)}</p>
      {untold !== null && <Alert tone="warn">{untold}</Alert>}
    </ConfirmDialog>
  );
};
