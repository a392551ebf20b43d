import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { BookedCards } from './booked-cards.tsx';
import type { Bubble, ChatState } from './chat-state.ts';
import { chatTexts } from './chat-texts.ts';
import { LinkedText } from './linked-text.tsx';

interface ChatLogProps {
  readonly state: ChatState;
}

const sides = {
  user: {
    row: 'items-end',
    bubble: 'rounded-br-sm bg-primary text-on-primary',
  },
  assistant: {
    row: 'items-start',
    bubble: 'rounded-bl-sm bg-hover text-ink',
  },
} as const;

const BUBBLE = 'max-w-[85%] rounded-card px-4 text-[0.9375rem] leading-6 wrap-anywhere whitespace-pre-line';

const BubbleRow = ({ bubble }: { bubble: Bubble }) => {
  const texts = useTexts(chatTexts);
  const side = sides[bubble.role];
  // The opening message is also rendered on the server, which has no `location` to compare with.
  const isReply = bubble.role === 'assistant' && bubble.id > 0;
  return (
    <div className={`flex flex-col gap-2 ${side.row}`}>
      {bubble.content !== '' && (
        <p className={`${BUBBLE} py-2.5 ${side.bubble}`}>
          <span className={bubble.person ? 'font-semibold' : 'sr-only'}>
            {bubble.person
              ? `${bubble.person.name ?? ''} ${texts.team}`
              : bubble.role === 'user'
                ? texts.you
                : texts.assistant}{' '}
          </span>
          {isReply ? <LinkedText text={bubble.content} /> : bubble.content}
        </p>
      )}
      {bubble.bookings && <BookedCards bookings={bubble.bookings} isKept={bubble.isKept} />}
    </div>
  );
};

const Dots = () => (
  <span aria-hidden="true" className="flex items-center gap-1.5 py-4">
    {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
      <span
        key={delay}
        className={`size-1.5 animate-pulse rounded-full bg-muted motion-reduce:animate-none ${delay}`}
      />
    ))}
  </span>
);

/** The reply received so far. Screen readers hear it once, when it is complete, not word by word. */
const Coming = ({ label, text }: { label: string; text: string }) => (
  <div className={`w-fit ${BUBBLE} ${sides.assistant.bubble}`}>
    <span className="sr-only">{label}</span>
    {text === '' ? (
      <Dots />
    ) : (
      <p aria-hidden="true" className="py-2.5">
        {text}
      </p>
    )}
  </div>
);

/** Only a log that overflows takes keyboard focus: without it the log could not be scrolled by keyboard. */
const showNewest = (log: HTMLElement | null) => {
  if (!log) return;
  log.tabIndex = log.scrollHeight > log.clientHeight ? 0 : -1;
  log.scrollTop = log.scrollHeight;
};

/** The conversation so far; scrolls to its newest line without moving the page. */
export const ChatLog = ({ state }: ChatLogProps) => {
  const texts = useTexts(chatTexts);
  const log = useRef<HTMLDivElement>(null);
  const isTalking = state.bubbles.length > 1;
  useEffect(() => {
    if (!isTalking || !log.current) return;
    const observer = new ResizeObserver(() => showNewest(log.current));
    // What is said, some of which comes late, and the log itself, which what comes below leaves less room.
    for (const box of [log.current, ...log.current.children]) observer.observe(box);
    return () => observer.disconnect();
  }, [isTalking]);
  return (
    <div
      ref={log}
      role="log"
      aria-label={texts.log}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 sm:px-5"
    >
      <div className="space-y-3">
        {state.bubbles.map((bubble) => (
          <BubbleRow key={bubble.id} bubble={bubble} />
        ))}
        {state.busy && state.attendedBy === null && <Coming label={texts.typing} text={state.coming} />}
      </div>
    </div>
  );
};
