import { NameQuestion } from './name-question.tsx';
import { NextBookingsCard } from './next-bookings-card.tsx';
import { OverviewHeader } from './overview-header.tsx';
import { OverviewStats } from './overview-stats.tsx';
import { PlanOffer } from './plan-offer.tsx';
import { RequestsCard } from './requests-card.tsx';
import { TipsCard } from './tips-card.tsx';
import { useOverview } from './use-overview.ts';

export const OverviewPage = () => {
  const overview = useOverview();
  return (
    <>
      <OverviewHeader overview={overview} />
      <div className="flex flex-col gap-4">
        <PlanOffer />
        <NameQuestion members={overview.members} />
        <OverviewStats overview={overview} />
        <div className="grid gap-4 lg:grid-cols-5">
          <RequestsCard leads={overview.leads} nowMs={overview.nowMs} />
          <TipsCard {...overview} />
        </div>
        <NextBookingsCard upcoming={overview.upcoming} />
      </div>
    </>
  );
};
