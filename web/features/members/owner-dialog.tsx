import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { memberTexts } from './texts.ts';

interface OwnerDialogProps {
  readonly who: string;
  readonly onConfirm: () => Promise<unknown>;
  readonly doneText: string;
  readonly failedText: string;
  readonly onClose: () => void;
}

/** Making an owner is confirmed: their row is locked for everybody from then on. */
export const OwnerDialog = ({ who, failedText, ...rest }: OwnerDialogProps) => {
  const t = useTexts(memberTexts);
  return (
    <ConfirmDialog
      {...rest}
      title={t.ownerTitle}
      confirmLabel={t.ownerConfirm}
      busyLabel={t.ownerBusy}
      errorText={(error) => errorText(error, failedText)}
    >
      {t.ownerText(who)}
    </ConfirmDialog>
  );
};
