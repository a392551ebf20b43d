import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { api } from '../../session/session.ts';
import { CsvCard } from './csv-card.tsx';
import { ExportProgress } from './export-progress.tsx';
import { exportTexts } from './texts.ts';
import { useExport } from './use-export.ts';

const WholeCard = () => {
  const t = useTexts(exportTexts);
  const resource = useExport();
  const { stage, isStarting, start } = resource;
  return (
    <Card title={t.wholeTitle}>
      <p className="-mt-2 mb-5 max-w-prose text-muted">{t.wholeIntro}</p>
      <div className="flex flex-col gap-4">
        <ExportProgress resource={resource} />
        {stage.kind !== 'running' && (
          <div>
            <Button
              variant={stage.kind === 'ready' ? 'secondary' : 'primary'}
              onClick={() => start(() => api('POST /v1/exports'))}
              busy={isStarting}
            >
              {isStarting ? t.starting : stage.kind === 'idle' ? t.start : t.again}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
};

/** Exports of the business's data. */
export const ExportsSection = () => {
  const t = useTexts(exportTexts);
  return (
    <>
      <CsvCard />
      <WholeCard />
      <p className="px-1 text-muted">{t.logged}</p>
    </>
  );
};
