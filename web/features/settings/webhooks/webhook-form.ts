import { type EventType, eventTypes } from '../../../../shared/domain/events.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import {
  type Webhook,
  type WebhookCreate,
  type WebhookPatch,
  webhookCreate,
} from '../../../../shared/schemas/webhook.ts';
import { validateBody } from '../../../lib/form-validation.ts';

/** What the form's fields hold. */
export interface WebhookValues {
  readonly url: string;
  readonly events: EventType[];
  readonly description: string;
}

/** The events that are most often wanted, ticked for a new webhook. */
export const blankWebhook: WebhookValues = {
  url: '',
  events: ['booking.created', 'booking.moved', 'booking.cancelled', 'lead.created'],
  description: '',
};

export const webhookValues = ({ url, events, description }: Webhook): WebhookValues => ({
  url,
  events,
  description: description ?? '',
});

/** Events in the product's order, whatever the order in which they were ticked. */
const inOrder = (events: readonly EventType[]): EventType[] =>
  eventTypes.filter((type) => events.includes(type));

export const toWebhookBody = ({ url, events, description }: WebhookValues): WebhookCreate => ({
  url: url.trim(),
  events: inOrder(events),
  ...(description.trim() === '' ? {} : { description: description.trim() }),
});

/** The same for an existing webhook: an emptied description is null. */
export const toWebhookPatch = (values: WebhookValues): WebhookPatch => ({
  ...toWebhookBody(values),
  description: values.description.trim() || null,
});

/** The server's own schema. Only the server can check that the URL is public. */
export const validateWebhook = (values: WebhookValues, language: Language, eventsRequired: string) => {
  const body = toWebhookBody(values);
  const errors = validateBody<WebhookValues>(
    webhookCreate,
    { ...body, url: body.url || undefined },
    language,
  );
  return body.events.length === 0 ? { ...errors, events: eventsRequired } : errors;
};
