import { lazy, Suspense } from 'react';
import { areRead } from '../../lib/are-read.ts';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { NameQuestion } from './name-question.tsx';
import { NextBookingsCard } from './next-bookings-card.tsx';
import { OverviewHeader } from './overview-header.tsx';
import { OverviewStats } from './overview-stats.tsx';
import { PlanOffer } from './plan-offer.tsx';
import { RequestsCard } from './requests-card.tsx';
import { TipsCard } from './tips-card.tsx';
import { TodayCard } from './today-card.tsx';
import { type Overview, useOverview } from './use-overview.ts';
import { useSetup } from './use-setup.ts';
import { type Today, useToday } from './use-today.ts';

/** Loaded lazily: only a new business has anything left to set up. */
const SetupCard = lazy(() => import('./setup-card.tsx').then((m) => ({ default: m.SetupCard })));

const isWhole = ({
  leads,
  waiting,
  bookings,
  upcoming,
  members,
  services,
  availability,
}: Overview): boolean =>
  (waiting.count !== undefined || waiting.error !== undefined) &&
  areRead([leads, bookings, upcoming, members, services, availability]);

const Cards = ({ overview, today }: { overview: Overview; today: Today }) => {
  const setup = useSetup(overview);
  return (
    <div className="flex flex-col gap-4">
      <PlanOffer />
      <NameQuestion members={overview.members} />
      {setup && <SetupCard setup={setup} />}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-5">
        <TodayCard today={today} />
        <TipsCard overview={overview} hasSetup={setup !== null} />
      </div>
      <NextBookingsCard upcoming={overview.upcoming} />
      <OverviewStats overview={overview} />
      <RequestsCard leads={overview.leads} nowMs={overview.nowMs} />
    </div>
  );
};

/**
 * The day first: who is in, what is next, what is wrong or waits; then the figures. All of it comes together, so that
 * nothing moves.
 */
export const OverviewPage = () => {
  const overview = useOverview();
  const today = useToday();
  return (
    <>
      <OverviewHeader overview={overview} />
      <Suspense fallback={<SkeletonCards />}>
        {today.isRead && isWhole(overview) ? <Cards overview={overview} today={today} /> : <SkeletonCards />}
      </Suspense>
    </>
  );
};
