import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Modal } from './modal.tsx';

const sizes = { md: 'w-[28rem]', lg: 'w-[40rem]' } as const;

interface DialogProps {
  readonly title: string;
  readonly size?: keyof typeof sizes;
  readonly locked?: boolean;
  readonly onClose: () => void;
  /** Buttons at the bottom, the main one last; absent where a form inside has its own. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A box in the middle of the screen. Render it only while it is open. */
export const Dialog = ({ title, size = 'md', locked = false, onClose, actions, children }: DialogProps) => {
  const id = useId();
  return (
    <Modal
      labelledBy={id}
      locked={locked}
      onClose={onClose}
      className={classNames(
        'dialog m-auto max-w-[calc(100vw-2rem)] rounded-card bg-surface p-6 text-ink shadow-pop',
        sizes[size],
      )}
    >
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <div className="mt-2 flex flex-col gap-4 text-muted">{children}</div>
      {actions && <div className="mt-6 flex flex-wrap justify-end gap-2">{actions}</div>}
    </Modal>
  );
};
