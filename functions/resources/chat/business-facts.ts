import type { Business } from '../../assistant/contract.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { hasLapsedForLong } from '../../records/tenants/plan-of.ts';
import { bookingPolicyOf } from '../../records/tenants/tenant-store.ts';
import type { PublicBusiness } from '../public-site/find-business.ts';
import { shownBusiness } from '../public-site/shown-business.ts';

/** Visitors ask about any day of the next twelve months. */
const DAYS_KNOWN = 366;

/** What the assistant knows of a business: what its public page shows, and how it takes bookings. */
export const businessFacts = async (
  kernel: Pick<Kernel, 'table' | 'settings' | 'clock'>,
  business: PublicBusiness,
): Promise<Business> => {
  const config = await shownBusiness(kernel, business, DAYS_KNOWN);
  return {
    name: config.name,
    title: config.title,
    industry: config.industry,
    description: config.description,
    welcomeMessage: config.welcomeMessage,
    translations: config.translations,
    timezone: config.timezone,
    language: config.language,
    phone: config.phone,
    address: config.address,
    services: config.services,
    people: config.people ?? [],
    faq: config.faq ?? [],
    openingHours: config.openingHours,
    specialHours: config.specialHours,
    replyMode: hasLapsedForLong(business.tenant, kernel.clock()) ? 'greeting-only' : business.site.replyMode,
    policy: bookingPolicyOf(business.tenant),
    policies: config.policies,
    taxes: config.taxes,
    smsConsent: config.smsConsent ?? null,
    waitlistUrl: config.waitlist ? `${config.publicUrl}/attente` : null,
  };
};
