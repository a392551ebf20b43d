import { BYTE_ORDER_MARK, csvLine, type Dialect } from '../../../shared/domain/csv.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Range } from '../../kernel/table/keys.ts';
import { pagesAtMost } from '../../kernel/table/pages.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Column } from './columns.ts';

/** The most that one file may hold: a function has 9 s to read it, and answers at most 6 MB, escaped as JSON. */
const FILE_BOUNDS: FileBounds = { rows: 20_000, bytes: 5 * 1024 * 1024 };

export interface FileBounds {
  readonly rows: number;
  readonly bytes: number;
}

interface Sheet<Row> {
  /** Read one after the other; the rows keep that order. */
  readonly ranges: readonly Range[];
  readonly columns: ReadonlyArray<Column<Row>>;
  readonly dialect: Dialect;
}

/** Bytes of a text in the answer, escaped as JSON. */
const weightOf = (text: string): number => Buffer.byteLength(JSON.stringify(text));

/**
 * All rows of some ranges as one CSV file with a heading line. Throws 400 `range_too_large` as soon as the bounds are
 * exceeded.
 */
export const writeTable = async <Row>(
  table: Pick<Table, 'query'>,
  { ranges, columns, dialect }: Sheet<Row>,
  { rows, bytes }: FileBounds = FILE_BOUNDS,
): Promise<string> => {
  const lines = [
    BYTE_ORDER_MARK +
      csvLine(
        columns.map(({ heading }) => heading),
        dialect,
      ),
  ];
  const tooLarge = () => new AppError('range_too_large');
  let [rowsLeft, bytesLeft] = [rows, bytes];
  for (const range of ranges)
    for await (const page of pagesAtMost<Row>(table, range, rowsLeft, tooLarge)) {
      const written = page.map((row) =>
        csvLine(
          columns.map(({ cell }) => cell(row)),
          dialect,
        ),
      );
      rowsLeft -= page.length;
      bytesLeft -= weightOf(written.join(''));
      if (bytesLeft < 0) throw tooLarge();
      lines.push(...written);
    }
  return lines.join('');
};
