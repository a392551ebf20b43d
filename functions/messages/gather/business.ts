import type { Language } from '../../../shared/domain/language.ts';
import { inLanguage } from '../../../shared/domain/translations.ts';
import { findSite, type SiteItem, toldClients } from '../../records/sites/site-store.ts';
import { bookingPolicyOf, type TenantItem } from '../../records/tenants/tenant-store.ts';
import type { BusinessFacts, VisitFacts } from '../templates/facts.ts';
import type { GatherPorts } from './gather.ts';

const visitFacts = (tenant: TenantItem, site: SiteItem): VisitFacts => {
  const toldIn = (language: Language) => {
    const { directions, policies } = toldClients(inLanguage(site, language));
    return { ...(directions ? { directions } : {}), ...(policies ? { policies } : {}) };
  };
  const { cutOffHours } = bookingPolicyOf(tenant);
  const { taxes } = toldClients(site);
  return { cutOffHours, ...(taxes ? { taxes } : {}), told: { fr: toldIn('fr'), en: toldIn('en') } };
};

/** What a message says of the business that it is from or about. */
export const businessFacts = async (
  { table, settings }: Pick<GatherPorts, 'table' | 'settings'>,
  tenant: TenantItem,
): Promise<BusinessFacts> => {
  const { tenantId, name, timezone, phone, privacyContact, address } = tenant;
  const site = await findSite(table, tenantId);
  return {
    name,
    timeZone: timezone,
    phone,
    email: privacyContact?.email ?? null,
    address: address ?? null,
    pageUrl: site ? `${settings.pagesBase}/site/${site.slug}` : null,
    ...(site ? { visit: visitFacts(tenant, site) } : {}),
  };
};
