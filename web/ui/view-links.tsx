import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './class-names.ts';

export interface ViewLink {
  readonly name: string;
  readonly to: string;
  readonly Icon: ComponentType<{ 'aria-hidden': 'true'; className: string }>;
  readonly isCurrent: boolean;
}

/** Links between the views of one page; each view has its own URL. */
export const ViewLinks = ({ label, views }: { label: string; views: readonly ViewLink[] }) => (
  <nav
    aria-label={label}
    className="flex rounded-control border max-sm:w-full border-line bg-bg print:hidden"
  >
    {views.map(({ name, to, Icon, isCurrent }) => (
      <Link
        key={name}
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className={classNames(
          'flex min-h-11 grow items-center justify-center gap-2 rounded-control px-3 font-medium transition-colors duration-150',
          views.length > 3 && 'max-sm:px-1',
          isCurrent ? 'bg-surface text-ink shadow-card' : 'text-muted hover:text-ink',
        )}
      >
        <Icon aria-hidden="true" className={classNames('size-4', views.length > 3 && 'max-sm:hidden')} />
        {name}
      </Link>
    ))}
  </nav>
);
