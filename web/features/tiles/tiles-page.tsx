import { useTexts } from '../../i18n/texts.ts';
import { areRead } from '../../lib/are-read.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { AvailabilityTile } from './availability-tile.tsx';
import { BookingsTile, LeadsTile, ServicesTile, SlotsTile } from './list-tiles.tsx';
import { tileTexts } from './texts.ts';
import { useTiles } from './use-tiles.ts';

/** The "Command center": five tiles, which come together, so that none moves. */
export const TilesPage = () => {
  const t = useTexts(tileTexts);
  const tiles = useTiles();
  return (
    <>
      <PageHeader title={t.title} description={t.description} />
      {!areRead(Object.values(tiles)) ? (
        <SkeletonCards />
      ) : (
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-6 xl:*:col-span-2">
          <ServicesTile reading={tiles.services} />
          <AvailabilityTile reading={tiles.availability} />
          <SlotsTile reading={tiles.slots} />
          <BookingsTile reading={tiles.bookings} className="xl:col-span-3!" />
          <LeadsTile reading={tiles.leads} className="md:max-xl:col-span-2 xl:col-span-3!" />
        </div>
      )}
    </>
  );
};
