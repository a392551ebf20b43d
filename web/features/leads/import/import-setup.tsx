import { useMemo, useState } from 'react';
import type { ImportRow } from '../../../../shared/schemas/lead-import.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useMe } from '../../session/use-me.ts';
import { type DayOrder, provenOrder } from './birthday-column.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { doubledFields, guessMapping, hasSomebody, IMPORT_FIELDS, type Mapping } from './columns.ts';
import { ImportPreview } from './import-preview.tsx';
import { importRowOf, type Reading } from './import-rows.ts';
import { importTexts } from './import-texts.ts';
import type { ChosenFile } from './read-file.ts';
import { isFaulty } from './row-faults.ts';

interface ImportSetupProps {
  readonly file: ChosenFile;
  readonly onStart: (reading: Reading, rows: readonly ImportRow[]) => void;
  readonly onAnother: () => void;
}

/** The cells of the column that holds birthdays. */
const birthdaysIn = ({ rows }: ChosenFile, mapping: Mapping): readonly string[] => {
  const column = mapping.indexOf('birthday');
  return column < 0 ? [] : rows.flatMap(({ cells }) => cells[column] || []);
};

const OrderChoice = ({ order, onOrder }: { order: DayOrder; onOrder: (order: DayOrder) => void }) => {
  const t = useTexts(importTexts);
  return (
    <div className="mt-4 max-w-xs">
      <Field label={t.order}>
        {(control) => (
          <Select
            {...control}
            value={order}
            onChange={({ target }) => onOrder(target.value === 'month_first' ? 'month_first' : 'day_first')}
            options={(['day_first', 'month_first'] as const).map((value) => ({
              value,
              label: t.orders[value],
            }))}
          />
        )}
      </Field>
    </div>
  );
};

/** What a file's columns hold, and how its first rows will look. */
export const ImportSetup = ({ file, onStart, onAnother }: ImportSetupProps) => {
  const t = useTexts(importTexts);
  const language = useLanguage();
  const { notesBirthdays = false } = useMe().tenant;
  const [mapping, setMapping] = useState(() => guessMapping(file.heading.cells, notesBirthdays));
  const [chosen, setOrder] = useState<DayOrder>(language === 'fr' ? 'day_first' : 'month_first');
  const birthdays = birthdaysIn(file, mapping);
  const proven = provenOrder(birthdays);
  const order = proven ?? chosen;
  const rows = useMemo(
    () => file.rows.map((row) => importRowOf(row, { mapping, order })),
    [file, mapping, order],
  );
  const faulty = useMemo(() => rows.filter(isFaulty).length, [rows]);
  const [doubled] = doubledFields(mapping);
  const fault = doubled ? t.doubled(t.fields[doubled]) : hasSomebody(mapping) ? null : t.nobody;
  const count = formatNumber(rows.length, language);
  return (
    <>
      <Card title={t.columns}>
        <p className="-mt-2 mb-2 max-w-prose text-muted">{t.columnsHint}</p>
        <ColumnMapping
          file={file}
          mapping={mapping}
          fields={IMPORT_FIELDS.filter((field) => field !== 'birthday' || notesBirthdays)}
          onChange={setMapping}
        />
        {birthdays.length > 0 && proven === undefined && <OrderChoice order={order} onOrder={setOrder} />}
        {!notesBirthdays && <p className="mt-4 max-w-prose text-muted">{t.birthdaysOff}</p>}
      </Card>
      <Card title={t.preview} flush>
        <p className="-mt-3 mb-4 px-5 text-muted">{t.previewHint(count)}</p>
        <ImportPreview rows={rows} />
      </Card>
      {fault !== null && <Alert>{fault}</Alert>}
      {fault === null && faulty > 0 && (
        <Alert tone="warn">{t.faulty(formatNumber(faulty, language), faulty)}</Alert>
      )}
      <p className="max-w-prose text-muted">{t.consent}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={fault !== null} onClick={() => onStart({ mapping, order }, rows)}>
          {t.start(count)}
        </Button>
        <Button onClick={onAnother}>{t.another}</Button>
      </div>
    </>
  );
};
