import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { classNames } from './class-names.ts';
import { uiTexts } from './texts.ts';

export interface Sort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The row's name: a row header, in bold, the title of the card on a phone. One column has it. */
  readonly isName?: boolean;
  /** Buttons: no visible header, right-aligned. */
  readonly isActions?: boolean;
  readonly sortable?: boolean;
  /** Hidden when the table is narrow; what the row opens shows it. */
  readonly isSpare?: boolean;
}

/** ARIA roles, because `display` removes the native ones of table elements in some browsers. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/**
 * Classes from the container width at which rows are no longer cards. A container query, because a sidebar may take
 * part of the page's width.
 */
const looks = {
  xl: {
    table: '@xl:table',
    head: '@xl:not-sr-only @xl:table-header-group',
    title: '@xl:not-sr-only @xl:px-4 @xl:py-2.5',
    sorting: '@xl:px-4',
    idle: '@xl:opacity-0',
    body: '@xl:table-row-group',
    row: '@xl:table-row',
    name: '@xl:table-cell @xl:px-4 @xl:py-3',
    cell: '@xl:table-cell @xl:px-4 @xl:py-3',
    spare: '@xl:hidden @4xl:table-cell @4xl:px-4 @4xl:py-3',
    actions: '@max-xl:justify-end @xl:text-right',
    label: '@xl:hidden',
    value: '@xl:text-left',
  },
  '2xl': {
    table: '@2xl:table',
    head: '@2xl:not-sr-only @2xl:table-header-group',
    title: '@2xl:not-sr-only @2xl:px-4 @2xl:py-2.5',
    sorting: '@2xl:px-4',
    idle: '@2xl:opacity-0',
    body: '@2xl:table-row-group',
    row: '@2xl:table-row',
    name: '@2xl:table-cell @2xl:px-4 @2xl:py-3',
    cell: '@2xl:table-cell @2xl:px-4 @2xl:py-3',
    spare: '@2xl:hidden @4xl:table-cell @4xl:px-4 @4xl:py-3',
    actions: '@max-2xl:justify-end @2xl:text-right',
    label: '@2xl:hidden',
    value: '@2xl:text-left',
  },
  '3xl': {
    table: '@3xl:table',
    head: '@3xl:not-sr-only @3xl:table-header-group',
    title: '@3xl:not-sr-only @3xl:px-4 @3xl:py-2.5',
    sorting: '@3xl:px-4',
    idle: '@3xl:opacity-0',
    body: '@3xl:table-row-group',
    row: '@3xl:table-row',
    name: '@3xl:table-cell @3xl:px-4 @3xl:py-3',
    cell: '@3xl:table-cell @3xl:px-4 @3xl:py-3',
    spare: '@3xl:hidden @4xl:table-cell @4xl:px-4 @4xl:py-3',
    actions: '@max-3xl:justify-end @3xl:text-right',
    label: '@3xl:hidden',
    value: '@3xl:text-left',
  },
  '60rem': {
    table: '@min-[60rem]:table',
    head: '@min-[60rem]:not-sr-only @min-[60rem]:table-header-group',
    title: '@min-[60rem]:not-sr-only @min-[60rem]:px-4 @min-[60rem]:py-2.5',
    sorting: '@min-[60rem]:px-4',
    idle: '@min-[60rem]:opacity-0',
    body: '@min-[60rem]:table-row-group',
    row: '@min-[60rem]:table-row',
    name: '@min-[60rem]:table-cell @min-[60rem]:px-4 @min-[60rem]:py-3',
    cell: '@min-[60rem]:table-cell @min-[60rem]:px-4 @min-[60rem]:py-3',
    spare: '@min-[60rem]:table-cell @min-[60rem]:px-4 @min-[60rem]:py-3',
    actions: '@max-[60rem]:justify-end @min-[60rem]:text-right',
    label: '@min-[60rem]:hidden',
    value: '@min-[60rem]:text-left',
  },
} as const;

type Look = (typeof looks)[keyof typeof looks];

interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  readonly caption: string;
  readonly columns: ReadonlyArray<Column<Row>>;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: Sort | null;
  readonly onSort?: (sort: Sort) => void;
  /** Container width below which each row is a card; wider than a phone when cells hold controls. */
  readonly cardsUnder?: keyof typeof looks;
}

const nextSort = (key: string, sort: Sort | null | undefined): Sort => ({
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
      className="inline-flex min-h-11 items-center gap-1"
    >
      {column}
      <Arrow aria-hidden="true" className={classNames('size-3.5', sort === null && look.idle)} />
    </button>
  );
};

const HeaderCell = <Row,>({
  column,
  sort,
  onSort,
  look,
}: { column: Column<Row>; look: Look } & Pick<DataTableProps<Row>, 'sort' | 'onSort'>) => {
  const current = sort?.key === column.key ? sort : null;
  const isSortable = column.sortable && onSort !== undefined;
  return (
    <th
      scope="col"
      {...roles.column}
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

const cellStyle = 'flex items-baseline justify-between gap-4 py-1';

const Cell = <Row,>({ column, row, look }: { column: Column<Row>; row: Row; look: Look }) => {
  if (column.isName)
    return (
      <th
        scope="row"
        {...roles.name}
        className={classNames('block py-1 text-left font-medium text-ink', look.name)}
      >
        {column.cell(row)}
      </th>
    );
  return (
    <td
      {...roles.cell}
      className={classNames(
        cellStyle,
        column.isSpare ? look.spare : look.cell,
        column.isActions ? look.actions : 'text-muted',
      )}
    >
      {!column.isActions && (
        <span aria-hidden="true" className={classNames('shrink-0 text-muted', look.label)}>
          {column.header}
        </span>
      )}
      <span className={classNames('min-w-0 break-words text-right', look.value)}>{column.cell(row)}</span>
    </td>
  );
};

/** A table. In a narrow container each row is a card, and sorting is in a bar above. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, rowKey, sort, onSort, cardsUnder = 'xl' } = props;
  const look = looks[cardsUnder];
  return (
    <div className="@container">
      <table {...roles.table} className={classNames('block w-full border-collapse', look.table)}>
        <caption className="sr-only">{caption}</caption>
        <thead
          {...roles.group}
          className={classNames('border-y border-line bg-bg', onSort ? 'block px-5' : 'sr-only', look.head)}
        >
          <tr {...roles.row} className={classNames('flex flex-wrap gap-x-5', look.row)}>
            {columns.map((column) => (
              <HeaderCell
                key={column.key}
                column={column}
                look={look}
                sort={sort ?? null}
                {...(onSort ? { onSort } : {})}
              />
            ))}
          </tr>
        </thead>
        <tbody {...roles.group} className={classNames('block', look.body)}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              {...roles.row}
              className={classNames('block border-t border-line px-5 py-3 first:border-t-0', look.row)}
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} look={look} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
