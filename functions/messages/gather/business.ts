import { findSite } from '../../records/site-store.ts';
import type { TenantItem } from '../../records/tenant-store.ts';
import type { BusinessFacts } from '../templates/facts.ts';
import type { GatherPorts } from './gather.ts';

/** What a message says of the business that it is from or about. */
export const businessFacts = async (
  { table, settings }: Pick<GatherPorts, 'table' | 'settings'>,
  { tenantId, name, timezone, phone, privacyContact, address }: TenantItem,
): Promise<BusinessFacts> => {
  const site = await findSite(table, tenantId);
  return {
    name,
    timeZone: timezone,
    phone,
    email: privacyContact?.email ?? null,
    address: address ?? null,
    pageUrl: site ? `${settings.pagesBase}/site/${site.slug}` : null,
  };
};
