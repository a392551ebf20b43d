import type { ReportCounts } from '../../../shared/schemas/report.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { funnelSteps } from './funnel-steps.ts';
import { reportTexts } from './texts.ts';
import { useFigures } from './use-figures.ts';

/** The number of people at each step; the bars only repeat the figures. */
export const Funnel = ({ totals }: { totals: ReportCounts }) => {
  const t = useTexts(reportTexts);
  const { count, part } = useFigures();
  return (
    <Card title={t.funnel}>
      <ol className="grid grid-cols-1 gap-5 sm:grid-cols-4">
        {funnelSteps(totals).map(({ step, value, ofPrevious, width }) => (
          <li key={step} className="flex flex-col gap-1.5">
            <span className="text-muted">{t.counts[step]}</span>
            <span className="text-3xl font-bold tracking-heading tabular">{count(value)}</span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-hover">
              <span className="block h-full rounded-full bg-primary" style={{ width: part100(width) }} />
            </span>
            <span className="min-h-5 text-xs text-muted">
              {ofPrevious !== null && t.ofPrevious(part(ofPrevious))}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
};

const part100 = (width: number): string => `${Math.round(width * 100)}%`;
