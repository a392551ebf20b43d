import type { TenantId } from '../../../shared/domain/ids.ts';
import { CALL_FAILURES, type WebhookTest } from '../../../shared/schemas/webhook.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { countUse } from '../../kernel/http/rate-limit.ts';
import type { Send } from '../../kernel/outbound/send-gateway.ts';
import { signedMessage } from '../../messages/webhooks/signed-message.ts';
import { type DeliveryItem, deliveryLine, findDelivery } from '../../records/messages/delivery-log.ts';
import { getWebhook } from '../../records/webhooks/webhook-store.ts';

/** Milliseconds, since a member waits for it and the API answers within nine seconds. */
const TIMEOUT_MS = 5000;

const MOST_A_MINUTE = 20;

interface Test {
  readonly tenantId: TenantId;
  readonly webhookId: string;
  readonly messageId: string;
  readonly now: number;
}

const resultOf = ({ status, httpStatus, failure, durationMs }: DeliveryItem): WebhookTest => ({
  delivered: status === 'delivered',
  status: httpStatus,
  failure: CALL_FAILURES.find((one) => one === failure) ?? null,
  durationMs: durationMs ?? 0,
});

/**
 * Sends a signed `test` message now, even to a paused webhook and whatever events it asks for, and returns the
 * result; the same `messageId` again returns the same result. Throws 404 `not_found`, 403 `rate_limited`.
 */
export const testWebhook = async (
  { table, signer }: SignedTable,
  send: Send,
  { tenantId, webhookId, messageId, now }: Test,
): Promise<WebhookTest> => {
  const webhook = await getWebhook(table, tenantId, webhookId);
  const sent = await findDelivery(table, tenantId, messageId);
  if (sent) return resultOf(sent);
  const limit = { scope: `webhook-test:${tenantId}`, most: MOST_A_MINUTE, perSeconds: 60 };
  await countUse(table, now, [limit]);
  const at = toInstant(now);
  const envelope = { type: 'test', timestamp: at, data: { webhookId } } as const;
  const message = signedMessage(signer, tenantId, webhook, {
    messageId,
    envelope,
    now,
    timeoutMs: TIMEOUT_MS,
  });
  const outcome = await send(message);
  const line: DeliveryItem = {
    messageId,
    webhookId,
    type: 'test',
    subjectId: null,
    status: outcome.failure === null ? 'delivered' : 'failed',
    attempts: 1,
    httpStatus: outcome.status,
    failure: outcome.failure,
    durationMs: outcome.durationMs,
    at,
    lastAttemptAt: at,
    nextAttemptAt: null,
  };
  await table.write(deliveryLine(tenantId, line, now));
  return resultOf(line);
};
