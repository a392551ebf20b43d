import { sitesRoutes } from '../../../shared/routes/sites.ts';
import { AppError } from '../../kernel/app-error.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import { findSite, toSite } from '../../records/sites/site-store.ts';
import { createSite } from './create-site.ts';
import { updateSite } from './update-site.ts';

export const resource = defineResource('sites', sitesRoutes, ({ table, settings }) => ({
  'GET /v1/sites': async ({ caller }) => {
    const site = caller.kind === 'member' ? await findSite(table, caller.tenantId) : undefined;
    if (!site) throw new AppError('site_not_found');
    return toSite(site, settings.pagesBase);
  },
  'POST /v1/sites': async ({ caller, body, now }) =>
    toSite(await createSite(table, caller.tenantId, body, now), settings.pagesBase),
  'PATCH /v1/sites/current': async ({ caller: { tenantId }, body: patch, mint, now }) => {
    const { pagesBase } = settings;
    const asked = { tenantId, patch, savedUnder: mint('save'), pagesBase, now };
    return toSite(await updateSite(table, asked), pagesBase);
  },
}));

export const handler = lambda(resource);
