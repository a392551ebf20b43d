import * as webhook from '../schemas/webhook.ts';
import type { RouteTable } from './route-spec.ts';

/** Events sent to other systems. */
export const webhooksRoutes = {
  'GET /v1/webhooks': {
    access: 'admin',
    data: webhook.webhookList,
  },
  'POST /v1/webhooks': {
    access: 'admin',
    body: webhook.webhookCreate,
    data: webhook.webhookMade,
    status: 201,
    errors: ['limit_reached'],
  },
  'GET /v1/webhooks/{webhookId}': {
    access: 'admin',
    data: webhook.webhook,
  },
  'PATCH /v1/webhooks/{webhookId}': {
    access: 'admin',
    body: webhook.webhookPatch,
    data: webhook.webhook,
  },
  'DELETE /v1/webhooks/{webhookId}': {
    access: 'admin',
  },
  'POST /v1/webhooks/{webhookId}/test': {
    access: 'admin',
    data: webhook.webhookTest,
    errors: ['rate_limited'],
  },
  'GET /v1/webhooks/{webhookId}/deliveries': {
    access: 'admin',
    query: webhook.webhookDeliveryQuery,
    data: webhook.webhookDeliveryList,
  },
} as const satisfies RouteTable;
