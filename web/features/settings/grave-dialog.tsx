import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { useToast } from '../../ui/toast.tsx';
import { saidError } from './said-error.ts';

interface GraveDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly busyLabel: string;
  /** What was asked for as a sign that it is meant was given. */
  readonly isConfirmed: boolean;
  readonly onConfirm: () => Promise<unknown>;
  readonly doneText: string;
  readonly failedText: string;
  readonly onClose: () => void;
  /** Says what goes, and asks for the sign. */
  readonly children: ReactNode;
}

/** Confirms what nobody can take back: its button works only once the sign was given. */
export const GraveDialog = (props: GraveDialogProps) => {
  const t = useTexts(uiTexts);
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setError(null);
    try {
      await props.onConfirm();
      toast(props.doneText);
      props.onClose();
    } catch (thrown) {
      setError(saidError(thrown, props.failedText));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={props.title}
      size="lg"
      locked={busy}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose} disabled={busy}>
            {t.cancel}
          </Button>
          <Button variant="danger" onClick={confirm} busy={busy} disabled={!props.isConfirmed}>
            {busy ? props.busyLabel : props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
      {error !== null && <Alert>{error}</Alert>}
    </Dialog>
  );
};
