import { BYTE_ORDER_MARK, csvLine, DIALECT_OF, DIALECTS } from '../../../../shared/domain/csv.ts';
import { issueText } from '../../../../shared/domain/issues.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import type { ToldRow } from './import-progress.ts';
import { type ImportTexts, importTexts } from './import-texts.ts';
import type { CsvRow } from './read-csv.ts';

const isNamed = (path: string, fields: ImportTexts['sent']): path is keyof ImportTexts['sent'] =>
  Object.hasOwn(fields, path);

/** Why a line was refused, or what of it was not taken, in words. */
const reasonOf = ({ issues = [], left = [] }: ToldRow, language: Language): string => {
  const t = importTexts[language];
  const label = (path: string): string => {
    const [field = ''] = path.split(/[.[]/);
    return isNamed(field, t.sent) ? t.sent[field] : field;
  };
  return [
    ...issues.map(({ path, key }) => t.because(label(path), issueText(key, language))),
    ...left.map((field) => t.left(t.sent[field])),
  ].join(' ');
};

/** A file of the lines that were refused or taken in part: the reason first, then the line as it was. */
export const reportFile = (
  told: readonly ToldRow[],
  [heading, ...rows]: readonly CsvRow[],
  language: Language,
): string => {
  const t = importTexts[language];
  const dialect = DIALECTS[DIALECT_OF[language]];
  const byLine = new Map(rows.map((row) => [row.line, row.cells]));
  const lines = told.map((row) => [
    String(row.line),
    t.outcomes[row.outcome],
    reasonOf(row, language),
    ...(byLine.get(row.line) ?? []),
  ]);
  const first = [t.line, t.outcome, t.reason, ...(heading?.cells ?? [])];
  return BYTE_ORDER_MARK + [first, ...lines].map((cells) => csvLine(cells, dialect)).join('');
};
