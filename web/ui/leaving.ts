import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';

type Go = () => void;
type Ask = (go: Go) => void;

const edits = new Set<symbol>();
const listeners = new Set<() => void>();
let asking: Ask | null = null;

const tell = (): void => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** While `isChanged`, the page holds changes that are saved by a button: leaving it asks first. */
export const useEdits = (isChanged: boolean): void => {
  useEffect(() => {
    if (!isChanged) return;
    const mark = Symbol();
    edits.add(mark);
    tell();
    return () => {
      edits.delete(mark);
      tell();
    };
  }, [isChanged]);
};

/** Whether the page holds changes that leaving it would lose. */
export const useHasEdits = (): boolean => useSyncExternalStore(subscribe, () => edits.size > 0);

/** Calls `ask` for every navigation by `useLeaveTo`. Answers a function that stops it. */
export const askBeforeLeaving = (ask: Ask): (() => void) => {
  asking = ask;
  return () => {
    if (asking === ask) asking = null;
  };
};

const isElsewhere = (to: string): boolean => new URL(to, location.href).pathname !== location.pathname;

/** Navigates, and asks first where that would lose changes: for whatever is no link. */
export const useLeaveTo = (): ((to: string) => void) => {
  const navigate = useNavigate();
  return (to) => {
    const go = () => void navigate(to);
    if (asking && isElsewhere(to)) asking(go);
    else go();
  };
};
