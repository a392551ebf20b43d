import { MAX } from '../../../../shared/domain/limits.ts';
import type { Webhook } from '../../../../shared/schemas/webhook.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { fieldErrorText } from '../../../lib/field-error-text.ts';
import { DrawerForm } from '../../../ui/drawer-form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { EventsField } from './events-field.tsx';
import { webhookTexts } from './texts.ts';
import type { WebhooksResource } from './use-webhooks.ts';
import {
  blankWebhook,
  toWebhookBody,
  toWebhookPatch,
  validateWebhook,
  webhookValues,
} from './webhook-form.ts';

interface WebhookDrawerProps {
  /** Absent: a new one. */
  readonly webhook?: Webhook;
  readonly resource: Pick<WebhooksResource, 'create' | 'change'>;
  readonly onSecret: (secret: string) => void;
  readonly onClose: () => void;
}

export const WebhookDrawer = ({ webhook, resource, onSecret, onClose }: WebhookDrawerProps) => {
  const t = useTexts(webhookTexts);
  const language = useLanguage();
  return (
    <DrawerForm
      title={webhook ? t.edit : t.add}
      initialValues={webhook ? webhookValues(webhook) : blankWebhook}
      validate={(values) => validateWebhook(values, language, t.eventsRequired)}
      onSave={async (values) => {
        if (webhook) return resource.change(webhook.webhookId, toWebhookPatch(values));
        onSecret(await resource.create(toWebhookBody(values)));
      }}
      errorText={(error) => fieldErrorText(error, t.saveFailed)}
      doneText={webhook ? t.saved : t.created}
      saveLabel={webhook ? t.save : t.create}
      isEdit={webhook !== undefined}
      onClose={onClose}
    >
      <TextField
        name="url"
        type="url"
        label={t.url}
        hint={t.urlHint}
        placeholder="https://exemple.ca/comptoir"
        maxLength={MAX.url}
        autoComplete="off"
        required
      />
      <EventsField />
      <TextField
        name="description"
        label={t.description}
        hint={t.descriptionHint}
        maxLength={MAX.name}
        autoComplete="off"
        optional
      />
    </DrawerForm>
  );
};
