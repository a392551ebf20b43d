import { CircleCheck } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';

const ToastContext = createContext<(message: string) => void>(() => {});

const shownMs = 5000;

/** Holds the page's one live region; the last message replaces the one before. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [message, setMessage] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback((text: string) => {
    clearTimeout(timer.current);
    setMessage(text);
    timer.current = setTimeout(() => setMessage(null), shownMs);
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-center sm:justify-end"
      >
        {message !== null && (
          <p className="toast flex items-center gap-2.5 rounded-control border border-line bg-raised px-4 py-3 font-medium shadow-pop">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-positive" />
            {message}
          </p>
        )}
      </div>
    </ToastContext>
  );
};

/** Shows a short success message. Failures belong in the page, not here. */
export const useToast = (): ((message: string) => void) => useContext(ToastContext);
