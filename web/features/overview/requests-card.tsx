import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useMe } from '../session/use-me.ts';
import { requestsPerDay } from './lead-activity.ts';
import { overviewTexts } from './texts.ts';
import { CHART_DAYS, type Overview } from './use-overview.ts';

type RequestsProps = Pick<Overview, 'leads' | 'nowMs'>;

const Chart = ({ leads: { data }, nowMs }: RequestsProps) => {
  const t = useTexts(overviewTexts);
  const { tenant } = useMe();
  if (!data) return <Skeleton className="h-36 w-full" />;
  const perDay = requestsPerDay(data.leads, CHART_DAYS, nowMs, tenant.timezone);
  const total = perDay.reduce((sum, count) => sum + count, 0);
  if (total === 0)
    return <p className="flex min-h-36 grow items-center justify-center text-muted">{t.chartEmpty}</p>;
  return <Sparkline values={perDay} label={t.chartLabel(total, Math.max(...perDay))} />;
};

/** How many requests came in, day by day, over two weeks. */
export const RequestsCard = (props: RequestsProps) => {
  const t = useTexts(overviewTexts);
  const { data, error, isValidating, mutate } = props.leads;
  return (
    <Card
      title={t.chartTitle}
      aside={
        <span className="flex flex-wrap gap-x-4">
          {t.chartPeriod}
          <TextLink to="/dashboard/reports">{t.reports}</TextLink>
        </span>
      }
      className="flex flex-col [&>svg]:grow"
    >
      {!data && error ? (
        <div className="-m-5">
          <ErrorState
            message={errorText(error, t.leadsFailed)}
            onRetry={() => void mutate()}
            busy={isValidating}
          />
        </div>
      ) : (
        <Chart {...props} />
      )}
    </Card>
  );
};
