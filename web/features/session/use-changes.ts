import { useEffect } from 'react';
import { CHANGES_EVERY_MS } from '../../../shared/domain/changes.ts';
import { MINUTE_MS } from '../../../shared/domain/duration.ts';
import { api, warn } from './session.ts';
import { useRefresh } from './use-api.ts';

const SLOWEST_MS = 60_000;
/** A screen that nobody has touched for this long asks less often, until somebody does. */
const UNTOUCHED_MS = 10 * MINUTE_MS;
const UNTOUCHED_EVERY_MS = 30_000;

const isLookedAt = (): boolean => document.visibilityState === 'visible';

/**
 * Asks every few seconds, while the page is looked at, whether others changed something, and reads that again. It asks
 * less often where nobody touches the page, and less and less often after failures, until it is answered.
 */
export const useChanges = (): void => {
  const refresh = useRefresh();
  useEffect(() => {
    let cursor: string | undefined;
    let pauseMs = CHANGES_EVERY_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let touchedAt = Date.now();
    const ending = new AbortController();
    const { signal } = ending;

    const ask = async () => {
      const answer = await api('GET /v1/changes', { query: { since: cursor }, retries: 0, signal });
      cursor = answer.cursor;
      if (answer.changed.length > 0) await refresh(...answer.changed);
    };
    const look = async () => {
      clearTimeout(timer);
      if (!isLookedAt()) return;
      try {
        await ask();
        pauseMs = CHANGES_EVERY_MS;
      } catch (error) {
        if (signal.aborted) return;
        warn('Changes by others could not be read', error);
        pauseMs = Math.min(2 * pauseMs, SLOWEST_MS);
      }
      const isTouched = Date.now() - touchedAt < UNTOUCHED_MS;
      if (!signal.aborted) timer = setTimeout(look, isTouched ? pauseMs : UNTOUCHED_EVERY_MS);
    };
    // A page that is looked at again has missed what happened meanwhile.
    document.addEventListener('visibilitychange', () => void look(), { signal });
    const touch = () => {
      const wasLeft = Date.now() - touchedAt >= UNTOUCHED_MS;
      touchedAt = Date.now();
      if (wasLeft) void look();
    };
    for (const kind of ['pointerdown', 'pointermove', 'keydown'])
      window.addEventListener(kind, touch, { signal, passive: true });
    void look();
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [refresh]);
};
