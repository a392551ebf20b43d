/** What stands between two cells, and between a number and its decimals. */
export interface Dialect {
  readonly separator: ',' | ';';
  readonly decimals: '.' | ',';
}

export const DIALECTS = {
  comma: { separator: ',', decimals: '.' },
  semicolon: { separator: ';', decimals: ',' },
} as const satisfies Record<string, Dialect>;

/** A text, an amount of money, or nothing. */
export type Cell = string | number | null;

/** Spreadsheets know a file as UTF-8 by this. */
export const BYTE_ORDER_MARK = '\ufeff';

const LINE_END = '\r\n';

/**
 * Characters by which a spreadsheet takes a text for a formula, their full-width forms too, where a cell may begin:
 * at the start, after a line break, and after the other dialect's separator, since half of the world's spreadsheets
 * open a file of either dialect by theirs and see cells there. Spaces and quotes before them hide nothing.
 */
const FORMULA_START: Record<Dialect['separator'], RegExp> = {
  ',': /(?<=(?:^|[;\t\r\n])[\s"]*)[=+\-@＝＋－＠]/g,
  ';': /(?<=(?:^|[,\t\r\n])[\s"]*)[=+\-@＝＋－＠]/g,
};

const LEADING_BREAK = /^[\t\r\n]/;

/** A text that no spreadsheet computes: an apostrophe before whatever could begin a formula. */
export const withoutFormulas = (text: string, { separator }: Dialect): string =>
  text.replace(FORMULA_START[separator], "'$&").replace(LEADING_BREAK, "'$&");

const textOf = (cell: Cell, dialect: Dialect): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return cell.toFixed(2).replace('.', dialect.decimals);
  return withoutFormulas(cell, dialect);
};

/** Quoted where either dialect's separator, a quote or a line break asks for it (RFC 4180). */
const quoted = (text: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** One line of a file, its end included. */
export const csvLine = (cells: readonly Cell[], dialect: Dialect): string =>
  cells.map((cell) => quoted(textOf(cell, dialect))).join(dialect.separator) + LINE_END;
