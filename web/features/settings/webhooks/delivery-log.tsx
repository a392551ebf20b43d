import { Inbox } from 'lucide-react';
import type { Webhook, WebhookDelivery } from '../../../../shared/schemas/webhook.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MoreRows } from '../../../ui/more-rows.tsx';
import { NotRead } from '../../session/not-read.tsx';
import { useMe } from '../../session/use-me.ts';
import { webhookTexts } from './texts.ts';
import { useDeliveries } from './use-deliveries.ts';

const tones = { delivered: 'positive', retrying: 'warn', failed: 'danger', dropped: 'neutral' } as const;

const Line = ({ delivery }: { delivery: WebhookDelivery }) => {
  const t = useTexts(webhookTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const at = (iso: string) => formatInstant(iso, 'dateTime', language, tenant.timezone);
  const { type, status, failure, httpStatus, attempts, nextAttemptAt } = delivery;
  const why = httpStatus !== null ? `HTTP ${httpStatus}` : failure && t.failures[failure];
  const facts = [
    why,
    attempts > 0 ? t.attempts(attempts) : null,
    nextAttemptAt && t.nextAttempt(at(nextAttemptAt)),
  ];
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{t.eventNames[type]}</span>
        <Badge tone={tones[status]}>{t.deliveries[status]}</Badge>
      </div>
      <p className="text-muted tabular">{at(delivery.at)}</p>
      <p className="text-muted">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  );
};

const Deliveries = ({ webhookId }: Pick<Webhook, 'webhookId'>) => {
  const t = useTexts(webhookTexts);
  const list = useDeliveries(webhookId);
  const { items } = list;
  if (!items) return <NotRead reading={list} failed={t.logFailed} rows={6} />;
  if (items.length === 0) return <EmptyState icon={<Inbox />} text={t.logEmpty} hint={t.logEmptyHint} />;
  return (
    <>
      <ul aria-label={t.log} className="divide-y divide-line">
        {items.map((delivery) => (
          <Line key={delivery.messageId} delivery={delivery} />
        ))}
      </ul>
      <MoreRows list={list} />
    </>
  );
};

/** The recent deliveries to one webhook, with their results. */
export const DeliveryLog = ({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) => {
  const t = useTexts(webhookTexts);
  return (
    <Drawer title={t.log} description={t.logText(webhook.url)} onClose={onClose}>
      <Deliveries webhookId={webhook.webhookId} />
    </Drawer>
  );
};
