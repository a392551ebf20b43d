import { useState } from 'react';
import { DIALECT_OF } from '../../../shared/domain/csv.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import type { TableRoute } from '../../lib/download-file.ts';
import { Alert } from '../../ui/alert.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { downloadFile } from '../session/session.ts';
import type { ReportPeriod } from './report-period.ts';
import { reportTexts } from './texts.ts';

/** The period's leads and bookings as tables. */
export const ExportButtons = ({ period: { from, to } }: { period: ReportPeriod }) => {
  const t = useTexts(reportTexts);
  const language = useLanguage();
  const [failure, setFailure] = useState<unknown>(null);
  const separator = DIALECT_OF[language];
  const table = (route: TableRoute, file: string) => (onBytes: (bytes: number) => void) =>
    downloadFile(route, { query: { from, to, separator }, name: `${file}-${from}-${to}.csv`, onBytes });
  const shared = { doneText: t.exported, onFailure: setFailure };
  return (
    <>
      <DownloadButton
        {...shared}
        label={t.exportLeads}
        onDownload={table('GET /v1/exports/leads.csv', t.fileNames.leads)}
      />
      <DownloadButton
        {...shared}
        label={t.exportBookings}
        onDownload={table('GET /v1/exports/bookings.csv', t.fileNames.bookings)}
      />
      {failure !== null && (
        <div className="basis-full">
          <Alert>{errorText(failure, t.exportFailed)}</Alert>
        </div>
      )}
    </>
  );
};
