import { ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import type { ErasureReceipt } from '../../../../shared/schemas/privacy.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MoreRows } from '../../../ui/more-rows.tsx';
import { NotRead } from '../../session/not-read.tsx';
import { useApiList } from '../../session/use-api.ts';
import { useMe } from '../../session/use-me.ts';
import { ReceiptFacts } from './receipt-facts.tsx';
import { privacySettingsTexts } from './texts.ts';

const REREAD_MS = 10_000;

/** Polls while an erasure is in progress. */
const useReceipts = () => {
  const list = useApiList('GET /v1/privacy/receipts', ({ receipts }) => receipts, { limit: 20 });
  const { items, mutate } = list;
  const isRunning = items?.some(({ status }) => status === 'running') ?? false;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void mutate(), REREAD_MS);
    return () => clearInterval(timer);
  }, [isRunning, mutate]);
  return list;
};

const Line = ({ receipt }: { receipt: ErasureReceipt }) => {
  const t = useTexts(privacySettingsTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const { askedAt, askedBy, status, receiptId } = receipt;
  const when = formatInstant(askedAt, 'fullDateTime', language, tenant.timezone);
  return (
    <li className="flex items-start justify-between gap-4 border-t border-line px-5 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          <ReceiptFacts receipt={receipt} />
        </p>
        <p className="text-muted">{t.askedBy(askedBy.name ?? askedBy.email ?? t.someone, when)}</p>
        <p className="text-xs break-all text-muted">{t.number(receiptId)}</p>
      </div>
      <Badge tone={status === 'done' ? 'positive' : 'info'}>{t.statuses[status]}</Badge>
    </li>
  );
};

/** The receipts of erasures. */
export const ReceiptsCard = () => {
  const t = useTexts(privacySettingsTexts);
  const list = useReceipts();
  const { items } = list;
  return (
    <Card title={t.receiptsTitle} flush>
      <p className="-mt-2 max-w-prose px-5 pb-4 text-muted">{t.receiptsIntro}</p>
      {!items ? (
        <NotRead reading={list} failed={t.receiptsFailed} rows={3} />
      ) : items.length === 0 ? (
        <EmptyState icon={<ShieldCheck />} text={t.receiptsEmpty} hint={t.receiptsEmptyHint} />
      ) : (
        <ul aria-label={t.receiptsTitle}>
          {items.map((receipt) => (
            <Line key={receipt.receiptId} receipt={receipt} />
          ))}
        </ul>
      )}
      <MoreRows list={list} />
    </Card>
  );
};
