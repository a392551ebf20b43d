import type { TenantId } from '../../../shared/domain/ids.ts';
import { givenTranslations } from '../../../shared/domain/translations.ts';
import type { Site } from '../../../shared/schemas/site.ts';
import { anyOf, ifAbsentOrExpired, ifFieldIs } from '../../kernel/table/condition.ts';
import { indexed, keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Versioned } from '../../kernel/table/versioned.ts';
import type { Write } from '../../kernel/table/write.ts';

/** What the owner tells clients; null once it is cleared. */
type ToldClients = { readonly [Field in 'policies' | 'directions' | 'taxes']?: Site[Field] | null };

export type SiteItem = Omit<Site, 'publicUrl' | keyof ToldClients> & ToldClients & Versioned;

/**
 * The holder of a slug. With `expiresAt` (epoch seconds) it is a renamed site's old slug, which redirects until then.
 */
export interface SlugItem {
  readonly tenantId: TenantId;
  readonly expiresAt?: number;
}

/** What the owner tells clients of visits, without what is not said. */
export const toldClients = ({
  policies,
  directions,
  taxes,
  spokenLanguages,
}: ToldClients & Pick<Site, 'spokenLanguages'>) => ({
  ...(policies ? { policies } : {}),
  ...(directions ? { directions } : {}),
  ...(taxes ? { taxes } : {}),
  ...(spokenLanguages && spokenLanguages.length > 0 ? { spokenLanguages } : {}),
});

export const toSite = (item: SiteItem, pagesBase: string): Site => ({
  slug: item.slug,
  title: item.title,
  theme: item.theme,
  welcomeMessage: item.welcomeMessage,
  replyMode: item.replyMode,
  description: item.description,
  ...givenTranslations(item.translations),
  industry: item.industry,
  primaryColor: item.primaryColor,
  accentColor: item.accentColor,
  seo: item.seo,
  faq: item.faq,
  canonicalUrl: item.canonicalUrl,
  ...toldClients(item),
  customDomain: item.customDomain,
  publicUrl: `${pagesBase}/site/${item.slug}`,
  version: item.version,
});

export const findSite = (table: Table, tenantId: TenantId): Promise<SiteItem | undefined> =>
  table.get<SiteItem>(keys.site(tenantId));

/**
 * The holder of a slug, also of an old one that still redirects; no holder while a closed business's slug stays
 * reserved.
 */
export const findSlug = async (table: Table, slug: string): Promise<SlugItem | undefined> => {
  const item = await table.get<Partial<SlugItem>>(keys.slug(slug));
  return item?.tenantId === undefined ? undefined : { ...item, tenantId: item.tenantId };
};

/** The item of a held slug, and the index fields by which its holder finds it. */
export const heldSlug = (slug: string, tenantId: TenantId) => ({
  tenantId,
  slug,
  ...indexed.slug(tenantId, slug),
});

/** Takes a slug that is free, whose redirect has expired, or that is this business's own old one. */
export const claimSlug = (slug: string, tenantId: TenantId, nowMs: number): Write => ({
  put: keys.slug(slug),
  item: heldSlug(slug, tenantId),
  when: anyOf(ifAbsentOrExpired(nowMs), ifFieldIs('tenantId', tenantId)),
});
