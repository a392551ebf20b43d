import type { IncomingMessage } from 'node:http';
import type { CallFailure } from '../../../shared/schemas/webhook.ts';
import { callGuarded, failureOf, type Network } from './guarded-call.ts';

/** A message to one address. */
export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** Milliseconds for everything: name lookup, connection, answer. */
  readonly timeoutMs: number;
}

/** The result of a call: delivered when `failure` is null. Of the answer only the status is kept. */
export interface CallOutcome {
  readonly status: number | null;
  readonly failure: CallFailure | null;
  readonly durationMs: number;
}

/** Makes one call. Never throws: every failure is an outcome. */
export type Send = (outgoing: Outgoing) => Promise<CallOutcome>;

/** Bytes of an answer that are read and discarded, so that its sender may finish. */
const MOST_ANSWER_BYTES = 16 * 1024;

const discard = async (answer: IncomingMessage): Promise<void> => {
  let bytes = 0;
  for await (const chunk of answer) {
    bytes += chunk.length;
    if (bytes > MOST_ANSWER_BYTES) return;
  }
};

const judged = (status: number): CallFailure | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
};

/** Posts messages to other people's servers, as `guarded-call.ts` allows. Redirects are not followed. */
export const createSend =
  (network: Network): Send =>
  async ({ url, headers, body, timeoutMs }) => {
    const started = performance.now();
    const signal = AbortSignal.timeout(timeoutMs);
    const ended = (status: number | null, failure: CallFailure | null): CallOutcome => ({
      status,
      failure,
      durationMs: Math.round(performance.now() - started),
    });
    try {
      const bytes = Buffer.from(body);
      const all = { ...headers, 'content-length': bytes.length };
      const answer = await callGuarded({ url, method: 'POST', headers: all, body: bytes }, network, signal);
      // Only the status counts, however the rest of the answer ends.
      await Promise.allSettled([discard(answer)]);
      const status = answer.statusCode ?? 0;
      return ended(status, judged(status));
    } catch (error) {
      return ended(null, failureOf(error, signal));
    }
  };
