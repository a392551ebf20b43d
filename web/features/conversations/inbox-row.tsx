import { CalendarCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ConversationSummary } from '../../../shared/schemas/conversation.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { dayKey } from '../../lib/day-key.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useMe } from '../session/use-me.ts';
import { conversationPath } from './conversation-paths.ts';
import { markTexts } from './mark-texts.ts';
import { conversationTexts } from './texts.ts';

const Mark = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1 text-positive [&>svg]:size-3.5">
    {icon}
    {children}
  </span>
);

/** The time of a message of today, the date of an earlier one. */
const useShortInstant = () => {
  const language = useLanguage();
  const { timezone } = useMe().tenant;
  return (iso: string) =>
    formatInstant(
      iso,
      dayKey(iso, timezone) === dayKey(Date.now(), timezone) ? 'time' : 'date',
      language,
      timezone,
    );
};

/** What it was narrowed to, and what the team calls it. */
const Marks = ({ conversation }: { conversation: ConversationSummary }) => {
  const t = useTexts(conversationTexts);
  const words = useTexts(markTexts);
  const { wantsPersonAt, marks, tags } = conversation;
  return (
    <>
      {wantsPersonAt && <Badge tone="warn">{t.wantsPerson}</Badge>}
      {!wantsPersonAt && marks.includes('unanswered') && <Badge tone="warn">{words.unanswered}</Badge>}
      {marks.includes('complaint') && <Badge tone="danger">{words.complaint}</Badge>}
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </>
  );
};

interface InboxRowProps {
  readonly conversation: ConversationSummary;
  readonly isOpened: boolean;
}

/** One conversation in the list: visitor, time, last message and outcome. */
export const InboxRow = ({ conversation, isOpened }: InboxRowProps) => {
  const t = useTexts(conversationTexts);
  const shortInstant = useShortInstant();
  const { conversationId, leadName, leadId, bookingId, lastAt, lastMessage, language, source, turns } =
    conversation;
  const { isUnread, attendedBy } = conversation;
  const [params] = useSearchParams();
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to={conversationPath(conversationId, params)}
        aria-current={isOpened || undefined}
        className={classNames(
          'flex flex-col gap-1 border-l-2 px-5 py-3.5 -outline-offset-2 transition-colors duration-150',
          isOpened ? 'border-primary bg-soft' : 'border-transparent hover:bg-hover',
        )}
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className={classNames('min-w-0 truncate', isUnread ? 'font-bold' : 'font-semibold')}>
            {leadName ?? t.visitor}
          </span>
          <span className="shrink-0 text-xs text-muted tabular">{shortInstant(lastAt)}</span>
        </span>
        <span lang={language} className="line-clamp-2 wrap-anywhere text-muted">
          {lastMessage}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
          {isUnread && <Badge tone="info">{t.unread}</Badge>}
          <Marks conversation={conversation} />
          {attendedBy && <Badge tone="positive">{t.withTeam(attendedBy.name ?? t.team)}</Badge>}
          <span>{t.sources[source]}</span>
          <span>
            <span aria-hidden="true">{language.toUpperCase()}</span>
            <span className="sr-only">{t.languages[language]}</span>
          </span>
          <span>{t.turns(turns)}</span>
          {leadId && <Mark icon={<UserRound aria-hidden="true" />}>{t.hasLead}</Mark>}
          {bookingId && <Mark icon={<CalendarCheck aria-hidden="true" />}>{t.hasBooking}</Mark>}
        </span>
      </Link>
    </li>
  );
};
