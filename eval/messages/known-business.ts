import type { Business, BusinessService } from '../../functions/assistant/contract.ts';
import { DEFAULT_BOOKING_POLICY } from '../../shared/domain/booking-policy.ts';
import type { BusinessSpec } from '../businesses/business-spec.ts';

const servicesOf = ({ services }: BusinessSpec, own: 'fr' | 'en'): readonly BusinessService[] => {
  const other = own === 'en' ? 'fr' : 'en';
  return Object.entries(services).map(([id, { minutes, price, synonyms, people, ...names }]) => ({
    id,
    name: names[own],
    translations: { [other]: { name: names[other] } },
    durationMin: minutes,
    price,
    currency: 'CAD',
    description: null,
    ...(synonyms ? { synonyms: [...synonyms] } : {}),
    ...(people ? { people: [...people] } : {}),
  }));
};

/** What the assistant knows of a business, by the keys of its spec, without opening it. */
export const knownBusiness = (spec: BusinessSpec): Business => {
  const { tenant, address, welcome, people, hours, faq = [] } = spec;
  const own = tenant.language === 'en' ? 'en' : 'fr';
  return {
    name: tenant.name,
    title: tenant.name,
    industry: tenant.industry ?? 'autre',
    description: null,
    welcomeMessage: welcome,
    timezone: tenant.timezone,
    language: own,
    phone: tenant.phone ?? null,
    address,
    services: servicesOf(spec, own),
    people: Object.entries(people).map(([id, name]) => ({ id, name })),
    openingHours: hours.flatMap(({ days, opens, closes }) =>
      days.map((dayOfWeek) => ({ dayOfWeek, opens, closes })),
    ),
    specialHours: [],
    replyMode: 'llm',
    policy: DEFAULT_BOOKING_POLICY,
    waitlistUrl: null,
    smsConsent: null,
    faq: faq.filter(({ isShown }) => isShown).map(({ isShown: _, ...entry }) => entry),
  };
};
