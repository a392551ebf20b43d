import { useTexts } from '../../../i18n/texts.ts';
import { Select } from '../../../ui/select.tsx';
import { IMPORT_FIELDS, type ImportField, type Mapping } from './columns.ts';
import { importTexts } from './import-texts.ts';
import type { ChosenFile } from './read-file.ts';

interface ColumnMappingProps {
  readonly file: ChosenFile;
  readonly mapping: Mapping;
  readonly fields: readonly ImportField[];
  readonly onChange: (mapping: Mapping) => void;
}

const EXAMPLES = 3;

/** What a column holds in its first rows that are not blank. */
const examplesOf = ({ rows }: ChosenFile, column: number): string =>
  rows
    .flatMap(({ cells }) => cells[column] || [])
    .slice(0, EXAMPLES)
    .join(' · ');

/** Each column with examples, and what it holds. */
export const ColumnMapping = ({ file, mapping, fields, onChange }: ColumnMappingProps) => {
  const t = useTexts(importTexts);
  const options = [
    { value: '', label: t.ignored },
    ...fields.map((field) => ({ value: field as string, label: t.fields[field] })),
  ];
  const choose = (column: number, value: string) =>
    onChange(
      mapping.map((one, n) =>
        n === column ? (IMPORT_FIELDS.find((field) => field === value) ?? null) : one,
      ),
    );
  return (
    <ul aria-label={t.columns} className="flex flex-col divide-y divide-line">
      {mapping.map((field, column) => {
        const heading = file.heading.cells[column] || t.unnamedColumn(column + 1);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place, and two may have one title
            key={column}
            className="grid grid-cols-1 items-center gap-x-4 gap-y-1 py-3 sm:grid-cols-[1fr_1.5fr_1fr]"
          >
            <span className="min-w-0 font-medium break-words">{heading}</span>
            <span className="min-w-0 truncate text-muted">{examplesOf(file, column)}</span>
            <Select
              aria-label={t.holdsOf(heading)}
              value={field ?? ''}
              onChange={({ target }) => choose(column, target.value)}
              options={options}
            />
          </li>
        );
      })}
    </ul>
  );
};
