import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface TileListProps<Item> {
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string;
  /** The text at the left of a line, and the smaller one under it. */
  readonly main: (item: Item) => ReactNode;
  readonly under?: (item: Item) => ReactNode;
  /** Where a line leads, if it leads somewhere of its own. */
  readonly to?: (item: Item) => string;
  /** At the right. */
  readonly aside?: (item: Item) => ReactNode;
}

/** A tile's lines, each with its ordinal. */
export const TileList = <Item,>({ items, itemKey, main, under, to, aside }: TileListProps<Item>) => (
  <ol className="flex flex-col px-5 pb-3">
    {items.map((item, index) => (
      <li key={itemKey(item)} className="flex min-w-0 items-baseline gap-3 border-t border-line py-2.5">
        <span className="w-4 shrink-0 text-right text-xs font-semibold text-muted tabular">{index + 1}</span>
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <div className="min-w-0 flex-1 basis-40">
            <p className="truncate font-medium">
              {to ? (
                <Link to={to(item)} className="hover:underline">
                  {main(item)}
                </Link>
              ) : (
                main(item)
              )}
            </p>
            {under?.(item) && <p className="truncate text-muted">{under(item)}</p>}
          </div>
          {aside && <span className="text-muted tabular">{aside(item)}</span>}
        </div>
      </li>
    ))}
  </ol>
);
