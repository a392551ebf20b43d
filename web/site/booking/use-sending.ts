import { useEffect, useRef } from 'react';
import { freshKey } from '../../features/chat/fresh-key.ts';
import type { PublicOutcome, Wait } from '../../lib/public-api/public-call.ts';
import { bookWithRetry } from './book-with-retry.ts';

/** The phases of a booking that is being sent. */
export interface SendingPhase {
  readonly phase: 'sending' | 'waiting';
  readonly waitSeconds: number;
}

interface Sent {
  readonly text: string;
  readonly key: string;
  /** Token of the last wait for this body; sending the same body again includes it. */
  readonly waitToken?: string;
}

/** The same body sent again has the same idempotency key; another body gets a new one. */
const useSent = () => {
  const last = useRef<Sent>({ text: '', key: '' });
  const sentOf = (body: object): Sent => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: freshKey() };
    return last.current;
  };
  const keepToken = (waitToken: string) => {
    last.current = { ...last.current, waitToken };
  };
  return { sentOf, keepToken };
};

/** Sends a form by `post`, waiting when the server asks to; reports each phase to `onPhase`. */
export const useSending = <Body extends object, Data>(
  post: (
    body: Body & { readonly waitToken?: string },
    idempotencyKey: string,
  ) => Promise<PublicOutcome<Data>>,
  onPhase: (phase: SendingPhase) => void,
) => {
  const { sentOf, keepToken } = useSent();
  const waiting = useRef(new AbortController());
  useEffect(() => () => waiting.current.abort(), []);

  const send = async (body: Body): Promise<PublicOutcome<Data> | 'stopped'> => {
    const { key, waitToken: kept } = sentOf(body);
    const controller = new AbortController();
    waiting.current = controller;
    const { signal } = controller;
    const sendOnce = (waitToken: string | undefined) => {
      onPhase({ phase: 'sending', waitSeconds: 0 });
      return post({ ...body, ...(waitToken ? { waitToken } : {}) }, key);
    };
    const onWait = ({ seconds, token }: Wait) => {
      keepToken(token);
      onPhase({ phase: 'waiting', waitSeconds: seconds });
    };
    const outcome = await bookWithRetry(sendOnce, { onWait, signal }, kept);
    return signal.aborted ? 'stopped' : outcome;
  };
  return { send, stopWaiting: () => waiting.current.abort() };
};
