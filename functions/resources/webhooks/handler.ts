import type { TenantId } from '../../../shared/domain/ids.ts';
import { webhooksRoutes } from '../../../shared/routes/webhooks.ts';
import type { WebhookMade } from '../../../shared/schemas/webhook.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { nextCursor, pageOf } from '../../kernel/http/pagination.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { systemResolve } from '../../kernel/outbound/guarded-call.ts';
import { createSend } from '../../kernel/outbound/send-gateway.ts';
import { reachOf } from '../../kernel/outbound/target.ts';
import { deliveriesTo, toDelivery } from '../../records/messages/delivery-log.ts';
import { secretOf } from '../../records/webhooks/webhook-secret.ts';
import { getWebhook, listWebhooks, type WebhookItem } from '../../records/webhooks/webhook-store.ts';
import { createWebhook, deleteWebhook, updateWebhook } from './save-webhook.ts';
import { toWebhook, toWebhooks } from './shown-webhook.ts';
import { testWebhook } from './test-webhook.ts';

export const resource = defineResource('webhooks', webhooksRoutes, (kernel) => {
  const { table, signer } = kernel;
  const send = createSend({ ...reachOf(kernel.settings), resolve: systemResolve });

  const shown = async (tenantId: TenantId, webhookId = '') =>
    toWebhook(kernel, tenantId, await getWebhook(table, tenantId, webhookId));
  /** Only the answer that makes a webhook shows its secret, also when that request is repeated. */
  const made = async (tenantId: TenantId, item: WebhookItem): Promise<WebhookMade> => ({
    ...(await toWebhook(kernel, tenantId, item)),
    secret: secretOf(signer, tenantId, item),
  });

  return {
    'GET /v1/webhooks': async ({ caller: { tenantId } }) => ({
      webhooks: await toWebhooks(kernel, tenantId, await listWebhooks(table, tenantId)),
    }),
    'POST /v1/webhooks': {
      handle: async ({ caller, body, mint, now }) =>
        made(caller.tenantId, await createWebhook(kernel, { caller, now }, mint('webhook'), body)),
      receipt: ({ webhookId }) => ({ webhookId }),
      recall: async ({ webhookId = '' }, { caller: { tenantId } }) =>
        made(tenantId, await getWebhook(table, tenantId, webhookId)),
    },
    'GET /v1/webhooks/{webhookId}': ({ caller, params }) => shown(caller.tenantId, params.webhookId),
    'PATCH /v1/webhooks/{webhookId}': {
      handle: async ({ caller, params, body, now }) => {
        await updateWebhook(kernel, { caller, now }, params.webhookId, body);
        return shown(caller.tenantId, params.webhookId);
      },
      // A description may name a person, and an address may hold a password.
      receipt: ({ webhookId }) => ({ webhookId }),
      recall: ({ webhookId }, { caller }) => shown(caller.tenantId, webhookId),
    },
    'DELETE /v1/webhooks/{webhookId}': async ({ caller, params, now }) => {
      await deleteWebhook(kernel, { caller, now }, params.webhookId);
      return undefined;
    },
    'POST /v1/webhooks/{webhookId}/test': ({ caller: { tenantId }, params: { webhookId }, mint, now }) =>
      testWebhook(kernel, send, { tenantId, webhookId, messageId: `msg_${mint('test')}`, now }),
    'GET /v1/webhooks/{webhookId}/deliveries': async ({ caller, params, query, route }) => {
      const { tenantId } = caller;
      const { webhookId } = await getWebhook(table, tenantId, params.webhookId);
      const place = { owner: `${tenantId}#${webhookId}`, route };
      const page = await deliveriesTo(table, tenantId, webhookId, pageOf(signer, place, query));
      return { deliveries: page.items.map(toDelivery), ...nextCursor(signer, place, page) };
    },
  };
});

export const handler = lambda(resource);
