import { useState } from 'react';
import { DIALECT_OF } from '../../../../shared/domain/csv.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import type { TableRoute } from '../../../lib/download-file.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { controlStyle } from '../../../ui/control-style.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { downloadFile } from '../../session/session.ts';
import { type CsvPeriod, csvPeriodFault, periodName } from './csv-period.ts';
import { exportTexts } from './texts.ts';

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | null;
  readonly onDay: (day: string) => void;
}

const Day = ({ label, value, error, onDay }: DayProps) => (
  <Field label={label} error={error} optional>
    {(control) => (
      <input
        {...control}
        type="date"
        value={value}
        onChange={({ target }) => onDay(target.value)}
        className={controlStyle}
      />
    )}
  </Field>
);

const everything: CsvPeriod = { from: '', to: '' };

/** Leads and bookings as tables. */
export const CsvCard = () => {
  const t = useTexts(exportTexts);
  const language = useLanguage();
  const [period, setPeriod] = useState(everything);
  const [failure, setFailure] = useState<unknown>(null);
  const fault = csvPeriodFault(period);
  const separator = DIALECT_OF[language];
  const save = (route: TableRoute, file: string) => (onBytes: (bytes: number) => void) =>
    downloadFile(route, {
      query: { ...period, separator },
      name: `${file}${periodName(period)}.csv`,
      onBytes,
    });
  const shared = { doneText: t.saved, onFailure: setFailure, disabled: fault !== null };
  return (
    <Card title={t.tablesTitle}>
      <p className="-mt-2 mb-5 max-w-prose text-muted">{t.tablesIntro}</p>
      <div className="grid max-w-md grid-cols-2 items-start gap-4">
        <Day label={t.from} value={period.from} onDay={(from) => setPeriod({ ...period, from })} />
        <Day
          label={t.to}
          value={period.to}
          error={fault && t[fault]}
          onDay={(to) => setPeriod({ ...period, to })}
        />
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <DownloadButton
          {...shared}
          label={t.leads}
          onDownload={save('GET /v1/exports/leads.csv', t.fileNames.leads)}
        />
        <DownloadButton
          {...shared}
          label={t.bookings}
          onDownload={save('GET /v1/exports/bookings.csv', t.fileNames.bookings)}
        />
      </div>
      {failure !== null && (
        <div className="mt-4">
          <Alert>{errorText(failure, t.failed)}</Alert>
        </div>
      )}
    </Card>
  );
};
