import type { BusinessSpec } from './business-spec.ts';

/** A real-estate agency of two brokers. Nathalie is away in the week of 30 November 2026. */
export const agency: BusinessSpec = {
  tenant: {
    name: 'Agence Boréal',
    industry: 'immobilier',
    phone: '819 555-0177',
    timezone: 'America/Toronto',
    language: 'fr',
  },
  address: {
    line1: '88, rue Wellington Nord',
    line2: null,
    city: 'Sherbrooke',
    region: 'QC',
    postalCode: 'J1H 5B8',
    country: 'CA',
  },
  welcome: 'Bonjour et bienvenue à l’Agence Boréal.',
  services: {
    consultation: { fr: 'Consultation acheteur', en: 'Buyer consultation', minutes: 30, price: 0 },
    evaluation: { fr: 'Évaluation de propriété', en: 'Home valuation', minutes: 60, price: 150 },
    visite: { fr: 'Visite de propriété', en: 'Property viewing', minutes: 45, price: 0 },
  },
  people: { nathalie: 'Nathalie Gagnon', olivier: 'Olivier Côté' },
  hours: [
    { days: [1, 2, 3, 4], opens: '10:00', closes: '19:00' },
    { days: [5], opens: '10:00', closes: '15:00' },
  ],
  closures: [{ from: '2026-11-30', to: '2026-12-04', person: 'nathalie' }],
  bookings: [],
};
