import { History, Pause, Pencil, Play, Send, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Webhook } from '../../../../shared/schemas/webhook.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { uiTexts } from '../../../ui/texts.ts';
import { ReviewNotice } from './review-notice.tsx';
import { webhookTexts } from './texts.ts';
import { useWebhookActions } from './use-webhook-actions.ts';
import type { WebhooksResource } from './use-webhooks.ts';

interface WebhookCardProps {
  readonly webhook: Webhook;
  readonly resource: WebhooksResource;
  readonly onEdit: () => void;
  readonly onLog: () => void;
  readonly onDelete: () => void;
}

const tones = { active: 'positive', paused: 'neutral', disabled: 'danger' } as const;

const Action = (props: {
  name: string;
  of: string;
  icon: ReactNode;
  busy?: boolean;
  onClick: () => void;
}) => (
  <Button variant="ghost" aria-label={props.of} onClick={props.onClick} busy={props.busy ?? false}>
    {!props.busy && props.icon}
    {props.name}
  </Button>
);

const Facts = ({ webhook }: { webhook: Webhook }) => {
  const t = useTexts(webhookTexts);
  const { url, description, status, events, disabledReason, secretHint } = webhook;
  return (
    <div className="flex flex-col gap-3 p-5 pb-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold break-all">{url}</h3>
          {description && <p className="text-muted">{description}</p>}
        </div>
        <Badge tone={tones[status]}>{t.statuses[status]}</Badge>
      </div>
      <ul aria-label={t.events} className="flex flex-wrap gap-1.5">
        {events.map((type) => (
          <li key={type} className="flex">
            <Badge>{t.eventNames[type]}</Badge>
          </li>
        ))}
      </ul>
      {status === 'disabled' && disabledReason && <Alert tone="warn">{t.disabled[disabledReason]}</Alert>}
      {status === 'paused' && <p className="text-muted">{t.pausedNote}</p>}
      <p className="text-xs text-muted">{t.secretEnds(secretHint)}</p>
    </div>
  );
};

/** One webhook: its URL, events, state and actions. */
export const WebhookCard = ({ webhook, resource, onEdit, onLog, onDelete }: WebhookCardProps) => {
  const t = useTexts(webhookTexts);
  const ui = useTexts(uiTexts);
  const { tested, failure, busy, test, toggle, keep } = useWebhookActions(webhook, resource);
  const isActive = webhook.status === 'active';
  const toggleName = isActive ? t.pause : t.resume;
  const of = (action: string) => t.of(action, webhook.url);
  const icon = { 'aria-hidden': true, className: 'size-4' } as const;
  return (
    <li className="border-t border-line">
      <Facts webhook={webhook} />
      {webhook.needsReview && <ReviewNotice webhook={webhook} busy={busy === 'keep'} onKeep={keep} />}
      {tested && (
        <div className="px-5 pb-2">
          <Alert tone={tested.isGood ? 'positive' : 'danger'}>{tested.said}</Alert>
        </div>
      )}
      {failure !== null && (
        <div className="px-5 pb-2">
          <Alert>{failure}</Alert>
        </div>
      )}
      <div className="flex flex-wrap gap-1 px-2 pb-2">
        <Action
          name={busy === 'test' ? t.testing : t.test}
          of={of(t.test)}
          icon={<Send {...icon} />}
          busy={busy === 'test'}
          onClick={test}
        />
        <Action
          name={toggleName}
          of={of(toggleName)}
          icon={isActive ? <Pause {...icon} /> : <Play {...icon} />}
          busy={busy === 'toggle'}
          onClick={toggle}
        />
        <Action name={t.log} of={of(t.log)} icon={<History {...icon} />} onClick={onLog} />
        <Action name={ui.edit} of={of(ui.edit)} icon={<Pencil {...icon} />} onClick={onEdit} />
        <Action name={t.delete} of={of(t.delete)} icon={<Trash2 {...icon} />} onClick={onDelete} />
      </div>
    </li>
  );
};
