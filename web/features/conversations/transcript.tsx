import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Conversation, ConversationTurn } from '../../../shared/schemas/conversation.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { dayKey } from '../../lib/day-key.ts';
import { groupedBy } from '../../lib/grouped-by.ts';
import { Detail } from '../../ui/detail.tsx';
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

const Facts = ({ conversation }: { conversation: Conversation }) => {
  const t = useTexts(conversationTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const { leadId, leadName, bookingId, startedAt, consentVersion, source } = conversation;
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-1.5 xl:grid-cols-2">
      <Detail label={t.lead}>{leadId ? <LinkedLead leadId={leadId} name={leadName} /> : t.none}</Detail>
      <Detail label={t.booking}>{bookingId ? <LinkedBooking bookingId={bookingId} /> : t.none}</Detail>
      <Detail label={t.started}>{formatInstant(startedAt, 'fullDateTime', language, tenant.timezone)}</Detail>
      <Detail label={t.source}>{t.sources[source]}</Detail>
      <Detail label={t.language}>{t.languages[conversation.language]}</Detail>
      <Detail label={t.consent}>{t.consentText(consentVersion)}</Detail>
    </dl>
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

/** Scrolls to what was said last, now and whenever more is said. */
const useNewestInSight = (count: number) => {
  const said = useRef<HTMLElement>(null);
  useEffect(() => {
    reachByKeyboard(said.current);
    if (said.current && count > 0) said.current.scrollTop = said.current.scrollHeight;
  }, [count]);
  return said;
};

const Said = ({ conversation }: { conversation: Conversation }) => {
  const t = useTexts(conversationTexts);
  const { tenant } = useMe();
  const { transcript, leadName, language } = conversation;
  const days = groupedBy(transcript, ({ at }) => dayKey(at, tenant.timezone));
  return (
    <section
      aria-label={t.transcript(leadName ?? t.visitor)}
      ref={useNewestInSight(transcript.length)}
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
  const { data } = answer;
  if (data)
    return (
      <>
        <header className="flex flex-col gap-3 border-b border-line p-5">
          <h2 className="text-lg font-semibold break-words">{data.leadName ?? t.visitor}</h2>
          <Facts conversation={data} />
          <ConversationTags key={conversationId} conversation={data} known={knownTags} />
        </header>
        <Said key={conversationId} conversation={data} />
        {canWrite && <AnswerForm key={`answer ${conversationId}`} conversation={data} />}
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
