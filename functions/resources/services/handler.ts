import { servicesRoutes } from '../../../shared/routes/services.ts';
import { toInstant } from '../../kernel/clock.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { listServices } from '../../records/service-store.ts';
import { requestWaitlistCheck } from '../../records/waitlist/waitlist-check.ts';
import { createService, deleteService, updateService } from './save-service.ts';

export const resource = defineResource('services', servicesRoutes, ({ table }) => ({
  'GET /v1/services': async ({ caller }) => ({ services: [...(await listServices(table, caller.tenantId))] }),
  'POST /v1/services': ({ caller, body, mint, now }) =>
    createService(table, caller.tenantId, mint('service'), body, toInstant(now)),
  'PATCH /v1/services/{serviceId}': async ({ caller, params, body, mint, now }) => {
    const save = { savedUnder: mint('save'), updatedAt: toInstant(now) };
    const saved = await updateService(table, caller.tenantId, params.serviceId, body, save);
    await requestWaitlistCheck(table, caller.tenantId, now);
    return saved;
  },
  'DELETE /v1/services/{serviceId}': async ({ caller, params, now }) => {
    await deleteService(table, caller.tenantId, params.serviceId, now);
    return undefined;
  },
}));

export const handler = lambda(resource);
