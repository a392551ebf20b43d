import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { csvLine, DIALECTS, withoutFormulas } from '../../../../shared/domain/csv.ts';
import { decodeFile } from '../../../../web/features/leads/import/decode-file.ts';
import { readCsv, readCsvWith } from '../../../../web/features/leads/import/read-csv.ts';
import { seededRuns } from '../../../support/seeded.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

describe('a CSV file', () => {
  test.each(Object.values(DIALECTS))(
    'gives back what an export wrote, whatever stands in it (%j)',
    (dialect) => {
      const cell = fc.string({ unit: fc.constantFrom(...'aé ",;\n\r\t=+'), maxLength: 6 });
      fc.assert(
        fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 }), (rows) => {
          const text = rows.map((row) => csvLine(row, dialect)).join('');
          const written = rows.map((row) => row.map((one) => withoutFormulas(one, dialect).trim()));
          expect(readCsvWith(text, dialect.separator).map(({ cells }) => cells)).toEqual(
            written.filter((row) => row.some((one) => one !== '')),
          );
        }),
        seededRuns(300),
      );
    },
  );

  test.each([',', ';', '\t'])('is read whichever separator its titles use (%j)', (separator) => {
    const text = [
      ['Nom', 'Courriel', 'Note'],
      ['Ana', 'ana@example.org', 'a,b;c'],
    ]
      .map((cells) => cells.map((one) => `"${one}"`).join(separator))
      .join('\r\n');
    expect(cellsOf(text)).toEqual([
      ['Nom', 'Courriel', 'Note'],
      ['Ana', 'ana@example.org', 'a,b;c'],
    ]);
  });

  test('knows the line on which each record begins, past blank lines and breaks inside of cells', () => {
    const text = 'Nom,Note\n\nAna,"deux\nlignes"\n,\nLuc,"dit ""oui"""\n';
    expect(readCsv(text)).toEqual([
      { line: 1, cells: ['Nom', 'Note'] },
      { line: 3, cells: ['Ana', 'deux\nlignes'] },
      { line: 6, cells: ['Luc', 'dit "oui"'] },
    ]);
  });

  test('is read to its end where a quote is stray or never closed', () => {
    expect(cellsOf('Nom,Note\nAna "Nana" Roy,5"\nLuc,"jamais\nfermé')).toEqual([
      ['Nom', 'Note'],
      ['Ana "Nana" Roy', '5"'],
      ['Luc', 'jamais\nfermé'],
    ]);
  });

  test('of ten thousand rows is read at once, a cell of a megabyte too', () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => `Client ${n},"c${n}@example.org"`);
    expect(readCsv(rows.join('\n'))).toHaveLength(10_000);
    expect(readCsvWith(`a,"${'x""'.repeat(300_000)}"`, ',')[0]?.cells[1]).toHaveLength(600_000);
  });
});

describe('the text of a file', () => {
  const text = 'Prénom;Œuvre\nÉloïse;déjà';

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['Windows-1252', Buffer.from(text.replaceAll('Œ', '\u008c'), 'latin1')],
  ])('is read from %s', (_, bytes) => {
    expect(decodeFile(new Uint8Array(bytes))).toBe(text);
  });
});
