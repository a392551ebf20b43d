import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

interface ModalProps {
  /** Id of the heading that names the dialog; or else its name itself. */
  readonly labelledBy?: string;
  readonly label?: string;
  /** Work is under way: nothing closes it. */
  readonly locked: boolean;
  readonly onClose: () => void;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A native modal dialog, open as long as it is mounted. `closedby="none"` keeps it open while locked, which
 * preventing `cancel` does not (Chromium closes at the third Escape); browsers without it see Escape refused. Its text
 * starts at the start, whatever cell of a table it was opened from.
 */
export const Modal = ({ labelledBy, label, locked, onClose, className, children }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  // In the layout phase, so that it closes while still in the document: only then does the focus go back.
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
