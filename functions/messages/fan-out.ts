import { derivedId } from '../kernel/identity/ids.ts';
import { conclude } from '../records/conclude.ts';
import { type Held, putForWebhook, type WebhookEntry } from '../records/outbox-store.ts';
import type { OutboxEntry } from '../records/pending-event.ts';
import { asksFor, listWebhooks } from '../records/webhook-store.ts';
import type { Delivered, DeliveryPorts } from './delivery-ports.ts';

/** The `webhook-id` of an event for a webhook, the same at every attempt. */
const messageIdOf = (eventId: string, webhookId: string): string =>
  `msg_${derivedId('message', eventId, webhookId)}`;

/**
 * Turns an event into one entry for each webhook that asks for it now, so that each is delivered, tried again and
 * given up separately. An event that no webhook asks for is removed.
 */
export const fanOut = async (
  { table, clock }: DeliveryPorts,
  held: Held,
  event: OutboxEntry,
): Promise<Delivered> => {
  const webhooks = await listWebhooks(table, event.tenantId);
  const entries = webhooks
    .filter((webhook) => asksFor(webhook, event.type))
    .map(
      ({ webhookId }): WebhookEntry => ({
        ...event,
        webhookId,
        messageId: messageIdOf(event.eventId, webhookId),
        attempts: 0,
      }),
    );
  const now = clock();
  const isDone = await conclude(
    table,
    held,
    entries.map((entry) => putForWebhook(entry, now)),
  );
  if (!isDone) return { kind: 'busy' };
  return { kind: entries.length > 0 ? 'fanned_out' : 'dropped' };
};
