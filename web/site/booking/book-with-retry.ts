import type { PublicOutcome, Wait } from '../../lib/public-api/public-call.ts';

/** Waits before the visitor is asked to try again themselves. */
const MOST_WAITS = 3;

interface Waiting {
  readonly onWait: (wait: Wait) => void;
  readonly signal: AbortSignal;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const waitOf = (outcome: PublicOutcome<unknown>): Wait | null =>
  outcome.kind === 'refused' ? outcome.wait : null;

/**
 * Sends a booking. When the server asks to wait, waits and sends it again with the token received. Answers the refusal
 * if it was stopped meanwhile, or after too many waits.
 */
export const bookWithRetry = async <Data>(
  send: (waitToken: string | undefined) => Promise<PublicOutcome<Data>>,
  { onWait, signal }: Waiting,
  token?: string,
): Promise<PublicOutcome<Data>> => {
  let outcome = await send(token);
  let wait = waitOf(outcome);
  for (let waits = 0; wait && waits < MOST_WAITS; waits++) {
    onWait(wait);
    await pause(wait.seconds * 1000, signal);
    if (signal.aborted) break;
    outcome = await send(wait.token);
    wait = waitOf(outcome);
  }
  return outcome;
};
