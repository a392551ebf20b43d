import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Webhook } from '../../../shared/schemas/webhook.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import type { Signer } from '../../kernel/identity/signing.ts';
import { hintOf, secretOf } from '../../records/webhooks/webhook-secret.ts';
import type { WebhookItem } from '../../records/webhooks/webhook-store.ts';
import { standingOf, type WebhookOwnerStanding } from './set-by.ts';

const shown = (
  signer: Signer,
  tenantId: TenantId,
  item: WebhookItem,
  standing: WebhookOwnerStanding,
): Webhook => ({
  webhookId: item.webhookId,
  url: item.url,
  events: [...item.events],
  description: item.description,
  status: item.status,
  disabledReason: item.disabledReason,
  secretHint: hintOf(secretOf(signer, tenantId, item)),
  ...standing,
  createdAt: item.createdAt,
  updatedAt: item.updatedAt,
});

/** Webhooks as the API answers them, in the order given. */
export const toWebhooks = async (
  { table, signer }: SignedTable,
  tenantId: TenantId,
  items: readonly WebhookItem[],
): Promise<Webhook[]> => {
  const standing = await standingOf(table, tenantId, items);
  return items.map((item) => shown(signer, tenantId, item, standing(item)));
};

/** One webhook as the API answers it. */
export const toWebhook = async (
  { table, signer }: SignedTable,
  tenantId: TenantId,
  item: WebhookItem,
): Promise<Webhook> => shown(signer, tenantId, item, (await standingOf(table, tenantId, [item]))(item));
