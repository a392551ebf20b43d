import { siteLinks } from '../../shared/domain/links.ts';
import type { Me } from '../../shared/schemas/me.ts';
import type { Member, SignedIn } from '../kernel/caller.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { lambda } from '../kernel/lambda.ts';
import { resource } from '../kernel/resource.ts';
import { findSite, toSite } from '../sites/site-store.ts';
import { getTenant, toTenant } from '../tenants/tenant-store.ts';

const memberProfile = async (
  caller: Member,
  { table, settings, clock }: Kernel,
): Promise<Omit<Me, 'user'>> => {
  const [tenant, site] = await Promise.all([
    getTenant(table, caller.tenantId),
    findSite(table, caller.tenantId),
  ]);
  return {
    tenant: toTenant(tenant),
    site: site ? toSite(site, settings.appBase) : null,
    siteLinks: site ? siteLinks(site.slug, settings.apiBase, settings.appBase) : null,
    role: caller.role,
    plan: Date.parse(tenant.trialEndsAt) > clock() ? 'pro' : 'basic',
    removed: false,
  };
};

const NO_BUSINESS = { tenant: null, site: null, siteLinks: null, role: null, plan: null } as const;

const profile = (caller: SignedIn, kernel: Kernel): Promise<Omit<Me, 'user'>> | Omit<Me, 'user'> =>
  caller.kind === 'member' ? memberProfile(caller, kernel) : { ...NO_BUSINESS, removed: caller.removed };

export const room = resource('me', (kernel) => ({
  'GET /v1/me': async ({ caller }) => ({
    user: {
      userId: caller.userId,
      tenantId: caller.kind === 'member' ? caller.tenantId : null,
      email: caller.email,
    },
    ...(await profile(caller, kernel)),
  }),
}));

export const handler = lambda(room);
