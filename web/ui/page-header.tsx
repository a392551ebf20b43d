import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: string;
  /** Null while it is read: its line is kept. */
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
}

export const PageHeader = ({ title, description, actions }: PageHeaderProps) => (
  <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
    <div className="min-w-0">
      <h1 className="text-2xl font-bold tracking-heading">{title}</h1>
      {description !== undefined && (
        <p className="mt-1 max-w-prose text-base text-muted">{description ?? '\u00a0'}</p>
      )}
    </div>
    {actions !== undefined && (
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">{actions}</div>
    )}
  </div>
);
