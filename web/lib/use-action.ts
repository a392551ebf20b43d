import { useState } from 'react';

/** What a screen does at a press. `What` tells its acts apart where it has several. */
export interface Action<What> {
  /** The act that is under way; null for none. */
  readonly busy: What | null;
  /** What the last act failed with; null while another one is under way, and once it is done. */
  readonly failure: unknown;
  /** Answers whether the act was done; what it threw is in `failure`. */
  readonly run: (what: What, act: () => Promise<unknown>) => Promise<boolean>;
}

/** One act at a time, with its failure kept for the screen to tell. */
export const useAction = <What extends string>(): Action<What> => {
  const [busy, setBusy] = useState<What | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const run = async (what: What, act: () => Promise<unknown>): Promise<boolean> => {
    setBusy(what);
    setFailure(null);
    try {
      await act();
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, failure, run };
};
