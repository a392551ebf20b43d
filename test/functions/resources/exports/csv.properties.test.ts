import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { csvLine, DIALECTS, type Dialect, withoutFormulas } from '../../../../shared/domain/csv.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { readCsv } from './csv-reader.ts';

const dialects: ReadonlyArray<readonly [string, Dialect]> = Object.entries(DIALECTS);

const DANGEROUS = [...'=+-@＝＋－＠'];

/** What attackers and honest people type, glued together in every way. */
const pieces = fc.constantFrom(
  ...DANGEROUS,
  ...[',', ';', '"', "'", '\t', '\r', '\n', '\r\n', ' ', '\u00a0', '|', 'a', 'é', '👩‍👩‍👧', '1'],
  ...['cmd|’/C calc’!A0', 'HYPERLINK("https://example.org")', '+1 514 555-0142', 'SUM(A1:A9)'],
);
const typed = fc.oneof(
  { weight: 4, arbitrary: fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
);

const always = (holds: (first: string, second: string) => void) =>
  fc.assert(fc.property(typed, typed, holds), seededRuns(500));

const isFormula = (cell: string): boolean => /^[\s"]*[=+\-@＝＋－＠]/.test(cell) || /^[\t\r\n]/.test(cell);

describe.each(dialects)('a file with cells apart by %ss', (_, dialect) => {
  test('gives back every cell as it was written, whatever stands in it', () =>
    fc.assert(
      fc.property(fc.array(fc.array(typed, { minLength: 2, maxLength: 4 }), { maxLength: 4 }), (rows) => {
        const text = rows.map((row) => csvLine(row, dialect)).join('');
        const kept = rows.map((row) => row.map((cell) => withoutFormulas(cell, dialect)));
        expect(readCsv(text, dialect.separator)).toEqual(kept);
      }),
      seededRuns(300),
    ));

  test('has no cell that a spreadsheet would compute', () =>
    always((first, second) => {
      const [cells = []] = readCsv(csvLine([first, second], dialect), dialect.separator);
      expect(cells.filter(isFormula)).toEqual([]);
    }));

  test('has none either when it is opened with the other separator, or cut at its line breaks', () =>
    always((first, second) => {
      const other = dialect.separator === ',' ? ';' : ',';
      const line = csvLine(['id', first, second], dialect);
      // The worst reader: one to whom no quote means anything.
      const cells = line.split(/\r\n|[\r\n\t]/).flatMap((part) => part.split(other));
      expect(cells.filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    }));

  test('changes a text by nothing but apostrophes, and one without such characters not at all', () =>
    always((text) => {
      const safe = withoutFormulas(text, dialect);
      expect(safe.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
      if (!/[=+\-@＝＋－＠]/.test(text) && !/^[\t\r\n]/.test(text)) expect(safe).toBe(text);
    }));

  test('leaves alone what stands in the middle of a sentence', () => {
    const text = 'Luc-André a 1+1 = 2 autos, luc@example.org';
    expect(withoutFormulas(text, dialect)).toBe(text);
  });
});

describe('a cell that begins like a formula', () => {
  const examples = [
    ['=1+1', "'=1+1"],
    ['+1 514 555-0142', "'+1 514 555-0142"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['\tx', "'\tx"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠x', "'＠x"],
    ['  =1', "  '=1"],
    ['"=1"', '"\'=1"'],
    ['Ana;=1+1', "Ana;'=1+1"],
    ['Bonjour\n- pneus', "Bonjour\n'- pneus"],
  ] as const;

  test.each(examples)('%j is written as %j', (text, safe) => {
    expect(withoutFormulas(text, DIALECTS.comma)).toBe(safe);
  });

  test('is told apart in time that grows with its length alone', () => {
    const spaces = `${'\n'.repeat(200_000)}=`;
    expect(withoutFormulas(spaces, DIALECTS.comma)).toBe(`'${'\n'.repeat(200_000)}'=`);
  });
});

test('money is written with two decimals, after a comma where cells are apart by semicolons', () => {
  expect(csvLine([60, 120.5, 0, null], DIALECTS.comma)).toBe('60.00,120.50,0.00,\r\n');
  expect(csvLine([60, 120.5, 0, null], DIALECTS.semicolon)).toBe('"60,00";"120,50";"0,00";\r\n');
});
