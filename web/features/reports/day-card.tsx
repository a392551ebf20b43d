import { lazy, Suspense } from 'react';
import type { Report } from '../../../shared/schemas/report.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Column } from '../../ui/table-column.ts';
import { FUNNEL, type FunnelStep } from './funnel-steps.ts';
import { reportTexts } from './texts.ts';
import { useFigures } from './use-figures.ts';

const DayChart = lazy(() => import('./chart/day-chart.tsx').then((m) => ({ default: m.DayChart })));

type Day = Report['byDay'][number];

const Figures = ({ days }: { days: readonly Day[] }) => {
  const t = useTexts(reportTexts);
  const language = useLanguage();
  const { count } = useFigures();
  const figure = (step: FunnelStep): Column<Day> => ({
    key: step,
    header: t.counts[step],
    cell: (day) => <span className="tabular">{count(day[step])}</span>,
  });
  const date: Column<Day> = {
    key: 'date',
    header: t.day,
    isName: true,
    cell: (day) => formatInstant(`${day.date}T12:00:00Z`, 'date', language, 'UTC'),
  };
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-11 items-center px-5 font-medium text-link">{t.showTable}</summary>
      <DataTable
        caption={t.byDay}
        columns={[date, ...FUNNEL.map(figure)]}
        rows={days}
        rowKey={(day) => day.date}
      />
    </details>
  );
};

/** The period day by day: as a chart, as a sentence and as a table. */
export const DayCard = ({ days }: { days: readonly Day[] }) => {
  const t = useTexts(reportTexts);
  const { count } = useFigures();
  const said = FUNNEL.map((step) => {
    const values = days.map((day) => day[step]);
    const total = values.reduce((sum, value) => sum + value, 0);
    return t.figures(t.counts[step], count(total), count(Math.max(0, ...values)));
  });
  return (
    <Card flush title={t.byDay}>
      <div className="px-3 pb-4 sm:px-5">
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <DayChart days={days} label={t.byDayLabel(days.length, said.join('. '))} />
        </Suspense>
      </div>
      <Figures days={days} />
    </Card>
  );
};
