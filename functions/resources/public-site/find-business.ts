import { AppError } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { findSite, findSlug, type SiteItem } from '../../records/sites/site-store.ts';
import { getTenant, type TenantItem } from '../../records/tenants/tenant-store.ts';

export interface PublicBusiness {
  readonly tenant: TenantItem;
  readonly site: SiteItem;
}

/**
 * The business whose public page has a slug. A renamed site is also found by its old slug: `site.slug` then differs
 * from the one asked for. Throws 404 `site_not_found`.
 */
export const findBusiness = async (
  { table }: Pick<Kernel, 'table'>,
  slug: string,
): Promise<PublicBusiness> => {
  const holder = await findSlug(table, slug);
  if (!holder) throw new AppError('site_not_found');
  const [site, tenant] = await Promise.all([
    findSite(table, holder.tenantId),
    getTenant(table, holder.tenantId),
  ]);
  if (!site) throw new AppError('site_not_found');
  return { tenant, site };
};
