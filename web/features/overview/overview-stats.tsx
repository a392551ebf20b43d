import { CalendarDays, Globe, UserRound, UsersRound } from 'lucide-react';
import { isUpcoming } from '../../../shared/domain/upcoming.ts';
import { useTexts } from '../../i18n/texts.ts';
import { StatCard } from '../../ui/stat-card.tsx';
import { useMe } from '../session/use-me.ts';
import { leadsThisWeek } from './lead-activity.ts';
import { overviewTexts } from './texts.ts';
import type { Overview } from './use-overview.ts';

interface Counted {
  readonly count: number;
  readonly hasMore: boolean;
}

/** "12"; "100+" when more exist; a dash when loading failed; undefined while loading. */
const useFigure = () => {
  const t = useTexts(overviewTexts);
  return (counted: Counted | undefined, error: unknown): string | undefined => {
    if (counted) return t.plus(counted.count, counted.hasMore);
    return error ? t.unknown : undefined;
  };
};

const LeadsStat = ({ nowMs, leads: { data, error } }: Overview) => {
  const t = useTexts(overviewTexts);
  const figure = useFigure();
  return (
    <StatCard
      label={t.leads}
      value={figure(data && { count: data.leads.length, hasMore: data.hasMore }, error)}
      note={data && t.thisWeek(leadsThisWeek(data.leads, nowMs))}
      icon={<UsersRound />}
    />
  );
};

const BookingsStat = ({ nowMs, bookings, upcoming }: Overview) => {
  const t = useTexts(overviewTexts);
  const figure = useFigure();
  const counted = (answer: Overview['bookings']['data']) =>
    answer && { count: answer.bookings.length, hasMore: answer.nextCursor !== undefined };
  const coming = figure(
    upcoming.items && {
      count: upcoming.items.filter((booking) => isUpcoming(booking, nowMs)).length,
      hasMore: upcoming.hasMore,
    },
    null,
  );
  return (
    <StatCard
      label={t.bookings}
      value={figure(counted(bookings.data), bookings.error)}
      note={coming && t.upcomingCount(coming)}
      icon={<CalendarDays />}
    />
  );
};

const MembersStat = ({ members: { data, error } }: Overview) => {
  const t = useTexts(overviewTexts);
  const figure = useFigure();
  const pending = data?.members.filter(({ acceptedAt }) => acceptedAt === null).length ?? 0;
  return (
    <StatCard
      label={t.members}
      value={figure(data && { count: data.members.length, hasMore: false }, error)}
      note={data && t.invitations(pending)}
      icon={<UserRound />}
    />
  );
};

const SlugStat = () => {
  const t = useTexts(overviewTexts);
  const { site } = useMe();
  return (
    <StatCard
      label={t.slug}
      value={site?.slug ?? t.unknown}
      note={site ? t.online : t.offline}
      icon={<Globe />}
      wordy
    />
  );
};

export const OverviewStats = ({ overview }: { overview: Overview }) => (
  <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
    <LeadsStat {...overview} />
    <BookingsStat {...overview} />
    <MembersStat {...overview} />
    <SlugStat />
  </div>
);
