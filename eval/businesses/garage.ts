import type { BusinessSpec } from './business-spec.ts';

/** A garage with one calendar for two bays, closed at midday and on weekends. */
export const garage: BusinessSpec = {
  tenant: {
    name: 'Garage Tremblay et fils',
    industry: 'automobile',
    phone: '450 555-0110',
    timezone: 'America/Toronto',
    language: 'fr',
  },
  address: {
    line1: '320, rue Principale',
    line2: null,
    city: 'Saint-Jérôme',
    region: 'QC',
    postalCode: 'J7Z 1X8',
    country: 'CA',
  },
  welcome: 'Garage Tremblay, bonjour ! Que peut-on faire pour votre véhicule ?',
  services: {
    vidange: {
      fr: 'Vidange d’huile',
      en: 'Oil change',
      minutes: 45,
      price: 79.95,
      synonyms: ['changement d’huile', 'lube'],
    },
    pneus: { fr: 'Changement de pneus', en: 'Tire change', minutes: 60, price: 90 },
    inspection: { fr: 'Inspection avant achat', en: 'Pre-purchase inspection', minutes: 90, price: 149 },
    freins: { fr: 'Estimation de freins', en: 'Brake estimate', minutes: 30, price: 0 },
    diagnostic: { fr: 'Diagnostic électronique', en: 'Computer diagnostic', minutes: 60, price: 120 },
  },
  people: {},
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '07:30', closes: '12:00' },
    { days: [1, 2, 3, 4, 5], opens: '13:00', closes: '17:30' },
  ],
  capacity: 2,
  closures: [{ from: '2026-12-23', to: '2027-01-03' }],
  bookings: [],
};
