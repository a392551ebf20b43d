import { CalendarCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Conversation, ConversationTurn } from '../../../shared/schemas/conversation.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useMe } from '../session/use-me.ts';
import { conversationTexts } from './texts.ts';

interface BubbleProps {
  readonly isVisitor: boolean;
  readonly language: Conversation['language'];
  readonly text: string;
  readonly under: ReactNode;
}

const Bubble = ({ isVisitor, language, text, under }: BubbleProps) => {
  const t = useTexts(conversationTexts);
  return (
    <div
      className={classNames(
        'flex max-w-[85%] flex-col gap-1',
        isVisitor ? 'items-end self-end' : 'items-start',
      )}
    >
      <p
        className={classNames(
          'rounded-card px-4 py-2.5 wrap-anywhere whitespace-pre-line',
          isVisitor ? 'rounded-br-md bg-primary text-on-primary' : 'rounded-bl-md bg-hover text-ink',
        )}
      >
        <span className="sr-only">{isVisitor ? t.visitorSaid : t.assistantSaid} </span>
        <span lang={language}>{text}</span>
      </p>
      <div className="flex flex-wrap items-center gap-2 px-1 text-xs text-muted">{under}</div>
    </div>
  );
};

/** A turn's outcome, shown between the messages. */
const Outcome = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className="flex items-center justify-center gap-1.5 text-xs font-semibold text-positive [&>svg]:size-4">
    {icon}
    {children}
  </p>
);

/** A visitor's message, the reply and the outcome. */
export const TranscriptTurn = ({
  turn,
  language,
}: {
  turn: ConversationTurn;
  language: Conversation['language'];
}) => {
  const t = useTexts(conversationTexts);
  const readers = useLanguage();
  const { tenant } = useMe();
  const time = <time dateTime={turn.at}>{formatInstant(turn.at, 'time', readers, tenant.timezone)}</time>;
  return (
    <li className="flex flex-col gap-3">
      <Bubble isVisitor language={language} text={turn.message} under={time} />
      {turn.reply !== '' && (
        <Bubble
          isVisitor={false}
          language={language}
          text={turn.reply}
          under={
            <>
              <Badge>{t.modes[turn.mode]}</Badge>
              {turn.slots > 0 && <span>{t.slots(turn.slots)}</span>}
            </>
          }
        />
      )}
      {turn.leadId && <Outcome icon={<UserRound aria-hidden="true" />}>{t.leadMade}</Outcome>}
      {turn.bookingId && <Outcome icon={<CalendarCheck aria-hidden="true" />}>{t.bookingMade}</Outcome>}
    </li>
  );
};
