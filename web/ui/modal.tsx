import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

interface ModalProps {
  /** Id of the heading that names the dialog, or its name. */
  readonly labelledBy?: string;
  readonly label?: string;
  /** In progress: the dialog cannot be closed. */
  readonly locked: boolean;
  readonly onClose: () => void;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A native modal dialog, open as long as it is mounted. `closedby="none"` keeps it open while locked; preventing
 * `cancel` alone does not (Chromium closes at the third Escape), but is the fallback for browsers without `closedby`.
 * Text is aligned to the start even when opened from a right-aligned table cell.
 */
export const Modal = ({ labelledBy, label, locked, onClose, className, children }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  // In a layout effect, so that it closes while still in the document: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file picker or select inside also sends `cancel`, and it bubbles in React.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    if (!locked) onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-busy={locked || undefined}
      closedby={locked ? 'none' : 'closerequest'}
      onCancel={cancel}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && locked) event.preventDefault();
      }}
      className={classNames('text-start', className)}
    >
      {children}
    </dialog>
  );
};
