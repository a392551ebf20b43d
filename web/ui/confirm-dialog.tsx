import { type ReactNode, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { uiTexts } from './texts.ts';
import { useToast } from './toast.tsx';

export interface ConfirmDialogProps<Done> {
  readonly title: string;
  /** Names the thing and says what is lost. */
  readonly children: ReactNode;
  /** "Supprimer" if absent. */
  readonly confirmLabel?: string;
  /** "Annuler" if absent; another word where cancelling is what is to be confirmed. */
  readonly cancelLabel?: string;
  /** "Suppression…" if absent. */
  readonly busyLabel?: string;
  readonly size?: 'md' | 'lg';
  /** What nobody can take back first asks for a sign that it is meant: false until it was given. */
  readonly isConfirmed?: boolean;
  readonly onConfirm: () => Promise<Done>;
  /** Said in passing once it is done, of what came of it where that differs. */
  readonly doneText: string | ((done: Done) => string);
  /** Called after success too. */
  readonly onClose: () => void;
  /** What to say when `onConfirm` throws; the dialog then stays open. */
  readonly errorText: (error: unknown) => string;
}

/** Asks before something is lost; closes once it is done, and stays open with the reason when it is not. */
export const ConfirmDialog = <Done,>(props: ConfirmDialogProps<Done>) => {
  const t = useTexts(uiTexts);
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setError(null);
    try {
      const done = await props.onConfirm();
      toast(typeof props.doneText === 'string' ? props.doneText : props.doneText(done));
      props.onClose();
    } catch (thrown) {
      setError(props.errorText(thrown));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={props.title}
      size={props.size ?? 'md'}
      locked={busy}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose} disabled={busy}>
            {props.cancelLabel ?? t.cancel}
          </Button>
          <Button variant="danger" onClick={confirm} busy={busy} disabled={props.isConfirmed === false}>
            {busy ? (props.busyLabel ?? t.deleting) : (props.confirmLabel ?? t.delete)}
          </Button>
        </>
      }
    >
      {props.children}
      {error !== null && <Alert>{error}</Alert>}
    </Dialog>
  );
};
