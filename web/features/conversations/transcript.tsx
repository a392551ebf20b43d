import { ArrowLeft } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Conversation, ConversationTurn } from '../../../shared/schemas/conversation.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { dayKey } from '../../lib/day-key.ts';
import { groupedBy } from '../../lib/grouped-by.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { NotRead } from '../session/not-read.tsx';
import { useCan, useMe } from '../session/use-me.ts';
import { AnswerForm } from './answer-form.tsx';
import { inboxPath } from './conversation-paths.ts';
import { ConversationTags } from './conversation-tags.tsx';
import { LinkedBooking, LinkedLead } from './linked.tsx';
import { conversationTexts } from './texts.ts';
import { TranscriptTurn } from './transcript-turn.tsx';
import { useConversation } from './use-conversations.ts';
import { useMarkSeen } from './use-mark-seen.ts';

const Outcome = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex min-w-0 gap-2">
    <dt className="shrink-0 text-muted">{label}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);

const Origin = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="sr-only">{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** What came of it, and in small what says itself what it is: the room is for what was said. */
const Facts = ({ conversation }: { conversation: Conversation }) => {
  const t = useTexts(conversationTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const { leadId, leadName, bookingId, startedAt, consentVersion, source } = conversation;
  return (
    <>
      {(leadId || bookingId) && (
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          {leadId && (
            <Outcome label={t.lead}>
              <LinkedLead leadId={leadId} name={leadName} />
            </Outcome>
          )}
          {bookingId && (
            <Outcome label={t.booking}>
              <LinkedBooking bookingId={bookingId} />
            </Outcome>
          )}
        </dl>
      )}
      <dl className="flex flex-wrap gap-x-3 text-xs text-muted">
        <Origin label={t.started}>
          {formatInstant(startedAt, 'fullDateTime', language, tenant.timezone)}
        </Origin>
        <Origin label={t.source}>{t.sources[source]}</Origin>
        <Origin label={t.language}>{t.languages[conversation.language]}</Origin>
        <Origin label={t.consent}>{t.consentText(consentVersion)}</Origin>
      </dl>
    </>
  );
};

const Day = ({
  turns,
  language,
}: {
  turns: readonly ConversationTurn[];
  language: Conversation['language'];
}) => {
  const readers = useLanguage();
  const { tenant } = useMe();
  const [first] = turns;
  return (
    <section className="flex flex-col gap-4">
      {first && (
        <h3 className="text-center text-xs font-semibold text-muted">
          {formatInstant(first.at, 'longDate', readers, tenant.timezone)}
        </h3>
      )}
      <ol className="flex flex-col gap-5">
        {turns.map((turn) => (
          <TranscriptTurn key={turn.number} turn={turn} language={language} />
        ))}
      </ol>
    </section>
  );
};

/** Focusable, so that the keyboard can scroll it: nothing inside takes the focus. */
const reachByKeyboard = (said: HTMLElement | null): void => {
  if (said && said.scrollHeight > said.clientHeight) said.tabIndex = 0;
};

/** Whether the end of what scrolls is shown, or nearly. */
const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < 48;

/**
 * Shows what was said last and `end`, the answer below it, now and whenever more is said: on a phone the page scrolls
 * there, beside the list what was said does. Its end stays shown when it gets less room.
 */
const useNewestInSight = (count: number, end: RefObject<HTMLElement | null>) => {
  const said = useRef<HTMLElement>(null);
  useEffect(() => {
    reachByKeyboard(said.current);
    if (said.current && count > 0) said.current.scrollTop = said.current.scrollHeight;
    // After the new page's own start at its top.
    const frame = requestAnimationFrame(() => end.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [count, end]);
  useEffect(() => {
    const box = said.current;
    if (!box) return;
    let wasAtEnd = true;
    const note = () => {
      wasAtEnd = isAtEnd(box);
    };
    const sizes = new ResizeObserver(() => {
      if (wasAtEnd) box.scrollTop = box.scrollHeight;
    });
    sizes.observe(box);
    box.addEventListener('scroll', note);
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', note);
    };
  }, []);
  return said;
};

interface SaidProps {
  readonly conversation: Conversation;
  readonly end: RefObject<HTMLElement | null>;
}

const Said = ({ conversation, end }: SaidProps) => {
  const t = useTexts(conversationTexts);
  const { tenant } = useMe();
  const { transcript, leadName, language } = conversation;
  const days = groupedBy(transcript, ({ at }) => dayKey(at, tenant.timezone));
  return (
    <section
      aria-label={t.transcript(leadName ?? t.visitor)}
      ref={useNewestInSight(transcript.length, end)}
      className="relative flex min-h-0 grow flex-col gap-6 overflow-y-auto p-5 -outline-offset-2"
    >
      {Array.from(days, ([day, turns]) => (
        <Day key={day} turns={turns} language={language} />
      ))}
    </section>
  );
};

/** Marks what is shown as read. */
const Seen = ({ conversation }: { conversation: Conversation }) => {
  useMarkSeen(conversation);
  return null;
};

interface TranscriptProps {
  readonly conversationId: string;
  readonly knownTags: readonly string[];
}

const Content = ({ conversationId, knownTags }: TranscriptProps) => {
  const t = useTexts(conversationTexts);
  const canWrite = useCan('staff');
  const answer = useConversation(conversationId);
  const end = useRef<HTMLDivElement>(null);
  const { data } = answer;
  if (data)
    return (
      <>
        <header className="flex flex-col gap-1.5 border-b border-line px-5 py-3">
          <h2 className="text-lg font-semibold break-words">{data.leadName ?? t.visitor}</h2>
          <Facts conversation={data} />
          <ConversationTags key={conversationId} conversation={data} known={knownTags} />
        </header>
        <Said key={conversationId} conversation={data} end={end} />
        <div ref={end}>{canWrite && <AnswerForm key={`answer ${conversationId}`} conversation={data} />}</div>
        <Seen conversation={data} />
      </>
    );
  return <NotRead reading={answer} failed={t.openFailed} rows={8} />;
};

/** One conversation: the visitor, the outcome and all messages. */
export const Transcript = (props: TranscriptProps) => {
  const t = useTexts(conversationTexts);
  const [params] = useSearchParams();
  return (
    <div className="flex min-h-0 min-w-0 flex-col">
      <LinkButton variant="ghost" to={inboxPath(params)} className="self-start lg:hidden">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t.back}
      </LinkButton>
      <Content {...props} />
    </div>
  );
};
