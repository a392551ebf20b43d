import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { PushNotice } from '../../shared/domain/push-services.ts';
import type { Outgoing } from '../kernel/outbound/send-gateway.ts';
import type { PushKeys } from '../records/notifications/push-keys.ts';
import type { PushSubscriptionItem } from '../records/notifications/push-store.ts';

/** Milliseconds that a push service has to answer. */
const TIMEOUT_MS = 10_000;

/** What a push service is told beside what only the browser can read. */
export interface PushTerms {
  /** Seconds for which it keeps the message for a browser that is not there. */
  readonly ttlSec: number;
  /**
   * A later message under the same word takes the place of one that it still keeps: at most 32 letters of base64url.
   */
  readonly topic: string;
  /** Whom the service may turn to about our messages: a `mailto:` or https address. */
  readonly contact: string;
}

/**
 * The notice as a browser's push service takes it: encrypted for that browser alone (RFC 8291) and signed with our keys
 * (RFC 8292).
 */
export const pushMessage = async (
  { endpoint, p256dh, auth }: Pick<PushSubscriptionItem, 'endpoint' | 'p256dh' | 'auth'>,
  notice: PushNotice,
  { ttlSec, topic, contact }: PushTerms,
  keys: PushKeys,
): Promise<Outgoing> => {
  const data = JSON.stringify(notice);
  const { headers, body } = await buildPushPayload(
    { data, options: { ttl: ttlSec, topic, urgency: 'high' } },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    { ...keys, subject: contact },
  );
  return { url: endpoint, headers, body, timeoutMs: TIMEOUT_MS };
};
