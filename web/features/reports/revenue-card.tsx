import { formatAmount } from '../../../shared/domain/money.ts';
import type { Report, Takings } from '../../../shared/schemas/report.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Column } from '../../ui/table-column.ts';
import { reportTexts } from './texts.ts';
import { useFigures } from './use-figures.ts';

interface Row {
  readonly key: string;
  readonly name: string;
  readonly currency: string;
  readonly attended: Takings;
  readonly unmarked: Takings;
}

const Money = ({ takings, currency }: { takings: Takings; currency: string }) => {
  const t = useTexts(reportTexts);
  const language = useLanguage();
  const { count } = useFigures();
  return (
    <span className="tabular">
      <span className="font-medium whitespace-nowrap text-ink">
        {formatAmount(takings.amount, currency, language)}
      </span>
      <span className="block text-xs text-muted">
        {t.appointments(takings.bookings, count(takings.bookings))}
      </span>
    </span>
  );
};

/** The services, then a total for each currency: amounts of different currencies are never added. */
const useRows = ({ revenue, revenueTotals }: Report): readonly Row[] => {
  const t = useTexts(reportTexts);
  return [
    ...revenue.map(({ serviceId, title, ...earned }) => ({
      ...earned,
      key: `${serviceId} ${earned.currency}`,
      name: title || t.untitled,
    })),
    ...revenueTotals.map((earned) => ({
      ...earned,
      key: `total ${earned.currency}`,
      name: t.total(earned.currency),
    })),
  ];
};

/** What the appointments brought in. */
export const RevenueCard = ({ report }: { report: Report }) => {
  const t = useTexts(reportTexts);
  const rows = useRows(report);
  const columns: ReadonlyArray<Column<Row>> = [
    { key: 'name', header: t.service, isName: true, cell: ({ name }) => name },
    {
      key: 'attended',
      header: t.earned,
      cell: ({ attended, currency }) => <Money takings={attended} currency={currency} />,
    },
    {
      key: 'unmarked',
      header: t.toMark,
      cell: ({ unmarked, currency }) => <Money takings={unmarked} currency={currency} />,
    },
  ];
  return (
    <Card flush title={t.revenue}>
      {rows.length === 0 ? (
        <EmptyState text={t.revenueEmpty} />
      ) : (
        <>
          <DataTable caption={t.revenue} columns={columns} rows={rows} rowKey={({ key }) => key} />
          <p className="border-t border-line px-5 py-4 text-muted">{t.revenueHint}</p>
        </>
      )}
    </Card>
  );
};
