import { ArrowRightLeft, CalendarDays, Inbox, Merge, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TimelineEntry } from '../../../../shared/schemas/lead-timeline.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useMe } from '../../session/use-me.ts';
import { MatterBadge } from '../lead-status-badge.tsx';
import { leadTexts } from '../texts.ts';
import { useOwners } from '../use-owners.ts';
import { workTexts } from '../work-texts.ts';

interface EntryProps {
  readonly entry: TimelineEntry;
}

const icons = {
  booking: CalendarDays,
  conversation: MessageSquare,
  request: Inbox,
  status: ArrowRightLeft,
  merge: Merge,
} as const;

const BookingEntry = ({ entry: { bookingId = '', booking } }: EntryProps) => {
  const t = useTexts(workTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  if (!booking) return <>{`${t.booked}. ${t.noLongerKept}`}</>;
  const title = booking.title || t.untitled;
  const facts = [
    formatInstant(booking.startAt, 'dateTime', language, tenant.timezone),
    t.bookingStatuses[booking.status],
    booking.changes > 0 && t.changes(booking.changes),
  ];
  return (
    <>
      <TextLink
        to={`/dashboard/bookings?booking=${encodeURIComponent(bookingId)}`}
        aria-label={t.openBooking(title)}
      >
        {title}
      </TextLink>
      <span className="block text-muted">{facts.filter(Boolean).join(' · ')}</span>
    </>
  );
};

const ConversationEntry = ({ entry: { conversationId = '', conversation } }: EntryProps) => {
  const t = useTexts(workTexts);
  if (!conversation) return <>{t.noLongerKept}</>;
  return (
    <>
      <TextLink to={`/dashboard/conversations?conversation=${encodeURIComponent(conversationId)}`}>
        {t.talked(conversation.turns)}
      </TextLink>
      <span className="line-clamp-2 break-words text-muted">{conversation.lastMessage}</span>
    </>
  );
};

const RequestEntry = ({ entry: { source, matter } }: EntryProps) => {
  const t = useTexts(workTexts);
  const { sources } = useTexts(leadTexts);
  return (
    <>
      {t.asked(sources[source ?? 'manual'])} {matter && <MatterBadge matter={matter} />}
    </>
  );
};

const StatusEntry = ({ entry: { from, to, by } }: EntryProps) => {
  const t = useTexts(workTexts);
  const { statuses: names, none } = useTexts(leadTexts);
  const who = useOwners()?.find(({ memberId }) => memberId === by);
  return (
    <>
      {t.statusChanged(from ? names[from] : none, to ? names[to] : none)}
      {who && <span className="text-muted"> {t.by(who.name)}</span>}
      {by === undefined && <span className="text-muted"> {t.byRequest}</span>}
    </>
  );
};

const Body = ({ entry }: EntryProps): ReactNode => {
  const t = useTexts(workTexts);
  const { unnamed } = useTexts(leadTexts);
  switch (entry.kind) {
    case 'booking':
      return <BookingEntry entry={entry} />;
    case 'conversation':
      return <ConversationEntry entry={entry} />;
    case 'status':
      return <StatusEntry entry={entry} />;
    case 'merge':
      return t.mergedWith(entry.name ?? unnamed);
    case 'request':
      return <RequestEntry entry={entry} />;
  }
};

/** One entry of the timeline: event, time and link. */
export const StoryEntry = ({ entry }: EntryProps) => {
  const language = useLanguage();
  const { tenant } = useMe();
  const Icon = icons[entry.kind];
  const said = [entry.message, entry.note].filter(Boolean).join('\n');
  return (
    <li className="relative flex gap-3 pb-5 last:pb-0">
      <span
        aria-hidden="true"
        className="flex size-8 shrink-0 items-center justify-center rounded-full bg-soft text-link"
      >
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1 break-words">
        <Body entry={entry} />
        {said !== '' && <p className="line-clamp-3 whitespace-pre-line text-muted">{said}</p>}
        <p className="text-xs text-muted tabular">
          {formatInstant(entry.at, 'fullDateTime', language, tenant.timezone)}
        </p>
      </div>
    </li>
  );
};
