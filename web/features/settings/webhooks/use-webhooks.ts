import type { WebhookCreate, WebhookPatch } from '../../../../shared/schemas/webhook.ts';
import { api } from '../../session/session.ts';
import { useApi, useRefresh } from '../../session/use-api.ts';

/** The webhooks and their actions. */
export const useWebhooks = () => {
  const { data, error, isValidating, mutate } = useApi('GET /v1/webhooks');
  const refresh = useRefresh();
  const reload = () => refresh('webhooks');
  return {
    webhooks: data?.webhooks,
    error,
    isValidating,
    mutate,
    /** Answers the secret, which the server sends only this once. */
    create: async (body: WebhookCreate): Promise<string> => {
      const { secret } = await api('POST /v1/webhooks', { body });
      await reload();
      return secret;
    },
    change: async (webhookId: string, body: WebhookPatch) => {
      await api('PATCH /v1/webhooks/{webhookId}', { params: { webhookId }, body });
      await reload();
    },
    remove: async (webhookId: string) => {
      await api('DELETE /v1/webhooks/{webhookId}', { params: { webhookId } });
      await reload();
    },
    test: async (webhookId: string) => {
      const result = await api('POST /v1/webhooks/{webhookId}/test', { params: { webhookId } });
      await refresh('webhooks');
      return result;
    },
  };
};

export type WebhooksResource = ReturnType<typeof useWebhooks>;
