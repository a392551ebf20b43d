import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '../../lib/api-error.ts';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/error-state.tsx';

/** What a tile reads, as `useApi` answers it. */
export interface Reading<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

interface TileProps<Data> {
  readonly title: string;
  readonly icon: ReactNode;
  readonly reading: Reading<Data>;
  /** Shown when loading failed without a message of the server's. */
  readonly failed: string;
  readonly count: (data: Data) => string;
  /** Null where there is nothing to list. */
  readonly children: (data: Data) => ReactNode | null;
  readonly empty: string;
  readonly link: { readonly to: string; readonly label: string };
  readonly className?: string;
}

const Body = <Data,>({ reading, failed, children, empty }: TileProps<Data>) => {
  const { data, error, isValidating, mutate } = reading;
  if (data === undefined)
    return (
      <ErrorState message={errorText(error, failed)} onRetry={() => void mutate()} busy={isValidating} />
    );
  return children(data) ?? <p className="px-5 py-4 text-muted">{empty}</p>;
};

/** A tile of what was read, or could not be: a count, the first few items, and a link to all. */
export const Tile = <Data,>(props: TileProps<Data>) => {
  const { title, icon, reading, count, link, className } = props;
  const id = useId();
  const { data } = reading;
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'flex min-w-0 flex-col rounded-card border border-line bg-surface shadow-card',
        className,
      )}
    >
      <div className="flex items-center gap-3 px-5 pt-5 pb-3">
        <span
          aria-hidden="true"
          className="flex size-10 shrink-0 items-center justify-center rounded-control bg-soft text-link [&>svg]:size-5"
        >
          {icon}
        </span>
        <h2 id={id} className="min-w-0 flex-1 text-base font-semibold">
          {title}
        </h2>
        {data !== undefined && <p className="text-2xl font-bold tracking-heading tabular">{count(data)}</p>}
      </div>
      <div className="grow">
        <Body {...props} />
      </div>
      <Link
        to={link.to}
        className="flex min-h-11 items-center justify-between gap-2 rounded-b-card border-t border-line px-5 font-medium text-link hover:bg-hover"
      >
        {link.label}
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </section>
  );
};
