import { type Dispatch, useEffect } from 'react';
import { askNews } from './ask-news.ts';
import type { ChatEvent, ChatState } from './chat-state.ts';

/** How often the page asks, in milliseconds: while a person answers, and for a while after anything was said. */
const ATTENDED_MS = 3000;
const QUIET_MS = 10_000;
const QUIET_TIMES = 30;

/** Whether anybody could see it: not in a hidden tab, nor in the closed frame of a widget, where nothing is drawn. */
const isVisible = (): boolean => !document.hidden && document.body.getClientRects().length > 0;

/**
 * Asks what members or the assistant said meanwhile, while the page is visible: every three seconds while a person
 * answers, every ten for five minutes after anything was said, and else not at all. A null address asks nothing.
 */
export const useNews = (
  chatUrl: string | null,
  { convId, busy, version, attendedBy, bubbles }: ChatState,
  dispatch: Dispatch<ChatEvent>,
): void => {
  const said = bubbles.length;
  const isAttended = attendedBy !== null;
  useEffect(() => {
    if (!chatUrl || !convId || busy || !said) return;
    let left = isAttended ? Number.POSITIVE_INFINITY : QUIET_TIMES;
    const timer = setInterval(
      async () => {
        if (left-- === 0) return clearInterval(timer);
        const news = isVisible() && (await askNews(chatUrl, convId, version));
        if (news) dispatch({ kind: 'news', convId, news });
      },
      isAttended ? ATTENDED_MS : QUIET_MS,
    );
    return () => clearInterval(timer);
  }, [chatUrl, convId, busy, version, isAttended, said, dispatch]);
};
