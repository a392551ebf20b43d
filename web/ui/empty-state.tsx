import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon?: ReactNode;
  /** What is missing, and what it is for. */
  readonly text: ReactNode;
  readonly hint?: ReactNode;
  /** The next action. */
  readonly action?: ReactNode;
}

export const EmptyState = ({ icon, text, hint, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center gap-3 px-5 py-12 text-center">
    {icon !== undefined && (
      <span
        aria-hidden="true"
        className="flex size-12 items-center justify-center rounded-full bg-soft text-link [&>svg]:size-6"
      >
        {icon}
      </span>
    )}
    <p className="max-w-prose text-base font-medium">{text}</p>
    {hint !== undefined && <p className="max-w-prose text-muted">{hint}</p>}
    {action}
  </div>
);
