import { MessageCircleQuestionMark } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { CONVERSATIONS_PATH } from '../../../shared/domain/links.ts';
import { useTexts } from '../../i18n/texts.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { conversationPath } from './conversation-paths.ts';
import { liveTexts } from './live-texts.ts';
import { awaitGesture, playSound } from './sound.ts';
import { useOpenedId } from './use-conversations.ts';
import { type Live, useLive } from './use-live.ts';

/** A sound for each new message; none for those that were unread when the page opened. */
const useSound = (live: Live | undefined): void => {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(awaitGesture, []);
  useEffect(() => {
    if (!live) return;
    const now = new Set(live.unread.map(({ conversationId, turns }) => `${conversationId} ${turns}`));
    const isNew = [...now].some((one) => !known.current?.has(one));
    if (known.current !== null && isNew) playSound();
    known.current = now;
  }, [live]);
};

/** Tells the page how much of its bottom the alerts lie over: what is focused or scrolled to stays above them. */
const useRoomTaken = (alerts: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { style } = document.documentElement;
    const tell = () => style.setProperty('--alerts-height', `${alerts.current?.offsetHeight ?? 0}px`);
    const sizes = new ResizeObserver(tell);
    if (alerts.current) sizes.observe(alerts.current);
    return () => {
      sizes.disconnect();
      style.removeProperty('--alerts-height');
    };
  }, [alerts]);
};

/** Whether a conversation is the one that is being read: who reads it needs no way to it. */
const useIsOpened = (): ((conversationId: string) => boolean) => {
  const { pathname } = useLocation();
  const openedId = useOpenedId();
  return (conversationId) => pathname === CONVERSATIONS_PATH && conversationId === openedId;
};

/**
 * Shown at the bottom of every page, also while it is scrolled: the visitors who ask for a person, each with a link to
 * the conversation. It can appear at any moment, so it lies over the page and moves nothing on it.
 */
export const LiveAlerts = () => {
  const t = useTexts(liveTexts);
  const { live } = useLive();
  useSound(live);
  const isOpened = useIsOpened();
  const alerts = useRef<HTMLDivElement>(null);
  useRoomTaken(alerts);
  const wanting = (live?.wanting ?? []).filter(({ conversationId }) => !isOpened(conversationId));
  return (
    <div ref={alerts} role="status" className="sticky bottom-0 z-40 print:hidden">
      {wanting.map(({ conversationId, leadName }) => (
        <div
          key={conversationId}
          data-live-alert
          className="flex flex-wrap items-center gap-3 border-t border-line bg-warn-soft px-4 py-2 sm:px-8"
        >
          <MessageCircleQuestionMark aria-hidden="true" className="size-5 shrink-0 text-warn" />
          <p className="min-w-0 flex-1 font-medium wrap-anywhere">{t.wantsPerson(leadName ?? t.visitor)}</p>
          <LinkButton to={conversationPath(conversationId)}>{t.open}</LinkButton>
        </div>
      ))}
    </div>
  );
};
