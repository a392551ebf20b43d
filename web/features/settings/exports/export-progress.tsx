import { Download } from 'lucide-react';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useMe } from '../../session/use-me.ts';
import { exportTexts } from './texts.ts';
import type { ExportResource, ExportStage } from './use-export.ts';

const Files = ({ made }: Pick<Extract<ExportStage, { kind: 'ready' }>, 'made'>) => {
  const t = useTexts(exportTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  return (
    <div className="flex flex-col gap-3">
      <Alert tone="positive">
        {t.ready(formatInstant(made.createdAt, 'fullDateTime', language, tenant.timezone))}
      </Alert>
      <ul aria-label={t.links} className="flex flex-col gap-2">
        {made.files.map(({ name, url }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 font-mono text-xs break-all">{name}</span>
            <a href={url} download={name} className={buttonStyle('primary')}>
              <Download aria-hidden="true" className="size-4" />
              {t.download}
              <span className="sr-only"> {name}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="text-muted">{t.linkLife}</p>
    </div>
  );
};

/** An export's progress, then its files. */
export const ExportProgress = ({ resource: { stage, startError } }: { resource: ExportResource }) => {
  const t = useTexts(exportTexts);
  if (startError !== null) return <Alert>{errorText(startError, t.failed)}</Alert>;
  switch (stage.kind) {
    case 'idle':
      return null;
    case 'running':
      return (
        <p role="status" className="flex items-center gap-2.5 text-muted">
          <Spinner />
          {t.running}
        </p>
      );
    case 'ready':
      return <Files made={stage.made} />;
    case 'failed':
      return <Alert>{t.broken}</Alert>;
    case 'gone':
      return <Alert tone="info">{t.gone}</Alert>;
  }
};
