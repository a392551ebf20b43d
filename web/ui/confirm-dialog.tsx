import { type ReactNode, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { uiTexts } from './texts.ts';
import { type ToastAction, useToast } from './toast.tsx';

export interface ConfirmDialogProps<Done> {
  readonly title: string;
  /** Names the thing and says what is lost. */
  readonly children: ReactNode;
  /** "Supprimer" if absent. */
  readonly confirmLabel?: string;
  /** Look of the confirming button. @default danger */
  readonly confirmVariant?: 'danger' | 'primary';
  /** "Annuler" if absent; choose another label when the action to confirm is itself a cancellation. */
  readonly cancelLabel?: string;
  /** "Suppression…" if absent. */
  readonly busyLabel?: string;
  readonly size?: 'md' | 'lg';
  /** For irreversible actions: false until the user has typed what was asked. */
  readonly isConfirmed?: boolean;
  readonly onConfirm: () => Promise<Done>;
  /** Asked before it is done; nothing is in progress meanwhile. */
  readonly question?: ReactNode;
  /** Toast on success; a function when it depends on the result. */
  readonly doneText: string | ((done: Done) => string);
  /** What the toast still offers: undoing it, for example. */
  readonly doneAction?: ToastAction;
  /** Called after success too. */
  readonly onClose: () => void;
  /** The message when `onConfirm` throws, if any; the dialog stays open. */
  readonly errorText: (error: unknown) => string | null;
}

/** Confirms a destructive action; closes on success, stays open with the error on failure. */
export const ConfirmDialog = <Done,>(props: ConfirmDialogProps<Done>) => {
  const t = useTexts(uiTexts);
  const toast = useToast();
  const [isConfirming, setConfirming] = useState(false);
  const busy = isConfirming && !props.question;
  const [error, setError] = useState<string | null>(null);
  const confirm = async () => {
    setConfirming(true);
    setError(null);
    try {
      const done = await props.onConfirm();
      const { doneText, doneAction } = props;
      toast(typeof doneText === 'string' ? doneText : doneText(done), doneAction);
      props.onClose();
    } catch (thrown) {
      setError(props.errorText(thrown));
      setConfirming(false);
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
          <Button
            variant={props.confirmVariant ?? 'danger'}
            onClick={confirm}
            busy={busy}
            disabled={props.isConfirmed === false}
          >
            {busy ? (props.busyLabel ?? t.deleting) : (props.confirmLabel ?? t.delete)}
          </Button>
        </>
      }
    >
      {props.children}
      {props.question}
      {error !== null && <Alert>{error}</Alert>}
    </Dialog>
  );
};
