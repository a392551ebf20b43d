import { useEffect, useRef } from 'react';
import type { Language } from '../../../shared/domain/language.ts';
import type { PublicBookingCreate } from '../../../shared/schemas/booking.ts';
import { freshKey } from '../../features/chat/fresh-key.ts';
import { publicCall, type Wait } from '../../lib/public-api/public-call.ts';
import type { SiteView } from '../view/site-view.ts';
import { type BookingOutcome, bookWithRetry } from './book-with-retry.ts';

/** What becomes of a booking that was sent. */
export interface SendingPhase {
  readonly phase: 'sending' | 'waiting';
  readonly waitSeconds: number;
}

interface Sent {
  readonly text: string;
  readonly key: string;
  /** Of the wait that these words were last asked for: whoever sends them again comes back with it. */
  readonly waitToken?: string;
}

/** The same words sent again are the same booking; other words are another one. */
const useSent = () => {
  const last = useRef<Sent>({ text: '', key: '' });
  const sentOf = (body: PublicBookingCreate): Sent => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: freshKey() };
    return last.current;
  };
  const keepToken = (waitToken: string) => {
    last.current = { ...last.current, waitToken };
  };
  return { sentOf, keepToken };
};

/** Sends what was filled in, and waits where it has to; what becomes of it meanwhile is told to `onPhase`. */
export const useSending = (
  { booking, chat }: SiteView,
  language: Language,
  onPhase: (phase: SendingPhase) => void,
) => {
  const { sentOf, keepToken } = useSent();
  const waiting = useRef(new AbortController());
  useEffect(() => () => waiting.current.abort(), []);

  const send = async (body: PublicBookingCreate): Promise<BookingOutcome | 'stopped'> => {
    const { key, waitToken: kept } = sentOf(body);
    const controller = new AbortController();
    waiting.current = controller;
    const { signal } = controller;
    const sendOnce = (waitToken: string | undefined) => {
      onPhase({ phase: 'sending', waitSeconds: 0 });
      return publicCall('POST /public/sites/{slug}/bookings', {
        apiBase: booking.apiBase,
        params: { slug: chat.slug },
        body: { ...body, ...(waitToken ? { waitToken } : {}) },
        language,
        idempotencyKey: key,
      });
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
