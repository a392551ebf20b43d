import { useTexts } from '../i18n/texts.ts';
import { classNames } from './class-names.ts';
import { uiTexts } from './texts.ts';

/** A grey placeholder block, sized like the content that is loading. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classNames('block animate-pulse rounded-control bg-line', className)} />
);

/** Lines of a table or list that is loading; says so to a screen reader. */
export const SkeletonRows = ({ rows = 4, label }: { rows?: number; label?: string }) => {
  const t = useTexts(uiTexts);
  return (
    <div role="status" className="flex flex-col gap-3 p-5">
      <span className="sr-only">{label ?? t.loading}</span>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} className={row % 2 === 0 ? 'h-5 w-full' : 'h-5 w-4/5'} />
      ))}
    </div>
  );
};

/** Placeholder cards while cards load. */
export const SkeletonCards = () => {
  const t = useTexts(uiTexts);
  return (
    <div role="status" className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
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
