import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: string;
  /** Null while it is read: its line is kept. */
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
}

/**
 * The head of a screen. Where its actions stand hangs on the title and the window, never on how long the description
 * is once it is read.
 */
export const PageHeader = ({ title, description, actions }: PageHeaderProps) => (
  <div className="mb-6 flex flex-wrap items-end justify-between gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-y-1">
    <div className="min-w-0 grow basis-80 lg:contents">
      <h1 className="text-2xl font-bold tracking-heading">{title}</h1>
      {description !== undefined && (
        <p className="mt-1 max-w-prose text-base text-muted lg:col-span-2 lg:row-start-2 lg:mt-0">
          {description ?? '\u00a0'}
        </p>
      )}
    </div>
    {actions !== undefined && (
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">{actions}</div>
    )}
  </div>
);
