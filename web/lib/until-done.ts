/** What is asked of the page: whether it is looked at, and when that changes. */
export type LookedAt = Pick<Document, 'hidden'> & Pick<EventTarget, 'addEventListener'>;

/** The pause after a first failure, and the longest one. */
const FIRST_MS = 5000;
const LONGEST_MS = 60_000;

/**
 * Does something while the page is looked at; after a failure again, when the page is looked at anew or after a pause
 * that grows, until it is done. Returns what ends it.
 */
export const untilDone = (
  act: () => Promise<unknown>,
  page: LookedAt,
  onFailure: (error: unknown) => void,
): (() => void) => {
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = FIRST_MS;
  let isBusy = false;
  const attempt = async () => {
    clearTimeout(timer);
    if (page.hidden || isBusy) return;
    isBusy = true;
    try {
      await act();
      ending.abort();
    } catch (error) {
      if (signal.aborted) return;
      onFailure(error);
      timer = setTimeout(() => void attempt(), pauseMs);
      pauseMs = Math.min(2 * pauseMs, LONGEST_MS);
    } finally {
      isBusy = false;
    }
  };
  page.addEventListener('visibilitychange', () => void attempt(), { signal });
  void attempt();
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
};
