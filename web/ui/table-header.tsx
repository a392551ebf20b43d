import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useTexts } from '../i18n/texts.ts';
import { classNames } from './class-names.ts';
import type { Column } from './table-column.ts';
import { type Look, roles } from './table-look.ts';
import { uiTexts } from './texts.ts';

export interface Sort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

const nextSort = (key: string, sort: Sort | null): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

const arrows = { ascending: ArrowUp, descending: ArrowDown } as const;

interface SortButtonProps {
  readonly column: string;
  readonly sort: Sort | null;
  readonly look: Look;
  readonly onSort: () => void;
}

const SortButton = ({ column, sort, look, onSort }: SortButtonProps) => {
  const t = useTexts(uiTexts);
  const Arrow = sort ? arrows[sort.direction] : ArrowUpDown;
  return (
    <button
      type="button"
      onClick={onSort}
      title={t.sortBy(column)}
      className="inline-flex min-h-11 items-center gap-1 whitespace-nowrap"
    >
      {column}
      <Arrow aria-hidden="true" className={classNames('size-3.5 shrink-0', sort === null && look.idle)} />
    </button>
  );
};

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly look: Look;
  readonly sort: Sort | null;
  readonly onSort?: (sort: Sort) => void;
}

/** The header of a column: its words, or the button that sorts by it. */
export const HeaderCell = <Row,>({ column, sort, onSort, look }: HeaderCellProps<Row>) => {
  const current = sort?.key === column.key ? sort : null;
  const isSortable = column.sortable && onSort !== undefined;
  return (
    <th
      {...roles.column}
      scope="col"
      aria-sort={current?.direction}
      className={classNames(
        'text-left font-medium text-muted',
        isSortable ? look.sorting : `sr-only ${look.title}`,
        column.isSpare && look.spare,
      )}
    >
      {isSortable ? (
        <SortButton
          column={column.header}
          sort={current}
          look={look}
          onSort={() => onSort(nextSort(column.key, sort))}
        />
      ) : (
        <span className={column.isActions ? 'sr-only' : undefined}>{column.header}</span>
      )}
    </th>
  );
};
