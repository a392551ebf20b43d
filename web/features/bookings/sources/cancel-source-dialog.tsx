import type { BookingSource } from '../../../../shared/schemas/booking-source.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { failureText } from '../../../lib/walked.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { BookingActions } from '../use-bookings.ts';
import { SourceLine } from './source-line.tsx';
import { sourceTexts } from './texts.ts';

interface CancelSourceProps {
  readonly source: BookingSource;
  readonly actions: Pick<BookingActions, 'cancelSource'>;
  readonly onClose: () => void;
}

/** Confirms before cancelling all upcoming bookings of one address. */
export const CancelSourceDialog = ({ source, actions, onClose }: CancelSourceProps) => {
  const t = useTexts(sourceTexts);
  return (
    <ConfirmDialog
      title={t.title}
      confirmLabel={t.cancel(source.count)}
      cancelLabel={t.keep}
      busyLabel={t.cancelling}
      onConfirm={() => actions.cancelSource(source.sourceId)}
      doneText={t.cancelled}
      onClose={onClose}
      errorText={(error) => failureText(error, (count) => `${t.cancelled(count)}.`, t.cancelFailed)}
    >
      <SourceLine source={source} />
      <p>{t.text}</p>
    </ConfirmDialog>
  );
};
