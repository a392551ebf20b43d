import { SMS_CONSENT_VERSION } from '../../../shared/domain/sms-consent.ts';
import { givenTranslations } from '../../../shared/domain/translations.ts';
import { usualWindows } from '../../../shared/domain/window-dates.ts';
import type { FaqEntry } from '../../../shared/schemas/faq.ts';
import type { PublicConfig, PublicPerson, PublicService } from '../../../shared/schemas/public-site.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import { localDateOf } from '../../agenda/local-date.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { calendarsInUse } from '../../records/calendars/active-calendars.ts';
import { activePeople } from '../../records/calendars/active-people.ts';
import { listClosures } from '../../records/calendars/closure-store.ts';
import { listWindows } from '../../records/calendars/window-store.ts';
import { goesOut } from '../../records/messages/going-out.ts';
import { listServices } from '../../records/service-store.ts';
import { toldClients } from '../../records/sites/site-store.ts';
import { planOf } from '../../records/tenants/plan-of.ts';
import { bookingPolicyOf, type TenantItem } from '../../records/tenants/tenant-store.ts';
import { mostAtOnce } from '../bookings/baskets/basket-limits.ts';
import type { PublicBusiness } from './find-business.ts';
import { openingHours } from './opening-hours.ts';

/** The version of the notice above the chat that a visitor accepts. */
export const CONSENT_VERSION = '2026-11-21';

const toPublicService = ({
  serviceId,
  name,
  description,
  translations,
  synonyms,
  durationMin,
  price,
  currency,
  priceFrom,
  category,
  active,
}: Service): PublicService => ({
  id: serviceId,
  name,
  description,
  ...givenTranslations(translations),
  ...(synonyms.length > 0 ? { synonyms } : {}),
  durationMin,
  price,
  currency,
  ...(priceFrom ? { priceFrom } : {}),
  ...(category ? { category } : {}),
  active,
});

/** The questions that visitors see, with their answers. */
const shownFaq = (faq: readonly FaqEntry[]) => {
  const shown = faq.flatMap(({ isShown, translations, ...entry }) =>
    isShown ? [{ ...entry, ...givenTranslations(translations) }] : [],
  );
  return shown.length > 0 ? { faq: shown } : {};
};

/** The people whom a visitor can choose between; empty where there is no choice. */
const choosable = (tenant: TenantItem, now: number): readonly PublicPerson[] => {
  const people = activePeople(tenant, now);
  if (people.length < 2) return [];
  return people.map(({ calendarId, name, title, translations }) => ({
    ...{ id: calendarId, name },
    ...(title ? { title } : {}),
    ...givenTranslations(translations),
  }));
};

const performers = ({ calendarIds }: Service, people: readonly PublicPerson[]) => {
  const ids = people.map(({ id }) => id).filter((id) => calendarIds.includes(id));
  return ids.length > 0 ? { people: ids } : {};
};

/** How many days ahead a page shows special hours. */
const DAYS_SHOWN = 56;

/**
 * What a business shows to anyone, but for its pictures: its page, its active services, its weekly hours, and its
 * special hours for so many days from today.
 */
export const shownBusiness = async (
  { table, settings, clock }: Pick<Kernel, 'table' | 'settings' | 'clock'>,
  { tenant, site }: PublicBusiness,
  daysShown = DAYS_SHOWN,
): Promise<PublicConfig> => {
  const now = clock();
  // Loaded while the records are read: a start that brings it is slower for all.
  const [{ specialHours }, services, windows, closures, isWaitlistOpen] = await Promise.all([
    import('./special-hours.ts'),
    listServices(table, tenant.tenantId),
    listWindows(table, tenant.tenantId),
    listClosures(table, tenant.tenantId),
    goesOut({ table, settings }, tenant, 'waitlist_offer', now),
  ]);
  const calendars = calendarsInUse(tenant, now);
  const today = localDateOf(now, tenant.timezone);
  const people = choosable(tenant, now);
  const { cutOffHours, horizonDays } = bookingPolicyOf(tenant);
  return {
    slug: site.slug,
    title: site.title,
    theme: site.theme,
    welcomeMessage: site.welcomeMessage,
    description: site.description,
    ...givenTranslations(site.translations),
    primaryColor: site.primaryColor,
    accentColor: site.accentColor,
    seo: site.seo,
    name: tenant.name,
    industry: site.industry,
    phone: tenant.phone,
    address: tenant.address ?? null,
    language: tenant.language,
    timezone: tenant.timezone,
    services: services
      .filter(({ active }) => active)
      .map((service) => ({
        ...toPublicService(service),
        ...performers(service, people),
      })),
    openingHours: [...openingHours(usualWindows(windows, today), calendars)],
    specialHours: [...specialHours({ windows, closures, calendars }, today, daysShown)],
    ...shownFaq(site.faq),
    ...(people.length > 0 ? { people: [...people] } : {}),
    cutOffHours,
    mostAtOnce: mostAtOnce(tenant),
    horizonDays,
    ...toldClients(site),
    canonicalUrl: site.canonicalUrl,
    customDomain: site.customDomain,
    publicUrl: `${settings.pagesBase}/site/${site.slug}`,
    consent: { version: CONSENT_VERSION, contact: tenant.privacyContact ?? null },
    ...(isWaitlistOpen ? { waitlist: true } : {}),
    ...(settings.sendsSms && planOf(tenant, now) === 'pro' ? { smsConsent: SMS_CONSENT_VERSION } : {}),
  };
};
