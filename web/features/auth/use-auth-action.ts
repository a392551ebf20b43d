import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { type AuthAction, authFailureText } from './failure-text.ts';
import { authTexts } from './texts.ts';

export type Identity = typeof import('../session/identity.ts');

/** The identity library is 30 KB: the screen shows before it has loaded, and it loads while the person types. */
const loadIdentity = (): Promise<Identity> => import('../session/identity.ts');

export interface Outcome {
  readonly tone: 'positive' | 'danger';
  readonly text: string;
  /** The error thrown, if any. */
  readonly error?: unknown;
}

/** Runs one identity call of a screen and keeps its result to be shown. */
export const useAuthAction = () => {
  const t = useTexts(authTexts);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    // A failed load is tried again on submit, which then shows the error.
    const fetchAhead = () => void loadIdentity().catch(() => undefined);
    document.addEventListener('focusin', fetchAhead, { once: true });
    return () => document.removeEventListener('focusin', fetchAhead);
  }, []);
  /** True when the call succeeded; `doneText` then shows. */
  const run = async (
    action: AuthAction,
    call: (identity: Identity) => Promise<void>,
    doneText?: string,
  ): Promise<boolean> => {
    setOutcome(null);
    try {
      await call(await loadIdentity());
      if (doneText !== undefined) setOutcome({ tone: 'positive', text: doneText });
      return true;
    } catch (error) {
      setOutcome({ tone: 'danger', text: authFailureText(error, action, t), error });
      return false;
    }
  };
  return { outcome, setOutcome, run };
};

/** Continues after a pause, unless the screen was left meanwhile. */
export const useDelayed = (): ((go: () => void, delayMs: number) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (go, delayMs) => {
    timer.current = setTimeout(go, delayMs);
  };
};
