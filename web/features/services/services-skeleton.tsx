import { useTexts } from '../../i18n/texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { uiTexts } from '../../ui/texts.ts';

/** Cards in the place of the services that are being read. */
export const ServicesSkeleton = () => {
  const t = useTexts(uiTexts);
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">{t.loading}</span>
      {[0, 1, 2].map((card) => (
        <div
          key={card}
          className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 shadow-card"
        >
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="mt-6 h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
};
