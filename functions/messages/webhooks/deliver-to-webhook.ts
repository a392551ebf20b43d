import type { CallFailure, DropReason } from '../../../shared/schemas/webhook.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { CallOutcome } from '../../kernel/outbound/send-gateway.ts';
import { conclude } from '../../records/messages/conclude.ts';
import { type DeliveryItem, deliveryLine } from '../../records/messages/delivery-log.ts';
import { type HeldEntry, putForWebhook, type WebhookEntry } from '../../records/messages/outbox-store.ts';
import { asksFor, findWebhook, type WebhookItem } from '../../records/webhooks/webhook-store.ts';
import { pauseAfter } from '../backoff.ts';
import type { Delivered, DeliveryPorts } from '../delivery-ports.ts';
import { afterDeliveryWrites, afterGivingUpWrites, isGone } from './health.ts';
import { payloadOf } from './payload.ts';
import { signedMessage } from './signed-message.ts';

/** Milliseconds that a receiver has to answer. */
const TIMEOUT_MS = 10_000;

/** One entry that this worker holds, for a webhook that exists. */
interface Delivery {
  readonly ports: DeliveryPorts;
  readonly held: HeldEntry;
  readonly entry: WebhookEntry;
  readonly webhook: WebhookItem;
}

const ofEntry = ({ messageId, webhookId, type, subjectId, at }: WebhookEntry) => ({
  messageId,
  webhookId,
  type,
  subjectId,
  at,
});

const drop = async ({ ports, held, entry }: Delivery, reason: DropReason): Promise<Delivered> => {
  const now = ports.clock();
  const item: DeliveryItem = {
    ...ofEntry(entry),
    status: 'dropped',
    attempts: entry.attempts,
    httpStatus: null,
    failure: reason,
    durationMs: null,
    lastAttemptAt: null,
    nextAttemptAt: null,
  };
  const isDone = await conclude(ports.table, held, [deliveryLine(entry.tenantId, item, now)]);
  return { kind: isDone ? 'dropped' : 'busy' };
};

/** The log line of an attempt just made. */
const attempted = (
  { entry }: Delivery,
  { status, failure, durationMs }: CallOutcome,
  now: number,
): DeliveryItem => ({
  ...ofEntry(entry),
  status: failure === null ? 'delivered' : 'failed',
  attempts: entry.attempts + 1,
  httpStatus: status,
  failure,
  durationMs,
  lastAttemptAt: toInstant(now),
  nextAttemptAt: null,
});

const tryAgain = async (
  { ports, held, entry }: Delivery,
  line: DeliveryItem,
  failure: CallFailure,
  { now, dueAt }: { readonly now: number; readonly dueAt: number },
): Promise<Delivered> => {
  const isDone = await conclude(ports.table, held, [
    putForWebhook({ ...entry, attempts: line.attempts }, dueAt),
    deliveryLine(entry.tenantId, { ...line, status: 'retrying', nextAttemptAt: toInstant(dueAt) }, now),
  ]);
  return isDone ? { kind: 'retrying', failure } : { kind: 'busy' };
};

const giveUp = async (
  { ports, held, entry, webhook }: Delivery,
  line: DeliveryItem,
  failure: CallFailure,
  now: number,
): Promise<Delivered> => {
  const { tenantId, webhookId, messageId } = entry;
  const isDone = await conclude(ports.table, held, [
    deliveryLine(tenantId, line, now),
    afterGivingUpWrites(tenantId, webhook, line.httpStatus, now),
  ]);
  if (!isDone) return { kind: 'busy' };
  ports.logger.warn('webhook given up', { tenantId, webhookId, messageId, failure });
  return { kind: 'given_up', failure };
};

const concluded = async (delivery: Delivery, outcome: CallOutcome): Promise<Delivered> => {
  const { ports, held, entry, webhook } = delivery;
  const { failure, status } = outcome;
  const now = ports.clock();
  const line = attempted(delivery, outcome, now);
  if (failure === null) {
    const writes = [deliveryLine(entry.tenantId, line, now), ...afterDeliveryWrites(entry.tenantId, webhook)];
    return { kind: (await conclude(ports.table, held, writes)) ? 'delivered' : 'busy' };
  }
  const pause = isGone(status) ? undefined : pauseAfter(line.attempts, ports.random);
  return pause === undefined
    ? giveUp(delivery, line, failure, now)
    : tryAgain(delivery, line, failure, { now, dueAt: now + pause });
};

/**
 * Sends one event to one webhook, with the booking or lead as it is now, and records the result. A failure is tried
 * again later, for this webhook alone. The entry ends without a call when the webhook no longer asks for the event,
 * or when the booking or lead is gone: nothing is sent about erased data.
 */
export const deliverToWebhook = async (
  ports: DeliveryPorts,
  held: HeldEntry,
  entry: WebhookEntry,
): Promise<Delivered> => {
  const { tenantId, webhookId, messageId, type, at } = entry;
  const webhook = await findWebhook(ports.table, tenantId, webhookId);
  if (!webhook) return { kind: (await conclude(ports.table, held)) ? 'dropped' : 'busy' };
  const delivery: Delivery = { ports, held, entry, webhook };
  if (!asksFor(webhook, type)) return drop(delivery, 'inactive');
  const now = ports.clock();
  const data = await payloadOf(ports.table, entry, now);
  if (!data) return drop(delivery, 'subject_gone');
  const envelope = { type, timestamp: at, data };
  const message = signedMessage(ports.signer, tenantId, webhook, {
    messageId,
    envelope,
    now,
    timeoutMs: TIMEOUT_MS,
  });
  return concluded(delivery, await ports.send(message));
};
