import { AppError } from '../../kernel/app-error.ts';
import type { Range } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { pagesAtMost } from '../reports/bounded-rows.ts';
import type { Column } from './columns.ts';
import { BYTE_ORDER_MARK, csvLine, type Dialect } from './csv.ts';

/** What one file may hold: a function has 9 s to read it, and answers at most 6 MB, escaped as JSON. */
export const FILE_BOUNDS: FileBounds = { rows: 20_000, bytes: 5 * 1024 * 1024 };

export interface FileBounds {
  readonly rows: number;
  readonly bytes: number;
}

interface Sheet<Row> {
  /** Read one after the other; their rows stand in that order. */
  readonly ranges: readonly Range[];
  readonly columns: ReadonlyArray<Column<Row>>;
  /** Whether a row read is one of the file's. */
  readonly isIn: (row: Row) => boolean;
  readonly dialect: Dialect;
}

/** What a text weighs in the answer that carries it. */
const weightOf = (text: string): number => Buffer.byteLength(JSON.stringify(text));

/**
 * Every row of some ranges as one CSV file under a line of headings. Throws 400 `range_too_large` past the bounds,
 * as soon as they are passed.
 */
export const writeTable = async <Row>(
  table: Pick<Table, 'query'>,
  { ranges, columns, isIn, dialect }: Sheet<Row>,
  { rows, bytes }: FileBounds = FILE_BOUNDS,
): Promise<string> => {
  const lines = [
    BYTE_ORDER_MARK +
      csvLine(
        columns.map(({ heading }) => heading),
        dialect,
      ),
  ];
  let [rowsLeft, bytesLeft] = [rows, bytes];
  for (const range of ranges)
    for await (const page of pagesAtMost<Row>(table, range, rowsLeft)) {
      const written = page.filter(isIn).map((row) =>
        csvLine(
          columns.map(({ cell }) => cell(row)),
          dialect,
        ),
      );
      rowsLeft -= page.length;
      bytesLeft -= weightOf(written.join(''));
      if (bytesLeft < 0) throw new AppError('range_too_large');
      lines.push(...written);
    }
  return lines.join('');
};
