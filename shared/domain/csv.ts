import type { Language } from './language.ts';

/** The separator between cells, and the decimal sign. */
export interface Dialect {
  readonly separator: ',' | ';';
  readonly decimals: '.' | ',';
}

export const DIALECTS = {
  comma: { separator: ',', decimals: '.' },
  semicolon: { separator: ';', decimals: ',' },
} as const satisfies Record<string, Dialect>;

/** The dialect that spreadsheets read in each language. */
export const DIALECT_OF = { fr: 'semicolon', en: 'comma' } as const satisfies Record<
  Language,
  keyof typeof DIALECTS
>;

/** A text, an amount of money, or an empty cell. */
export type Cell = string | number | null;

/** Spreadsheets recognise a UTF-8 file by this. */
export const BYTE_ORDER_MARK = '\ufeff';

const LINE_END = '\r\n';

/**
 * Characters that make a spreadsheet read a text as a formula, full-width forms included, wherever a cell may begin:
 * at the start, after a line break, and after the other dialect's separator, since many spreadsheets split by their
 * own separator whichever the file uses. Leading spaces and quotes do not prevent it.
 */
const FORMULA_START: Record<Dialect['separator'], RegExp> = {
  ',': /(?<=(?:^|[;\t\r\n])[\s"]*)[=+\-@＝＋－＠]/g,
  ';': /(?<=(?:^|[,\t\r\n])[\s"]*)[=+\-@＝＋－＠]/g,
};

const LEADING_BREAK = /^[\t\r\n]/;

/** A text that no spreadsheet evaluates: an apostrophe is put before whatever could begin a formula. */
export const withoutFormulas = (text: string, { separator }: Dialect): string =>
  text.replace(FORMULA_START[separator], "'$&").replace(LEADING_BREAK, "'$&");

const textOf = (cell: Cell, dialect: Dialect): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return cell.toFixed(2).replace('.', dialect.decimals);
  return withoutFormulas(cell, dialect);
};

/** Quoted when it contains either dialect's separator, a quote or a line break (RFC 4180). */
const quoted = (text: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** One line of a file, with its line ending. */
export const csvLine = (cells: readonly Cell[], dialect: Dialect): string =>
  cells.map((cell) => quoted(textOf(cell, dialect))).join(dialect.separator) + LINE_END;
