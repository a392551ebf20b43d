import { X } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { holdBack } from './back-closes.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { Modal } from './modal.tsx';
import { uiTexts } from './texts.ts';

const DrawerClose = createContext<() => void>(() => undefined);

/** Closes the surrounding drawer, after a confirmation when typed values would be lost. */
export const useDrawerClose = () => useContext(DrawerClose);

const widths = { sm: 'sm:w-96', md: 'sm:w-[30rem]', lg: 'sm:w-[42rem]' } as const;

interface DrawerProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly width?: keyof typeof widths;
  /** Closing would lose typed values: confirm first. */
  readonly isChanged?: boolean;
  /** While saving the drawer cannot be closed. */
  readonly saving?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A side sheet for creating and editing. Render it only while it is open; put a `Form` with `FormActions` inside. */
export const Drawer = ({
  title,
  description,
  width = 'md',
  saving = false,
  isChanged = false,
  onClose,
  children,
}: DrawerProps) => {
  const t = useTexts(uiTexts);
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    if (saving) return;
    if (isChanged) setAsking(true);
    else onClose();
  };
  const goBack = useEffectEvent(close);
  useEffect(() => holdBack(() => goBack()), []);
  return (
    <DrawerClose value={close}>
      <Modal
        labelledBy={id}
        locked={saving}
        onClose={close}
        className={classNames(
          'drawer fixed inset-y-0 right-0 left-auto m-0 flex h-dvh max-h-none w-full max-w-none flex-col bg-surface text-ink shadow-pop',
          widths[width],
        )}
      >
        <header className="flex items-start justify-between gap-4 border-b border-line py-3 pr-3 pl-5">
          <div className="min-w-0 py-2">
            <h2 id={id} className="text-lg font-semibold">
              {title}
            </h2>
            {description !== undefined && <p className="mt-0.5 text-muted">{description}</p>}
          </div>
          <IconButton label={t.close} icon={<X aria-hidden="true" />} onClick={close} disabled={saving} />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
      </Modal>
      {isAsking && <LeaveQuestion onStay={() => setAsking(false)} onGo={onClose} />}
    </DrawerClose>
  );
};
