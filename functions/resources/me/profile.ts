import { siteLinks } from '../../../shared/domain/links.ts';
import type { Me } from '../../../shared/schemas/me.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { CallingMember, Stranger } from '../../kernel/identity/caller.ts';
import { toInvitation } from '../../records/members/invitation-store.ts';
import { findSite, toSite } from '../../records/sites/site-store.ts';
import { planOf } from '../../records/tenants/plan-of.ts';
import { findTenant, type TenantItem, toTenant } from '../../records/tenants/tenant-store.ts';
import { movedSince } from '../invitations/accept-invitation.ts';
import type { Arrival } from '../invitations/answer-invitation.ts';

type Belonging = Omit<Me, 'user' | 'invitations'>;

const subscriptionOf = ({ paid }: TenantItem): Me['subscription'] => {
  if (!paid) return null;
  const { plan, status, currentPeriodEnd, cancelAtPeriodEnd } = paid;
  return { plan, status, currentPeriodEnd, cancelAtPeriodEnd };
};

const ofMember = async (
  { tenantId, role }: CallingMember,
  { table, settings }: Kernel,
  now: number,
): Promise<Belonging | undefined> => {
  const [tenant, site] = await Promise.all([findTenant(table, tenantId), findSite(table, tenantId)]);
  return (
    tenant && {
      tenant: toTenant(tenant),
      site: site ? toSite(site, settings.pagesBase) : null,
      siteLinks: site ? siteLinks(site.slug, settings.pagesBase) : null,
      role,
      plan: planOf(tenant, now),
      trialEndsAt: Date.parse(tenant.trialEndsAt) > now ? tenant.trialEndsAt : null,
      subscription: subscriptionOf(tenant),
      removed: false,
    }
  );
};

const ofStranger = ({ removed }: Stranger): Belonging => ({
  ...{ tenant: null, site: null, siteLinks: null, role: null, plan: null, trialEndsAt: null },
  subscription: null,
  removed,
});

/** The signed-in user's business, their role in it, and the invitations that wait for their answer. */
export const profile = async (kernel: Kernel, { caller, waiting }: Arrival, now: number): Promise<Me> => {
  const belonging = caller.kind === 'member' ? await ofMember(caller, kernel, now) : ofStranger(caller);
  // Their business closed after they were read: in another tab they moved to one that invited them.
  if (!belonging) return profile(kernel, { caller: await movedSince(kernel, caller), waiting }, now);
  return {
    user: {
      userId: caller.userId,
      tenantId: caller.kind === 'member' ? caller.tenantId : null,
      email: caller.email,
    },
    ...belonging,
    ...(waiting.length > 0 ? { invitations: waiting.map(toInvitation) } : {}),
  };
};
