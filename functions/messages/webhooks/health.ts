import type { TenantId } from '../../../shared/domain/ids.ts';
import { toInstant } from '../../kernel/clock.ts';
import { ifFieldIs, ifPresent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Write } from '../../kernel/table/write.ts';
import type { WebhookItem } from '../../records/webhooks/webhook-store.ts';

/** A webhook is disabled after this many events in a row were given up, each after more than a day of attempts. */
export const MOST_GIVEN_UP = 5;

/** Whether a receiver asks not to be called again (RFC 9110, 15.5.11). */
export const isGone = (httpStatus: number | null): boolean => httpStatus === 410;

/** A success resets the count of events given up. */
export const afterDeliveryWrites = (
  tenantId: TenantId,
  { webhookId, givenUp }: WebhookItem,
): readonly Write[] =>
  givenUp > 0 ? [{ update: keys.webhook(tenantId, webhookId), set: { givenUp: 0 }, when: ifPresent }] : [];

/**
 * Counts an event given up. The fifth in a row, or a receiver that answers 410 Gone, disables the webhook until a
 * member activates it again. Refused when the webhook is no longer active: nothing is due to it then.
 */
export const afterGivingUpWrites = (
  tenantId: TenantId,
  { webhookId, givenUp }: WebhookItem,
  httpStatus: number | null,
  now: number,
): Write => {
  const reason = isGone(httpStatus) ? 'gone' : 'failing';
  const disables = reason === 'gone' || givenUp + 1 >= MOST_GIVEN_UP;
  return {
    update: keys.webhook(tenantId, webhookId),
    set: disables ? { status: 'disabled', disabledReason: reason, updatedAt: toInstant(now) } : {},
    add: { givenUp: 1 },
    when: ifFieldIs('status', 'active'),
  };
};
