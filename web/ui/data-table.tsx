import { classNames } from './class-names.ts';
import type { Column } from './table-column.ts';
import { HeaderCell, type Sort } from './table-header.tsx';
import { type Look, looks, roles } from './table-look.ts';

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

const cellStyle = 'flex items-baseline justify-between gap-4 py-1';

const Cell = <Row,>({ column, row, look }: { column: Column<Row>; row: Row; look: Look }) => {
  if (column.isName)
    return (
      <th
        {...roles.name}
        scope="row"
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
                {...(onSort ? { onSort } : {})}
                column={column}
                look={look}
                sort={sort ?? null}
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
