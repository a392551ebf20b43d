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
import { TurnNote } from './turn-note.tsx';

type Speaker = 'visitor' | 'assistant' | 'team';

interface BubbleProps {
  readonly speaker: Speaker;
  /** Read out before the text. */
  readonly said: string;
  readonly language: Conversation['language'];
  readonly text: string;
  readonly under: ReactNode;
}

/** The team's own words stand where the assistant's do, and are told apart by more than their colour. */
const looks: Readonly<Record<Speaker, { readonly place: string; readonly bubble: string }>> = {
  visitor: { place: 'items-end self-end', bubble: 'rounded-br-md bg-primary text-on-primary' },
  assistant: { place: 'items-start', bubble: 'rounded-bl-md bg-hover text-ink' },
  team: { place: 'items-start', bubble: 'rounded-bl-md border border-primary bg-soft text-ink' },
};

const Bubble = ({ speaker, said, language, text, under }: BubbleProps) => (
  <div className={classNames('flex max-w-[85%] flex-col gap-1', looks[speaker].place)}>
    <p
      className={classNames(
        'rounded-card px-4 py-2.5 wrap-anywhere whitespace-pre-line',
        looks[speaker].bubble,
      )}
    >
      <span className="sr-only">{said} </span>
      <span lang={language}>{text}</span>
    </p>
    <div className="flex flex-wrap items-center gap-2 px-1 text-xs text-muted">{under}</div>
  </div>
);

/** A turn's outcome, shown between the messages. */
const Outcome = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className="flex items-center justify-center gap-1.5 text-xs font-semibold text-positive [&>svg]:size-4">
    {icon}
    {children}
  </p>
);

interface TurnProps {
  readonly turn: ConversationTurn;
  readonly language: Conversation['language'];
}

const TeamEntry = ({ turn, language }: TurnProps) => {
  const t = useTexts(conversationTexts);
  const who = turn.memberName ?? t.team;
  if (turn.kind === 'given_back') return <p className="text-center text-xs text-muted">{t.givenBack(who)}</p>;
  return (
    <Bubble
      speaker="team"
      said={t.teamSaid(who)}
      language={language}
      text={turn.reply}
      under={
        <>
          <Badge>{who}</Badge>
          <EntryTime at={turn.at} />
        </>
      }
    />
  );
};

const EntryTime = ({ at }: { at: string }) => {
  const readers = useLanguage();
  const { tenant } = useMe();
  return <time dateTime={at}>{formatInstant(at, 'time', readers, tenant.timezone)}</time>;
};

/** The visitor's words, unless the assistant spoke by itself, and its reply, unless a member was to give it. */
const Exchange = ({ turn, language }: TurnProps) => {
  const t = useTexts(conversationTexts);
  return (
    <>
      {turn.message !== '' && (
        <Bubble
          speaker="visitor"
          said={t.visitorSaid}
          language={language}
          text={turn.message}
          under={<EntryTime at={turn.at} />}
        />
      )}
      {turn.reply !== '' && turn.mode !== 'person' && (
        <Bubble
          speaker="assistant"
          said={t.assistantSaid}
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
      <TurnNote turn={turn} />
      {turn.leadId && <Outcome icon={<UserRound aria-hidden="true" />}>{t.leadMade}</Outcome>}
      {turn.bookingId && <Outcome icon={<CalendarCheck aria-hidden="true" />}>{t.bookingMade}</Outcome>}
    </>
  );
};

/** One entry of a transcript: a visitor's message with the reply and the outcome, or what the team did. */
export const TranscriptTurn = (props: TurnProps) => (
  <li className="flex flex-col gap-3">
    {props.turn.kind === 'team' || props.turn.kind === 'given_back' ? (
      <TeamEntry {...props} />
    ) : (
      <Exchange {...props} />
    )}
  </li>
);
