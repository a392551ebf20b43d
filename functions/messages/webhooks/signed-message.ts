import { Webhook } from 'standardwebhooks';
import { BRAND } from '../../../shared/domain/brand.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import type { MessageType } from '../../../shared/schemas/webhook.ts';
import type { Signer } from '../../kernel/identity/signing.ts';
import type { Outgoing } from '../../kernel/outbound/send-gateway.ts';
import { secretOf } from '../../records/webhooks/webhook-secret.ts';
import type { WebhookItem } from '../../records/webhooks/webhook-store.ts';

/** The content of a message, in the envelope of Standard Webhooks. */
export interface Envelope {
  readonly type: MessageType;
  /** When it happened, as an ISO instant, not when it is sent. */
  readonly timestamp: string;
  readonly data: object;
}

interface Sending {
  readonly messageId: string;
  readonly envelope: Envelope;
  /** The time of this attempt in epoch milliseconds: receivers refuse an old one. */
  readonly now: number;
  readonly timeoutMs: number;
}

/** A message to one webhook, signed with its secret as Standard Webhooks requires (the `webhook-*` headers). */
export const signedMessage = (
  signer: Signer,
  tenantId: TenantId,
  webhook: WebhookItem,
  { messageId, envelope, now, timeoutMs }: Sending,
): Outgoing => {
  const body = JSON.stringify(envelope);
  const signature = new Webhook(secretOf(signer, tenantId, webhook)).sign(messageId, new Date(now), body);
  return {
    url: webhook.url,
    body,
    timeoutMs,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': `${BRAND}-Webhooks/1`,
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(now / 1000)),
      'webhook-signature': signature,
    },
  };
};
