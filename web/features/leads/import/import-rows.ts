import { distinctTags } from '../../../../shared/domain/tags.ts';
import { type ImportRow, MAX_CELL, MAX_CELLS } from '../../../../shared/schemas/lead-import.ts';
import { birthdayIn, type DayOrder } from './birthday-column.ts';
import type { ImportField, Mapping } from './columns.ts';
import type { CsvRow } from './read-csv.ts';

/** How a file's columns are read. */
export interface Reading {
  readonly mapping: Mapping;
  readonly order: DayOrder;
}

/** The apostrophe by which an export keeps a spreadsheet from computing a cell. */
const GUARD = /^'(?=[=+\-@＝＋－＠])/;

const cellsFor = ({ cells }: CsvRow, mapping: Mapping, field: ImportField): readonly string[] =>
  mapping.flatMap((one, n) => (one === field ? [(cells[n] ?? '').replace(GUARD, '')] : [])).filter(Boolean);

/** A record as it is sent, without what it leaves blank. */
export const importRowOf = (row: CsvRow, { mapping, order }: Reading): ImportRow => {
  const of = (field: ImportField) => cellsFor(row, mapping, field);
  const [birthday] = of('birthday');
  const fields = {
    name: [...of('name'), ...of('firstName'), ...of('lastName')].join(' '),
    email: of('email').join(' '),
    phone: of('phone').join(' '),
    note: of('note').join('\n'),
    birthday: birthday === undefined ? '' : birthdayIn(birthday, order),
  };
  const tags = distinctTags(
    of('tags')
      .flatMap((cell) => cell.split(/[,;|]/))
      .map((tag) => tag.trim())
      .filter(Boolean),
  );
  return {
    line: row.line,
    ...Object.fromEntries(
      Object.entries(fields)
        .filter(([, text]) => text !== '')
        .map(([field, text]) => [field, text.slice(0, MAX_CELL)]),
    ),
    ...(tags.length > 0 ? { tags: tags.slice(0, MAX_CELLS).map((tag) => tag.slice(0, MAX_CELL)) } : {}),
  };
};
