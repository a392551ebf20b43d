import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CardProps {
  readonly title?: ReactNode;
  /** Small text or actions at the right of the title. */
  readonly aside?: ReactNode;
  /** Content touches the card's edges (tables, lists with rules). */
  readonly flush?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export const Card = ({ title, aside, flush = false, className, children }: CardProps) => (
  <section
    className={classNames(
      'min-w-0 overflow-hidden rounded-card border border-line bg-surface shadow-card',
      !flush && 'p-5',
      className,
    )}
  >
    {title !== undefined && (
      <div
        className={classNames(
          'flex flex-wrap items-center justify-between gap-2',
          flush ? 'px-5 py-4' : 'mb-4',
        )}
      >
        <h2 className="text-base font-semibold">{title}</h2>
        {aside !== undefined && <div className="text-sm text-muted">{aside}</div>}
      </div>
    )}
    {children}
  </section>
);
