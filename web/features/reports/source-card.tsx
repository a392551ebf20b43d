import type { Report } from '../../../shared/schemas/report.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/table-column.ts';
import { FUNNEL, type FunnelStep } from './funnel-steps.ts';
import { reportTexts } from './texts.ts';
import { useFigures } from './use-figures.ts';

type Source = Report['bySource'][number];

/** Where people came from. */
export const SourceCard = ({ sources }: { sources: readonly Source[] }) => {
  const t = useTexts(reportTexts);
  const { count } = useFigures();
  const figure = (step: FunnelStep): Column<Source> => ({
    key: step,
    header: t.counts[step],
    cell: (source) => <span className="tabular">{count(source[step])}</span>,
  });
  const name: Column<Source> = {
    key: 'source',
    header: t.source,
    isName: true,
    cell: ({ source }) => t.sources[source],
  };
  return (
    <Card flush title={t.bySource}>
      <DataTable
        caption={t.bySource}
        columns={[name, ...FUNNEL.map(figure)]}
        // Whoever was imported had come before: no report counts them.
        rows={sources.filter(({ source }) => source !== 'import')}
        rowKey={({ source }) => source}
      />
    </Card>
  );
};
