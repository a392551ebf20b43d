import { formatPrice } from '../../../shared/domain/money.ts';
import type { LeadVisits } from '../../../shared/schemas/lead.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Detail } from '../../ui/detail.tsx';
import { NotRead } from '../session/not-read.tsx';
import { useApi } from '../session/use-api.ts';
import { useMe } from '../session/use-me.ts';
import { clientTexts } from './texts.ts';

const Figures = ({ data }: { data: LeadVisits }) => {
  const t = useTexts(clientTexts);
  const language = useLanguage();
  const { timezone } = useMe().tenant;
  const when = (iso: string | null) =>
    iso === null ? t.none : formatInstant(iso, 'dateTime', language, timezone);
  const revenue = data.revenue.map(({ amount, currency }) =>
    formatPrice({ price: amount, currency }, language),
  );
  const counted = (count: number) => (data.isPartial ? t.partly(count) : String(count));
  return (
    <>
      <dl className="flex flex-col gap-2 tabular">
        <Detail label={t.visits}>{counted(data.visits)}</Detail>
        <Detail label={t.lastVisit}>{when(data.lastVisitAt)}</Detail>
        <Detail label={t.next}>{when(data.nextAt)}</Detail>
        <Detail label={t.noShows}>{counted(data.noShows)}</Detail>
        <Detail label={t.revenue}>{revenue.join(', ') || t.none}</Detail>
      </dl>
      <p className="mt-2 text-sm text-muted">{t.revenueHint}</p>
    </>
  );
};

/** A client's visits, no-shows, revenue and next appointment. */
export const ClientVisits = ({ leadId }: { leadId: string }) => {
  const t = useTexts(clientTexts);
  const answer = useApi('GET /v1/leads/{leadId}/visits', {
    params: { leadId },
  });
  const { data } = answer;
  return (
    <section aria-labelledby="client-visits">
      <h3 id="client-visits" className="mb-2 font-semibold">
        {t.history}
      </h3>
      {data ? <Figures data={data} /> : <NotRead reading={answer} failed={t.historyFailed} rows={3} />}
    </section>
  );
};
