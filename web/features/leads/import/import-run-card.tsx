import { Download } from 'lucide-react';
import { IMPORT_OUTCOMES } from '../../../../shared/schemas/lead-import.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/download-file.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { reportFile } from './import-report.ts';
import { importTexts } from './import-texts.ts';
import type { ChosenFile } from './read-file.ts';
import type { ImportRun } from './use-import.ts';

interface ImportRunCardProps {
  readonly file: ChosenFile;
  readonly run: ImportRun;
  readonly onPause: () => void;
  readonly onResume: () => void;
}

const Counts = ({ run: { progress } }: Pick<ImportRunCardProps, 'run'>) => {
  const t = useTexts(importTexts);
  const language = useLanguage();
  return (
    <ul className="flex flex-col gap-1">
      {IMPORT_OUTCOMES.filter((outcome) => progress.counts[outcome] > 0).map((outcome) => (
        <li key={outcome}>
          {t.counts[outcome](formatNumber(progress.counts[outcome], language), progress.counts[outcome])}
        </li>
      ))}
    </ul>
  );
};

const Report = ({ file, run: { progress } }: Pick<ImportRunCardProps, 'file' | 'run'>) => {
  const t = useTexts(importTexts);
  const language = useLanguage();
  const { told } = progress;
  if (told.length === 0) return null;
  const save = () =>
    saveFile(
      new Blob([reportFile(told, [file.heading, ...file.rows], language)], {
        type: 'text/csv;charset=utf-8',
      }),
      `${t.reportName}.csv`,
    );
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-muted">{t.reportHint(formatNumber(told.length, language), told.length)}</p>
      <Button onClick={save}>
        <Download aria-hidden="true" className="size-4" />
        {t.report}
      </Button>
    </div>
  );
};

/** How far an import is, and what came of it. */
export const ImportRunCard = ({ file, run, onPause, onResume }: ImportRunCardProps) => {
  const t = useTexts(importTexts);
  const language = useLanguage();
  const { progress, isRunning, failure } = run;
  const isOver = progress.done === progress.total;
  const far = t.running(formatNumber(progress.done, language), formatNumber(progress.total, language));
  return (
    <Card title={isOver ? t.over : t.progress}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-1.5">
          <progress
            aria-label={t.progress}
            value={progress.done}
            max={progress.total}
            className="h-3 w-full appearance-none overflow-hidden rounded-full border border-line bg-hover [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:bg-primary"
          />
          <p className="tabular" aria-live={isRunning ? 'off' : 'polite'}>
            {far}
          </p>
        </div>
        <Counts run={run} />
        {failure !== null && <Alert>{errorText(failure, t.failed)}</Alert>}
        {!isRunning && !isOver && failure === null && <Alert tone="info">{t.paused}</Alert>}
        {!isRunning && <Report file={file} run={run} />}
        <div className="flex flex-wrap gap-2">
          {isRunning && <Button onClick={onPause}>{t.pause}</Button>}
          {!isRunning && !isOver && (
            <Button variant="primary" onClick={onResume}>
              {t.resume}
            </Button>
          )}
          {isOver && !isRunning && (
            <LinkButton variant="primary" to="/dashboard/leads">
              {t.seeClients}
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
};
