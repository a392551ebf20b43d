import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useRefresh } from '../session/use-api.ts';
import { type Reassigned, reassignAll } from './reassign.ts';

export type Giving =
  /** With an error, what was given before it stays given. */
  | { readonly step: 'asking'; readonly error?: unknown; readonly given: number }
  /** A changeover is in progress; the next try is at this moment (epoch milliseconds). */
  | { readonly step: 'waiting'; readonly until: number }
  | { readonly step: 'giving' }
  | { readonly step: 'done'; readonly outcome: Reassigned };

const waitOf = (error: unknown): number | null =>
  error instanceof ApiError && error.code === 'busy' ? error.retryAfterSec : null;

/** Reassigns a calendar's upcoming bookings as soon as the server allows it. */
export const useGiving = (from: string, to: string) => {
  const [state, setState] = useState<Giving>({ step: 'asking', given: 0 });
  const given = useRef(0);
  const refresh = useRefresh();
  const attempt = async (): Promise<Giving> => {
    try {
      const { left } = await reassignAll(from, to, (count) => {
        given.current += count;
      });
      return { step: 'done', outcome: { given: given.current, left } };
    } catch (error) {
      const seconds = waitOf(error);
      return seconds === null
        ? { step: 'asking', error, given: given.current }
        : { step: 'waiting', until: Date.now() + seconds * 1000 };
    }
  };
  const give = async () => {
    setState({ step: 'giving' });
    const next = await attempt();
    await refresh();
    setState(next);
  };
  return { state, give };
};
