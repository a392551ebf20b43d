import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import type { Webhook } from '../../../../shared/schemas/webhook.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { AddButton } from '../../../ui/add-button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { NotRead } from '../../session/not-read.tsx';
import { sectionPath } from '../section-path.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { webhookTexts } from './texts.ts';
import { useWebhooks, type WebhooksResource } from './use-webhooks.ts';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookDrawer } from './webhook-drawer.tsx';

type Opened =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'delete' | 'log'; readonly webhook: Webhook };

const List = ({ resource, open }: { resource: WebhooksResource; open: (opened: Opened) => void }) => {
  const t = useTexts(webhookTexts);
  const { webhooks } = resource;
  if (!webhooks) return <NotRead reading={resource} failed={t.loadFailed} rows={4} />;
  if (webhooks.length === 0)
    return (
      <EmptyState
        icon={<WebhookIcon />}
        text={t.empty}
        hint={t.emptyHint}
        action={
          <AddButton variant="primary" onClick={() => open({ kind: 'create' })}>
            {t.add}
          </AddButton>
        }
      />
    );
  return (
    <ul aria-label={t.list}>
      {webhooks.map((webhook) => (
        <WebhookCard
          key={webhook.webhookId}
          webhook={webhook}
          resource={resource}
          onEdit={() => open({ kind: 'edit', webhook })}
          onLog={() => open({ kind: 'log', webhook })}
          onDelete={() => open({ kind: 'delete', webhook })}
        />
      ))}
    </ul>
  );
};

interface PanelProps {
  readonly opened: Opened;
  readonly resource: WebhooksResource;
  readonly onSecret: (secret: string) => void;
  readonly onClose: () => void;
}

const Panel = ({ opened, resource, onSecret, onClose }: PanelProps) => {
  const t = useTexts(webhookTexts);
  const drawer = { resource, onSecret, onClose };
  switch (opened.kind) {
    case 'create':
      return <WebhookDrawer {...drawer} />;
    case 'edit':
      return <WebhookDrawer {...drawer} webhook={opened.webhook} />;
    case 'log':
      return <DeliveryLog webhook={opened.webhook} onClose={onClose} />;
    case 'delete':
      return (
        <ConfirmDialog
          title={t.deleteTitle}
          onConfirm={() => resource.remove(opened.webhook.webhookId)}
          doneText={t.deleted}
          onClose={onClose}
          errorText={(error) => errorText(error, t.deleteFailed)}
        >
          <span className="break-words">{t.deleteText(opened.webhook.url)}</span>
        </ConfirmDialog>
      );
  }
};

/** The webhooks by which the business's own systems receive events. */
export const WebhooksSection = () => {
  const t = useTexts(webhookTexts);
  const resource = useWebhooks();
  const { opened, open, close } = useOpened<Opened>();
  const [secret, setSecret] = useState<string | null>(null);
  const hasSome = (resource.webhooks?.length ?? 0) > 0;
  return (
    <Card
      title={t.title}
      flush
      aside={
        hasSome && (
          <AddButton variant="primary" onClick={() => open({ kind: 'create' })}>
            {t.add}
          </AddButton>
        )
      }
    >
      <p className="max-w-prose px-5 pb-5 text-muted">
        {t.intro} <TextLink to={sectionPath('api')}>{t.how}</TextLink>
      </p>
      <List resource={resource} open={open} />
      {opened && <Panel opened={opened} resource={resource} onSecret={setSecret} onClose={close} />}
      {secret !== null && opened === null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Card>
  );
};
