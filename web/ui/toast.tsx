import { CircleCheck } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { toastTime } from './toast-time.ts';

/** What can still be done about the message: undoing it, for example. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

type ShowToast = (message: string, action?: ToastAction) => void;

interface Shown {
  readonly message: string;
  readonly action: ToastAction | undefined;
}

const ToastContext = createContext<ShowToast>(() => {});

/** Holds the page's one live region; the last message replaces the one before. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setShown(null);
  }, []);
  const show = useCallback<ShowToast>((message, action) => {
    clearTimeout(timer.current);
    setShown({ message, action });
    timer.current = setTimeout(() => setShown(null), toastTime(message, action !== undefined));
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-center sm:justify-end in-has-[[data-live-alert]]:bottom-20"
      >
        {shown !== null && (
          <div className="toast flex items-center gap-2.5 rounded-control border border-line bg-raised px-4 py-3 font-medium shadow-pop">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-positive" />
            <p>{shown.message}</p>
            {shown.action && <ActionButton action={shown.action} onDone={hide} />}
          </div>
        )}
      </div>
    </ToastContext>
  );
};

const ActionButton = ({ action: { label, run }, onDone }: { action: ToastAction; onDone: () => void }) => (
  <button
    type="button"
    onClick={() => {
      onDone();
      run();
    }}
    className="pointer-events-auto -my-2 min-h-11 rounded-control px-2 font-semibold text-link hover:bg-hover"
  >
    {label}
  </button>
);

/**
 * Shows a short success message, with an action for ten seconds if there is one. Failures belong in the page, not here.
 */
export const useToast = (): ShowToast => useContext(ToastContext);
