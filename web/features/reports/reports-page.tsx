import { ChartNoAxesColumn } from 'lucide-react';
import { zoneName } from '../../../shared/domain/zone-name.ts';
import type { Report } from '../../../shared/schemas/report.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCan } from '../session/use-me.ts';
import { DayCard } from './day-card.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { Funnel } from './funnel.tsx';
import { OutcomeCards } from './outcome-cards.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { RevenueCard } from './revenue-card.tsx';
import { SourceCard } from './source-card.tsx';
import { reportTexts } from './texts.ts';
import { type ReportResource, useReport } from './use-report.ts';

const isEmpty = ({ totals }: Report): boolean => Object.values(totals).every((count) => count === 0);

const Loading = () => {
  const t = useTexts(reportTexts);
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{t.loading}</span>
      <Skeleton className="h-44 w-full" />
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-28" />
        ))}
      </div>
      <Skeleton className="h-80 w-full" />
    </div>
  );
};

/** How the figures are counted. */
const Footnote = ({ report }: { report: Report }) => {
  const t = useTexts(reportTexts);
  const language = useLanguage();
  const { timezone, conversationsSince, from } = report;
  const since = formatInstant(conversationsSince, 'longDate', language, timezone);
  const isCut = conversationsSince.slice(0, 10) > from;
  return (
    <p className="text-muted">
      {t.zone(zoneName(timezone, language))} {isCut && t.conversationsSince(since)}
    </p>
  );
};

const Figures = ({ report }: { report: Report }) => (
  <div className="flex flex-col gap-6">
    <Funnel totals={report.totals} />
    <OutcomeCards report={report} />
    <DayCard days={report.byDay} />
    <SourceCard sources={report.bySource} />
    <RevenueCard report={report} />
    <Footnote report={report} />
  </div>
);

const Content = ({ resource }: { resource: ReportResource }) => {
  const t = useTexts(reportTexts);
  const { report, error, isReading, retry } = resource;
  if (!report && error)
    return (
      <Card flush>
        <ErrorState message={errorText(error, t.loadFailed)} onRetry={retry} busy={isReading} />
      </Card>
    );
  if (!report) return <Loading />;
  if (!isEmpty(report)) return <Figures report={report} />;
  return (
    <Card flush>
      <EmptyState
        {...(resource.period.days === 90
          ? {}
          : { action: <Button onClick={() => resource.showLast(90)}>{t.wider}</Button> })}
        icon={<ChartNoAxesColumn />}
        text={t.empty}
        hint={t.emptyHint}
      />
    </Card>
  );
};

export const ReportsPage = () => {
  const t = useTexts(reportTexts);
  const resource = useReport();
  const canExport = useCan('admin');
  const { from, to } = resource.period;
  return (
    <>
      <PageHeader
        title={t.title}
        description={t.description}
        actions={canExport && <ExportButtons period={resource.period} />}
      />
      <div className="mb-6">
        <PeriodPicker {...resource} />
      </div>
      <Content key={`${from} ${to}`} resource={resource} />
    </>
  );
};
