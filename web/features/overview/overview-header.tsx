import { Plus } from 'lucide-react';
import { useTexts } from '../../i18n/texts.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCan, useMe } from '../session/use-me.ts';
import { agendaOfDay } from './agenda-of-day.ts';
import { firstName } from './first-name.ts';
import { overviewTexts } from './texts.ts';
import type { Overview } from './use-overview.ts';

const QuickActions = () => {
  const t = useTexts(overviewTexts);
  const canBook = useCan('staff');
  return (
    <>
      <LinkButton to="/dashboard/site" variant="ghost">
        {t.seeSite}
      </LinkButton>
      <LinkButton to="/dashboard/leads">{t.seeLeads}</LinkButton>
      <LinkButton to="/dashboard/bookings">{t.seeBookings}</LinkButton>
      {canBook && (
        <LinkButton variant="primary" to="/dashboard/bookings?new=1">
          <Plus aria-hidden="true" className="size-4" />
          {t.newBooking}
        </LinkButton>
      )}
    </>
  );
};

/** The day in a sentence; leaves out what could not be loaded. */
const useSummary = ({ nowMs, waiting, upcoming }: Overview) => {
  const t = useTexts(overviewTexts);
  const { tenant } = useMe();
  if (waiting.error || upcoming.error) return undefined;
  if (waiting.count === undefined || !upcoming.items) return null;
  const { day, count } = agendaOfDay(upcoming.items, nowMs, tenant.timezone);
  return t.summary(t.appointments(count, day), t.requests(waiting.count, waiting.hasMore));
};

export const OverviewHeader = ({ overview }: { overview: Overview }) => {
  const t = useTexts(overviewTexts);
  const { user } = useMe();
  const name = firstName(user, overview.members.data?.members ?? []);
  const summary = useSummary(overview);
  return (
    <PageHeader
      title={name === null ? t.helloNobody : t.hello(name)}
      description={
        summary !== undefined && (
          // As high before it is read as with the two lines that it takes on a phone.
          <span className="block min-h-13 sm:min-h-6.5">
            {summary ?? <Skeleton className="h-5 w-72 max-w-full" />}
          </span>
        )
      }
      actions={<QuickActions />}
    />
  );
};
