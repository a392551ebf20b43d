import { useTexts } from '../i18n/texts.ts';
import { classNames } from './class-names.ts';
import { uiTexts } from './texts.ts';

/** One grey block in the place of what is coming; give it the size of that. */
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
