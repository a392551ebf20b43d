import type { BusinessSpec } from './business-spec.ts';

/** A dog groomer with few times: Wednesdays from ten to two, and none of them free before 9 December 2026. */
export const groomer: BusinessSpec = {
  tenant: {
    name: 'Toilettage Belles Pattes',
    industry: 'services',
    phone: '438 555-0121',
    timezone: 'America/Toronto',
    language: 'fr',
  },
  address: {
    line1: '12, rue Fleury Ouest',
    line2: null,
    city: 'Montréal',
    region: 'QC',
    postalCode: 'H3L 1S8',
    country: 'CA',
  },
  welcome: 'Bienvenue chez Belles Pattes !',
  services: {
    toilettage: { fr: 'Toilettage complet', en: 'Full grooming', minutes: 120, price: 85 },
    griffes: { fr: 'Coupe de griffes', en: 'Nail trim', minutes: 30, price: 15 },
  },
  people: {},
  hours: [{ days: [3], opens: '10:00', closes: '14:00' }],
  closures: [{ from: '2026-11-23', to: '2026-12-08' }],
  bookings: [],
};
