import { lazy, Suspense } from 'react';
import { NameQuestion } from './name-question.tsx';
import { NextBookingsCard } from './next-bookings-card.tsx';
import { OverviewHeader } from './overview-header.tsx';
import { OverviewStats } from './overview-stats.tsx';
import { PlanOffer } from './plan-offer.tsx';
import { RequestsCard } from './requests-card.tsx';
import { TipsCard } from './tips-card.tsx';
import { TodayCard } from './today-card.tsx';
import { useOverview } from './use-overview.ts';
import { useSetup } from './use-setup.ts';

/** Loaded lazily: only a new business has anything left to set up. */
const SetupCard = lazy(() => import('./setup-card.tsx').then((m) => ({ default: m.SetupCard })));

/** The day first: who is in, what is next, what is wrong or waits; then the figures. */
export const OverviewPage = () => {
  const overview = useOverview();
  const setup = useSetup(overview);
  return (
    <>
      <OverviewHeader overview={overview} />
      <div className="flex flex-col gap-4">
        <PlanOffer />
        <NameQuestion members={overview.members} />
        {setup && (
          <Suspense fallback={null}>
            <SetupCard setup={setup} />
          </Suspense>
        )}
        <div className="grid gap-4 lg:grid-cols-5">
          <TodayCard />
          <TipsCard overview={overview} hasSetup={setup !== null} />
        </div>
        <NextBookingsCard upcoming={overview.upcoming} />
        <OverviewStats overview={overview} />
        <RequestsCard leads={overview.leads} nowMs={overview.nowMs} />
      </div>
    </>
  );
};
