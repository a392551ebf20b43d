import type { AvailabilityWindow } from '../../shared/schemas/availability.ts';
import type { OpeningHours, PublicConfig, PublicService } from '../../shared/schemas/public-site.ts';
import type { Service } from '../../shared/schemas/service.ts';
import { listWindows } from '../availability/window-store.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { listServices } from '../services/service-store.ts';
import type { PublicBusiness } from './find-business.ts';

/** Which wording of the notice above the chat a visitor accepts. */
export const CONSENT_VERSION = '2026-11';

const toPublicService = ({
  serviceId,
  name,
  description,
  durationMin,
  price,
  currency,
  active,
}: Service): PublicService => ({
  id: serviceId,
  name,
  description,
  durationMin,
  price,
  currency,
  active,
});

const toOpeningHours = ({ dayOfWeek, startTime, endTime }: AvailabilityWindow): OpeningHours => ({
  dayOfWeek,
  opens: startTime,
  closes: endTime,
});

/** All that a business shows to anyone: its page, its active services and its weekly hours. */
export const publicConfig = async (
  { table, settings }: Pick<Kernel, 'table' | 'settings'>,
  { tenant, site }: PublicBusiness,
): Promise<PublicConfig> => {
  const [services, windows] = await Promise.all([
    listServices(table, tenant.tenantId),
    listWindows(table, tenant.tenantId),
  ]);
  return {
    slug: site.slug,
    title: site.title,
    theme: site.theme,
    welcomeMessage: site.welcomeMessage,
    description: site.description,
    primaryColor: site.primaryColor,
    accentColor: site.accentColor,
    seo: site.seo,
    name: tenant.name,
    industry: site.industry,
    phone: tenant.phone,
    language: tenant.language,
    timezone: tenant.timezone,
    services: services.filter(({ active }) => active).map(toPublicService),
    openingHours: windows.filter(({ active }) => active).map(toOpeningHours),
    canonicalUrl: site.canonicalUrl,
    customDomain: site.customDomain,
    publicUrl: `${settings.appBase}/site/${site.slug}`,
    consent: { version: CONSENT_VERSION },
  };
};
