import type { ImportRow } from '../../../../shared/schemas/lead-import.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-column.ts';
import { birthdayWords } from '../typed-birthday.ts';
import { importTexts } from './import-texts.ts';

const SHOWN = 5;

type Shown = Exclude<keyof ImportRow, 'line'>;

/** The first rows, as they will be imported. */
export const ImportPreview = ({ rows }: { readonly rows: readonly ImportRow[] }) => {
  const t = useTexts(importTexts);
  const language = useLanguage();
  const first = rows.slice(0, SHOWN);
  const shown: readonly Shown[] = ['email', 'phone', 'note', 'tags', 'birthday'];
  const textOf = (row: ImportRow, field: Shown): string => {
    if (field === 'tags') return (row.tags ?? []).join(', ');
    return field === 'birthday' && row.birthday ? birthdayWords(row.birthday, language) : (row[field] ?? '');
  };
  const columns: readonly Column<ImportRow>[] = [
    {
      key: 'name',
      header: t.sent.name,
      isName: true,
      cell: (row) => row.name ?? '—',
    },
    ...shown
      .filter((field) => first.some((row) => row[field] !== undefined))
      .map((field) => ({
        key: field,
        header: t.sent[field],
        cell: (row: ImportRow) => textOf(row, field) || '—',
      })),
  ];
  return <DataTable caption={t.preview} columns={columns} rows={first} rowKey={({ line }) => String(line)} />;
};
