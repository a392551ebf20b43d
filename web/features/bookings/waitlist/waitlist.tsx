import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { formatAmount } from '../../../../shared/domain/money.ts';
import type { Recovered, Waiting, Waitlist as WaitlistData } from '../../../../shared/schemas/waitlist.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { StatCard } from '../../../ui/stat-card.tsx';
import { NotRead } from '../../session/not-read.tsx';
import { api } from '../../session/session.ts';
import { useApi, useRefresh } from '../../session/use-api.ts';
import { waitlistTexts } from './texts.ts';
import { WaitingTable } from './waiting-table.tsx';

/** Sums by currency: a business may have changed its own. */
const valuesOf = (recovered: readonly Recovered[]): ReadonlyMap<string, number> => {
  const values = new Map<string, number>();
  for (const { price, currency } of recovered)
    if (price !== null && currency !== null) values.set(currency, (values.get(currency) ?? 0) + price);
  return values;
};

const Figures = ({ data: { waiting, recovered } }: { data: WaitlistData }) => {
  const t = useTexts(waitlistTexts);
  const language = useLanguage();
  const values = [...valuesOf(recovered)].map(([currency, sum]) => formatAmount(sum, currency, language));
  return (
    <div className="grid grid-cols-1 gap-3 p-4 sm:grid-cols-3">
      <StatCard label={t.waiting} value={waiting.length} />
      <StatCard label={`${t.recovered} (${t.lastDays})`} value={recovered.length} />
      <StatCard label={t.value} value={values.length > 0 ? values.join(' + ') : '—'} />
    </div>
  );
};

const RemoveDialog = ({ row, onClose }: { row: Waiting; onClose: () => void }) => {
  const t = useTexts(waitlistTexts);
  const refresh = useRefresh();
  const { waitingId, name } = row;
  const remove = async () => {
    await api('DELETE /v1/waitlist/{waitingId}', { params: { waitingId } });
    await refresh('bookings');
  };
  return (
    <ConfirmDialog
      title={t.removeTitle}
      confirmLabel={t.remove}
      busyLabel={t.removing}
      onConfirm={remove}
      doneText={t.removed}
      onClose={onClose}
      errorText={(error) => errorText(error, t.removeFailed)}
    >
      {t.removeText(name)}
    </ConfirmDialog>
  );
};

/** Who waits for a free time, and which appointments came from the list. */
export const Waitlist = () => {
  const t = useTexts(waitlistTexts);
  const answer = useApi('GET /v1/waitlist');
  const { data } = answer;
  const [removing, setRemoving] = useState<Waiting | null>(null);
  if (!data) return <NotRead reading={answer} failed={t.loadFailed} rows={4} />;
  return (
    <>
      <Figures data={data} />
      {data.waiting.length === 0 ? (
        <EmptyState icon={<Hourglass />} text={t.empty} hint={t.emptyHint} />
      ) : (
        <WaitingTable waiting={data.waiting} onRemove={setRemoving} />
      )}
      {removing && <RemoveDialog row={removing} onClose={() => setRemoving(null)} />}
    </>
  );
};
