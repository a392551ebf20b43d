import type { TenantId } from '../../shared/domain/ids.ts';
import { toInstant } from '../kernel/clock.ts';
import { fieldIs, isPresent } from '../kernel/table/condition.ts';
import { keys } from '../kernel/table/keys.ts';
import type { Write } from '../kernel/table/write.ts';
import type { WebhookItem } from '../records/webhook-store.ts';

/** Events given up one after another by which a webhook is disabled: each of them was tried for more than a day. */
export const MOST_GIVEN_UP = 5;

const GONE = 410;

/** A success forgives what was given up before it. */
export const afterDelivery = (tenantId: TenantId, { webhookId, givenUp }: WebhookItem): readonly Write[] =>
  givenUp > 0 ? [{ update: keys.webhook(tenantId, webhookId), set: { givenUp: 0 }, when: isPresent }] : [];

/**
 * An event given up is one more; the fifth in a row, or a receiver that answers 410 Gone, disables the webhook until
 * somebody makes it active again. Refused when it is no longer active: then nothing is owed to it.
 */
export const afterGivingUp = (
  tenantId: TenantId,
  { webhookId, givenUp }: WebhookItem,
  httpStatus: number | null,
  now: number,
): Write => {
  const reason = httpStatus === GONE ? 'gone' : 'failing';
  const isOver = reason === 'gone' || givenUp + 1 >= MOST_GIVEN_UP;
  return {
    update: keys.webhook(tenantId, webhookId),
    set: isOver ? { status: 'disabled', disabledReason: reason, updatedAt: toInstant(now) } : {},
    add: { givenUp: 1 },
    when: fieldIs('status', 'active'),
  };
};
