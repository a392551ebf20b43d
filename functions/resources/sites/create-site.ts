import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_ACCENT_COLOR, DEFAULT_PRIMARY_COLOR } from '../../../shared/domain/colours.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import { isReservedSlug } from '../../../shared/domain/slug.ts';
import type { SiteCreate } from '../../../shared/schemas/site.ts';
import { AppError } from '../../kernel/app-error.ts';
import { ifAbsent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import { claimSlug, findSite, type SiteItem, toldClients, toSite } from '../../records/sites/site-store.ts';
import { getTenant, ifOpen } from '../../records/tenants/tenant-store.ts';

const newSite = (body: SiteCreate, industry: SiteItem['industry']): SiteItem => ({
  slug: body.slug,
  title: body.title,
  welcomeMessage: body.welcomeMessage,
  theme: body.theme ?? 'light',
  replyMode: body.replyMode ?? 'llm',
  description: body.description ?? null,
  translations: body.translations ?? {},
  industry: body.industry ?? industry,
  primaryColor: body.primaryColor ?? DEFAULT_PRIMARY_COLOR,
  accentColor: body.accentColor ?? DEFAULT_ACCENT_COLOR,
  seo: body.seo ?? {},
  faq: [],
  canonicalUrl: body.canonicalUrl ?? null,
  ...toldClients(body),
  customDomain: null,
  version: 1,
});

/** Writes once; undefined when other traffic was in the way. */
const attempt = async (
  table: Table,
  tenantId: TenantId,
  item: SiteItem,
  now: number,
): Promise<SiteItem | undefined> => {
  const outcome = await table.attempt([
    { as: 'site', put: keys.site(tenantId), item, when: ifAbsent },
    claimSlug(item.slug, tenantId, now),
    { as: 'tenant', check: keys.tenant(tenantId), when: ifOpen },
  ]);
  if (outcome.kind === 'committed') return item;
  if (outcome.kind === 'contended') return undefined;
  if (outcome.lost.includes('tenant')) throw new AppError('forbidden');
  if (!outcome.lost.includes('site')) throw new AppError('slug_taken');
  return existingSite(table, tenantId, item);
};

/** The site that this same request made before its reply was lost. */
const existingSite = async (table: Table, tenantId: TenantId, wanted: SiteItem): Promise<SiteItem> => {
  const existing = await findSite(table, tenantId);
  if (existing && isDeepStrictEqual(toSite(existing, ''), toSite(wanted, ''))) return existing;
  throw new AppError('site_exists');
};

/**
 * Creates the tenant's one site. Throws 409 `slug_taken` for another's or a reserved slug, 409 `site_exists`, 403
 * `forbidden` once the business is closed, 503 `busy`.
 */
export const createSite = async (
  table: Table,
  tenantId: TenantId,
  body: SiteCreate,
  now: number,
): Promise<SiteItem> => {
  if (isReservedSlug(body.slug)) throw new AppError('slug_taken');
  const { industry } = await getTenant(table, tenantId);
  const item = newSite(body, industry);
  return settledOrBusy(() => attempt(table, tenantId, item, now));
};
