import { CircleCheck } from 'lucide-react';
import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { UNDO_MS } from '../../shared/domain/undo.ts';
import { useTexts } from '../i18n/texts.ts';
import { classNames } from './class-names.ts';
import { focusBack } from './focus-back.ts';
import { uiTexts } from './texts.ts';
import { toastTime } from './toast-time.ts';
import { useHasPassed, useTimeLeft } from './use-time-left.ts';

/** Undoing what the message tells. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

type ShowToast = (message: string, action?: ToastAction) => void;

interface Shown {
  readonly id: number;
  readonly message: string;
  readonly action: ToastAction | undefined;
}

const ToastContext = createContext<ShowToast>(() => {});

/** Whether the focus is in an element, which gives it back when it goes. */
const useFocusInside = () => {
  const inside = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget | null>(null);
  const [isInside, setInside] = useState(false);
  const isOutside = (target: EventTarget | null) =>
    !(target instanceof Node && inside.current?.contains(target));
  // In a layout effect, so that the element is still in the document and has the focus.
  useLayoutEffect(() => {
    const element = inside.current;
    return () => {
      if (element?.contains(document.activeElement)) focusBack(before.current);
    };
  }, []);
  return {
    isInside,
    props: {
      ref: inside,
      onFocus: ({ relatedTarget }: FocusEvent) => {
        if (isOutside(relatedTarget)) before.current = relatedTarget;
        setInside(true);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => setInside(!isOutside(relatedTarget)),
    },
  };
};

const Message = ({ message, children }: { message: string; children?: ReactNode }) => (
  <>
    <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-positive" />
    <div>
      <p>{message}</p>
      {children}
    </div>
  </>
);

const boxStyle =
  'toast flex items-center gap-2.5 rounded-control border border-line bg-raised px-4 py-3 font-medium shadow-pop';

const Plain = ({ message, onEnd }: { message: string; onEnd: () => void }) => {
  useTimeLeft(toastTime(message, false), false, onEnd);
  return (
    <div className={boxStyle}>
      <Message message={message} />
    </div>
  );
};

interface WithUndoProps {
  readonly message: string;
  readonly action: ToastAction;
  readonly onEnd: () => void;
}

/** A message that can be undone: it stays as long as it is pointed at or has the focus. */
const WithUndo = ({ message, action: { label, run }, onEnd }: WithUndoProps) => {
  const t = useTexts(uiTexts);
  const focus = useFocusInside();
  const [isPointedAt, setPointedAt] = useState(false);
  useTimeLeft(toastTime(message, true), isPointedAt || focus.isInside, onEnd);
  const isLate = useHasPassed(UNDO_MS);
  const undo = () => {
    onEnd();
    run();
  };
  return (
    <div
      {...focus.props}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      className={classNames(boxStyle, 'pointer-events-auto')}
    >
      <Message message={message}>
        {isLate && <p className="font-normal text-muted">{t.lateToUndo}</p>}
      </Message>
      <button
        type="button"
        onClick={undo}
        className="-my-2 min-h-11 rounded-control px-2 font-semibold text-link hover:bg-hover"
      >
        {label}
      </button>
    </div>
  );
};

/** Holds the page's one live region; the last message replaces the one before. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState<Shown | null>(null);
  const hide = useCallback(() => setShown(null), []);
  const show = useCallback<ShowToast>(
    (message, action) => setShown((before) => ({ id: (before?.id ?? 0) + 1, message, action })),
    [],
  );
  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-center sm:justify-end in-has-[[data-live-alert]]:bottom-20"
      >
        {shown?.action && (
          <WithUndo key={shown.id} message={shown.message} action={shown.action} onEnd={hide} />
        )}
        {shown && !shown.action && <Plain key={shown.id} message={shown.message} onEnd={hide} />}
      </div>
    </ToastContext>
  );
};

/**
 * Shows a short success message, with an action for ten seconds if there is one, and longer while it is pointed at or
 * has the focus. Failures belong in the page, not here.
 */
export const useToast = (): ShowToast => useContext(ToastContext);
