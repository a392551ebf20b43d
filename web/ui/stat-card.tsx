import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';

interface StatCardProps {
  readonly label: string;
  /** Absent while loading. */
  readonly value: ReactNode | undefined;
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  /** Text instead of a figure (the public address). */
  readonly wordy?: boolean;
}

export const StatCard = ({ label, value, note, icon, wordy = false }: StatCardProps) => (
  <div className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
    <div className="flex items-center justify-between gap-2">
      <span className="text-muted">{label}</span>
      {icon !== undefined && (
        <span aria-hidden="true" className="text-link [&>svg]:size-5">
          {icon}
        </span>
      )}
    </div>
    {value === undefined ? (
      <Skeleton className="mt-3 h-8 w-20" />
    ) : (
      <p
        className={classNames(
          'mt-2 font-bold tracking-heading tabular break-words',
          wordy ? 'text-xl leading-9' : 'text-3xl',
        )}
      >
        {value}
      </p>
    )}
    {note !== undefined && <p className="mt-1 text-positive">{note}</p>}
  </div>
);
