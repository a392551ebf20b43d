import type { EventType } from '../../../shared/domain/events.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import type { DisabledReason, WebhookStatus } from '../../../shared/schemas/webhook.ts';
import { found } from '../../kernel/app-error.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';

/** Webhooks that one business may have. */
export const MAX_WEBHOOKS = 10;

export interface WebhookItem {
  readonly webhookId: string;
  readonly url: string;
  readonly events: readonly EventType[];
  readonly description: string | null;
  readonly status: WebhookStatus;
  readonly disabledReason: DisabledReason | null;
  /** Member id of the admin who set its address or last kept it. */
  readonly setBy: string;
  /** Events given up since the last successful delivery. */
  readonly givenUp: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** All of a business's webhooks, oldest first. */
export const listWebhooks = async (table: Table, tenantId: TenantId): Promise<readonly WebhookItem[]> =>
  (await table.all<WebhookItem>(ranges.webhooks(tenantId), MAX_WEBHOOKS)).toSorted(
    (a, b) => a.createdAt.localeCompare(b.createdAt) || a.webhookId.localeCompare(b.webhookId),
  );

export const findWebhook = (table: Table, tenantId: TenantId, id: string): Promise<WebhookItem | undefined> =>
  table.get<WebhookItem>(keys.webhook(tenantId, id));

/** One webhook. Throws 404 `not_found`, also for another business's. */
export const getWebhook = async (table: Table, tenantId: TenantId, id: string): Promise<WebhookItem> =>
  found(await findWebhook(table, tenantId, id));

/** Whether a webhook is active and asks for events of this type. */
export const asksFor = ({ status, events }: WebhookItem, type: EventType): boolean =>
  status === 'active' && events.includes(type);
