/** A record of a file, and the line on which it begins, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const SEPARATORS = [',', ';', '\t'] as const;

/** One cell, quoted or bare, and what ends it; a quote that is never closed goes on to the end of the file. */
const cellOf = (separator: string): RegExp =>
  new RegExp(`(?:"([^"]*(?:""[^"]*)*)(?:"|$)|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`, 'gy');

const linesIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** The records of a text whose cells a separator parts (RFC 4180); lines without any text are left out. */
export const readCsvWith = (text: string, separator: string): readonly CsvRow[] => {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let [line, began] = [1, 1];
  for (const [whole, quoted, bare = '', end] of text.matchAll(cellOf(separator))) {
    cells.push((quoted === undefined ? bare : quoted.replaceAll('""', '"')).trim());
    line += linesIn(whole);
    if (end === separator) continue;
    if (cells.some((cell) => cell !== '')) rows.push({ line: began, cells });
    cells = [];
    began = line;
    if (end === '') break;
  }
  return rows;
};

/** The separator by which the heading has the most cells. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const cellsBy = (separator: string) => readCsvWith(first, separator)[0]?.cells.length ?? 0;
  return SEPARATORS.toSorted((a, b) => cellsBy(b) - cellsBy(a))[0] ?? ',';
};

/** The records of a text, whichever separator it uses. */
export const readCsv = (text: string): readonly CsvRow[] => readCsvWith(text, separatorOf(text));
