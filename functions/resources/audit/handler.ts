import { auditRoutes } from '../../../shared/routes/audit.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { nextCursor, pageOf } from '../../kernel/http/pagination.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { namesOf } from '../../records/bookings/parties.ts';
import { getTenant } from '../../records/tenants/tenant-store.ts';
import { readTrail } from './read-trail.ts';

export const resource = defineResource('audit', auditRoutes, ({ table, signer }) => ({
  'GET /v1/audit': async ({ caller: { tenantId }, query, route, now }) => {
    const place = { owner: tenantId, route };
    const asked = pageOf(signer, place, query);
    const { createdAt } = await getTenant(table, tenantId);
    const page = await readTrail(table, tenantId, { ...asked, now, since: Date.parse(createdAt) });
    const partyOf = await namesOf(table, tenantId, page.items);
    return {
      records: page.items.map(({ auditId, at, action, actorId, subjectId, from, to, rows }) => ({
        auditId,
        at,
        action,
        actor: partyOf(actorId),
        subject: partyOf(subjectId),
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
        ...(rows === undefined ? {} : { rows }),
      })),
      ...nextCursor(signer, place, page),
    };
  },
}));

export const handler = lambda(resource);
