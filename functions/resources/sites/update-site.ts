import type { TenantId } from '../../../shared/domain/ids.ts';
import { isReservedSlug } from '../../../shared/domain/slug.ts';
import type { SitePatch } from '../../../shared/schemas/site.ts';
import { AppError } from '../../kernel/app-error.ts';
import { ifFieldIs } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import { ifUnchanged, isSavedBy } from '../../kernel/table/versioned.ts';
import type { Write } from '../../kernel/table/write.ts';
import { claimSlug, findSite, heldSlug, type SiteItem, toSite } from '../../records/sites/site-store.ts';
import { tombstoneExpiry } from '../../records/sites/slug-tombstone.ts';

/**
 * Takes the new slug and turns the old one into a redirect in one transaction, so that nobody can take either in
 * between.
 */
const renameWrites = (tenantId: TenantId, from: string, to: string, now: number): readonly Write[] => [
  claimSlug(to, tenantId, now),
  {
    put: keys.slug(from),
    item: { ...heldSlug(from, tenantId), expiresAt: tombstoneExpiry(now) },
    when: ifFieldIs('tenantId', tenantId),
  },
];

interface Asked {
  readonly tenantId: TenantId;
  readonly patch: SitePatch;
  readonly savedUnder: string;
  readonly pagesBase: string;
  readonly now: number;
}

/** Reads and writes once; undefined when another writer was first. */
const attempt = async (
  table: Table,
  { tenantId, patch, savedUnder, pagesBase, now }: Asked,
): Promise<true | undefined> => {
  const { version, ...changes } = patch;
  const site = await findSite(table, tenantId);
  if (!site) throw new AppError('site_not_found');
  if (isSavedBy({ version, savedUnder }, site, toSite(site, pagesBase))) return true;
  const slug = changes.slug ?? site.slug;
  if (slug !== site.slug && isReservedSlug(slug)) throw new AppError('slug_taken');
  const outcome = await table.attempt([
    {
      as: 'site',
      update: keys.site(tenantId),
      set: { ...changes, slug, savedUnder },
      when: ifUnchanged(site),
    },
    ...(slug === site.slug ? [] : renameWrites(tenantId, site.slug, slug, now)),
  ]);
  if (outcome.kind === 'refused' && !outcome.lost.includes('site')) throw new AppError('slug_taken');
  return outcome.kind === 'committed' || undefined;
};

/**
 * Saves what a patch names. Throws 404 `site_not_found`, 409 `slug_taken`, 409 `changed_meanwhile` with the site as it
 * is, 503 `busy`.
 */
export const updateSite = async (table: Table, asked: Asked): Promise<SiteItem> => {
  await settledOrBusy(() => attempt(table, asked));
  const site = await findSite(table, asked.tenantId);
  if (!site) throw new AppError('site_not_found');
  return site;
};
