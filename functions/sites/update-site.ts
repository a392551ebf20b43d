import type { TenantId } from '../../shared/domain/ids.ts';
import { isReservedSlug } from '../../shared/domain/slug.ts';
import type { SitePatch } from '../../shared/schemas/site.ts';
import { AppError } from '../kernel/app-error.ts';
import { fieldIs } from '../kernel/condition.ts';
import { keys } from '../kernel/keys.ts';
import type { Table } from '../kernel/table.ts';
import type { Write } from '../kernel/write.ts';
import { claimSlug, findSite, heldSlug, type SiteItem } from './site-store.ts';
import { tombstoneExpiry } from './slug-tombstone.ts';

/** The new slug is taken and the old one left as a redirect in one step, so that nobody slips in between. */
const rename = (tenantId: TenantId, from: string, to: string, now: number): readonly Write[] => [
  claimSlug(to, tenantId, now),
  {
    put: keys.slug(from),
    item: { ...heldSlug(from, tenantId), expiresAt: tombstoneExpiry(now) },
    when: fieldIs('tenantId', tenantId),
  },
];

/** Saves what a patch names. Throws 404 `site_not_found`, 409 `slug_taken`. */
export const updateSite = async (
  table: Table,
  tenantId: TenantId,
  patch: SitePatch,
  now: number,
): Promise<SiteItem> => {
  const site = await findSite(table, tenantId);
  if (!site) throw new AppError('site_not_found');
  const slug = patch.slug ?? site.slug;
  if (slug !== site.slug && isReservedSlug(slug)) throw new AppError('slug_taken');
  const outcome = await table.transact([
    { update: keys.site(tenantId), set: { ...patch, slug }, when: fieldIs('slug', site.slug) },
    ...(slug === site.slug ? [] : rename(tenantId, site.slug, slug, now)),
  ]);
  if (outcome.kind === 'refused' && !outcome.lost.includes(0)) throw new AppError('slug_taken');
  if (outcome.kind !== 'committed') throw new AppError('busy', { retryAfterSec: 1 });
  return { ...site, ...(await findSite(table, tenantId)) };
};
