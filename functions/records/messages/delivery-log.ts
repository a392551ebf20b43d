import { DAY_SECONDS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import type {
  CallFailure,
  DeliveryStatus,
  DropReason,
  MessageType,
  WebhookDelivery,
} from '../../../shared/schemas/webhook.ts';
import { expiryAfter } from '../../kernel/clock.ts';
import { indexed, keys, ranges } from '../../kernel/table/keys.ts';
import type { Page, Table, WantedPage } from '../../kernel/table/table.ts';
import type { Unconditional } from '../../kernel/table/write.ts';

/** Seconds for which a delivery's line is kept. */
const KEPT_SECONDS = 30 * DAY_SECONDS;

/** The result of delivering one event to one webhook. Ids and outcomes only: neither the message nor the answer. */
export interface DeliveryItem {
  readonly messageId: string;
  readonly webhookId: string;
  readonly type: MessageType;
  readonly subjectId: string | null;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly httpStatus: number | null;
  readonly failure: CallFailure | DropReason | null;
  readonly durationMs: number | null;
  readonly at: string;
  readonly lastAttemptAt: string | null;
  readonly nextAttemptAt: string | null;
}

/** A delivery's line; each attempt overwrites it. */
export const deliveryLine = (tenantId: TenantId, item: DeliveryItem, now: number): Unconditional => {
  const { at, messageId, webhookId } = item;
  return {
    put: keys.delivery(tenantId, messageId),
    item: {
      ...item,
      expiresAt: expiryAfter(now, KEPT_SECONDS),
      ...indexed.delivery(tenantId, webhookId, at, messageId),
    },
  };
};

export const toDelivery = (item: DeliveryItem): WebhookDelivery => ({
  messageId: item.messageId,
  type: item.type,
  subjectId: item.subjectId,
  status: item.status,
  attempts: item.attempts,
  httpStatus: item.httpStatus,
  failure: item.failure,
  durationMs: item.durationMs,
  at: item.at,
  lastAttemptAt: item.lastAttemptAt,
  nextAttemptAt: item.nextAttemptAt,
});

export const findDelivery = (
  table: Table,
  tenantId: TenantId,
  messageId: string,
): Promise<DeliveryItem | undefined> => table.get<DeliveryItem>(keys.delivery(tenantId, messageId));

/** A page of what was sent to one webhook, newest event first. */
export const deliveriesTo = (
  table: Table,
  tenantId: TenantId,
  webhookId: string,
  wanted: WantedPage,
): Promise<Page<DeliveryItem>> =>
  table.query<DeliveryItem>(ranges.deliveries(tenantId, webhookId), { ...wanted, newestFirst: true });
