import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useRefresh } from '../session/use-api.ts';
import { type Reassigned, reassignAll } from './reassign.ts';

export type Giving =
  | { readonly step: 'asking'; readonly error?: unknown }
  /** Calendars are changing over: it is tried again at that moment (epoch milliseconds). */
  | { readonly step: 'waiting'; readonly until: number }
  | { readonly step: 'giving' }
  | { readonly step: 'done'; readonly outcome: Reassigned };

const waitOf = (error: unknown): number | null =>
  error instanceof ApiError && error.code === 'busy' ? error.retryAfterSec : null;

/** Gives the bookings ahead in a calendar to somebody, as soon as the server lets them move. */
export const useGiving = (from: string, to: string) => {
  const [state, setState] = useState<Giving>({ step: 'asking' });
  const given = useRef(0);
  const refresh = useRefresh();
  const give = async () => {
    setState({ step: 'giving' });
    try {
      const { left } = await reassignAll(from, to, (count) => {
        given.current += count;
      });
      await refresh();
      setState({ step: 'done', outcome: { given: given.current, left } });
    } catch (error) {
      const seconds = waitOf(error);
      setState(
        seconds === null
          ? { step: 'asking', error }
          : { step: 'waiting', until: Date.now() + seconds * 1000 },
      );
    }
  };
  return { state, give };
};
