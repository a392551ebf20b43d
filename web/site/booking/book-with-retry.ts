import type { PublicBooking } from '../../../shared/schemas/booking.ts';
import type { PublicOutcome, Wait } from '../../lib/public-api/public-call.ts';

/** Waits that are served before the visitor is told to try again themselves. */
const MOST_WAITS = 3;

export type BookingOutcome = PublicOutcome<PublicBooking>;

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

const waitOf = (outcome: BookingOutcome): Wait | null => (outcome.kind === 'refused' ? outcome.wait : null);

/**
 * Sends a booking and, where the business's page asks for it, waits and sends it again with the token that it was given.
 * Answers the refusal when it was stopped meanwhile, or asked to wait again and again.
 */
export const bookWithRetry = async (
  send: (waitToken: string | undefined) => Promise<BookingOutcome>,
  { onWait, signal }: Waiting,
  token?: string,
): Promise<BookingOutcome> => {
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
