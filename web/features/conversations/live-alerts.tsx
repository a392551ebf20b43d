import { MessageCircleQuestionMark } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { conversationPath } from './conversation-paths.ts';
import { liveTexts } from './live-texts.ts';
import { awaitGesture, playSound } from './sound.ts';
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

/**
 * Shown at the bottom of every page, also while it is scrolled: the visitors who ask for a person, each with a link to
 * the conversation. It can appear at any moment, so it lies over the page and moves nothing on it.
 */
export const LiveAlerts = () => {
  const t = useTexts(liveTexts);
  const { live } = useLive();
  useSound(live);
  const wanting = live?.wanting ?? [];
  return (
    <div role="status" className="sticky bottom-0 z-40 print:hidden">
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
