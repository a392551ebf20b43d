import { brandId, type TenantId, type WaitingId } from '../../../shared/domain/ids.ts';
import { waitlistRoutes } from '../../../shared/routes/waitlist.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { getTenant } from '../../records/tenants/tenant-store.ts';
import { waitUrl } from '../../records/waitlist/waiting-link.ts';
import { getWaiting } from '../../records/waitlist/waiting-store.ts';
import { findBusiness } from '../public-site/find-business.ts';
import { countVisitorUse } from '../public-site/visitor-limits.ts';
import { endWaiting } from './end-offer.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { listWaitlist } from './list-waitlist.ts';
import { openedWait } from './opened-wait.ts';

export const resource = defineResource('waitlist', waitlistRoutes, (kernel) => {
  const { table } = kernel;
  const joined = (tenantId: TenantId, waitingId: WaitingId) => ({
    waitingId,
    waitUrl: waitUrl(kernel, tenantId, waitingId),
  });
  return {
    'GET /v1/waitlist': async ({ caller: { tenantId }, now }) =>
      listWaitlist(table, await getTenant(table, tenantId), now),
    'DELETE /v1/waitlist/{waitingId}': async ({ caller: { tenantId }, params, now }) => {
      const { waitingId } = await getWaiting(table, tenantId, params.waitingId);
      await endWaiting(table, tenantId, waitingId, now);
      return undefined;
    },
    'POST /public/sites/{slug}/waitlist': {
      handle: async ({ params, body, ...visitor }) => {
        const business = await findBusiness(kernel, params.slug);
        const { tenantId } = business.tenant;
        return joined(tenantId, await joinWaitlist(kernel, business, body, visitor));
      },
      receipt: ({ waitingId }) => ({ waitingId }),
      recall: async ({ waitingId = '' }, { params }) => {
        const { tenant } = await findBusiness(kernel, params.slug);
        return joined(tenant.tenantId, brandId<WaitingId>(waitingId));
      },
    },
    'DELETE /public/waitlist/{waitToken}': async ({ params, viewer, now }) => {
      const { tenantId, waitingId } = openedWait(kernel, params.waitToken);
      await getTenant(table, tenantId);
      await countVisitorUse(kernel, { action: 'leave_waitlist', tenantId, viewer }, now);
      await endWaiting(table, tenantId, waitingId, now);
      return undefined;
    },
  };
});

export const handler = lambda(resource);
