import { useEffect, useReducer, useRef } from 'react';
import { MAX } from '../../../shared/domain/limits.ts';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import { type ChatSettings, chatRequestOf } from './chat-request.ts';
import { type ChatEvent, type ChatState, chatReducer, isTooSoon, openChat } from './chat-state.ts';
import type { ChatTexts } from './chat-texts.ts';
import { freshKey } from './fresh-key.ts';
import { keepChat, readKeptChat, tabStorage } from './kept-chat.ts';
import { pageUtm } from './page-utm.ts';
import { ChatRefused, type SendChat } from './send-chat.ts';
import { useNews } from './use-news.ts';

export interface Chat {
  readonly state: ChatState;
  /** Sends a message, with the handle of the slot whose button was pressed; false when it was not sent. */
  readonly say: (text: string, slotId?: string) => boolean;
}

export interface ChatOptions {
  readonly greeting: string;
  readonly settings: ChatSettings;
  readonly texts: ChatTexts;
  readonly send: SendChat | null;
  /** Where the page asks what is new; null where nothing is stored. */
  readonly newsUrl: string | null;
  /** Storage key of the conversation; null when it is not stored. */
  readonly keptAs: string | null;
  readonly onBooking?: ((booking: PublicBooking) => void) | undefined;
}

const failureOf = (cause: unknown, { texts, settings }: ChatOptions): ChatEvent => {
  if (settings.preview) return { kind: 'failed', reply: texts.demoFailedReply, tooMany: false };
  if (cause instanceof ChatRefused && cause.isFull) return { kind: 'full', reply: texts.full };
  const tooMany = cause instanceof ChatRefused && cause.status === 403;
  return { kind: 'failed', reply: tooMany ? texts.tooMany : texts.failedReply, tooMany };
};

/**
 * One conversation. The tab stores it once the visitor has written, so that it continues after a reload, also in
 * another language.
 */
export const useChat = (options: ChatOptions): Chat => {
  const [state, dispatch] = useReducer(chatReducer, options.greeting, openChat);
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  useNews(options.newsUrl, state, dispatch);

  const { keptAs, texts } = options;
  useEffect(() => {
    const storage = keptAs === null ? null : tabStorage();
    const kept = storage && keptAs !== null ? readKeptChat(storage, keptAs, Date.now()) : null;
    if (kept) dispatch({ kind: 'resumed', kept, unanswered: texts.failedReply });
  }, [keptAs, texts]);
  useEffect(() => {
    const storage = keptAs === null ? null : tabStorage();
    if (storage && keptAs !== null) keepChat(storage, keptAs, state, Date.now());
  }, [keptAs, state]);

  const deliver = async (send: SendChat, message: string, slotId?: string) => {
    try {
      const settings = { ...options.settings, utm: pageUtm() };
      const tell = (delta: string) => {
        if (alive.current) dispatch({ kind: 'told', delta });
      };
      const answer = await send(chatRequestOf(state, message, settings, slotId), freshKey(), tell);
      if (!alive.current) return;
      dispatch({ kind: 'answered', answer });
      if (answer.booking) options.onBooking?.(answer.booking);
    } catch (cause) {
      if (alive.current) dispatch(failureOf(cause, options));
    }
  };

  const say = (text: string, slotId?: string): boolean => {
    const message = text.trim().slice(0, MAX.message);
    if (message === '' || state.busy || !options.send) return false;
    const at = Date.now();
    if (isTooSoon(state, at)) {
      dispatch({ kind: 'throttled' });
      return false;
    }
    dispatch({ kind: 'sent', content: message, at });
    void deliver(options.send, message, slotId);
    return true;
  };

  return { state, say };
};
