import type { BusinessSpec } from './business-spec.ts';

/** A hair salon of four people, open Tuesday to Saturday. Karim is away on Thursday 26 November 2026. */
export const salon: BusinessSpec = {
  tenant: {
    name: 'Salon Mirabelle',
    industry: 'beaute',
    phone: '514 555-0161',
    timezone: 'America/Toronto',
    language: 'fr',
  },
  address: {
    line1: '1845, avenue du Mont-Royal Est',
    line2: null,
    city: 'Montréal',
    region: 'QC',
    postalCode: 'H2H 1J2',
    country: 'CA',
  },
  welcome: 'Bienvenue au Salon Mirabelle ! Comment puis-je vous aider ?',
  services: {
    femme: { fr: 'Coupe femme', en: 'Women’s haircut', minutes: 60, price: 65 },
    homme: { fr: 'Coupe homme', en: 'Men’s haircut', minutes: 30, price: 38.5 },
    enfant: { fr: 'Coupe enfant', en: 'Kids’ haircut', minutes: 30, price: 25 },
    couleur: {
      fr: 'Coloration',
      en: 'Hair colour',
      minutes: 120,
      price: 140,
      synonyms: ['teinture', 'dye'],
      people: ['julie', 'sophie'],
    },
    meches: {
      fr: 'Mèches',
      en: 'Highlights',
      minutes: 150,
      price: 175,
      synonyms: ['balayage', 'reflets', 'streaks'],
      people: ['sophie'],
    },
    barbe: {
      fr: 'Taille de barbe',
      en: 'Beard trim',
      minutes: 20,
      price: 22,
      people: ['karim', 'marc'],
    },
    plis: { fr: 'Mise en plis', en: 'Blow-dry', minutes: 45, price: 48 },
  },
  people: {
    karim: 'Karim Haddad',
    julie: 'Julie Bouchard',
    sophie: 'Sophie Nguyen',
    marc: 'Marc-André Gagnon',
  },
  hours: [
    { days: [2, 3, 5], opens: '09:00', closes: '18:00' },
    { days: [4], opens: '09:00', closes: '20:00' },
    { days: [6], opens: '09:00', closes: '16:00' },
  ],
  closures: [
    { from: '2026-11-26', person: 'karim' },
    { from: '2026-12-01' },
    { from: '2026-12-24', startTime: '12:00', endTime: '24:00' },
    { from: '2026-12-25', to: '2026-12-26' },
  ],
  bookings: [
    {
      service: 'femme',
      person: 'julie',
      at: '2026-11-27T10:00',
      name: 'Marie Roy',
      email: 'marie.roy@example.com',
    },
    {
      service: 'barbe',
      person: 'karim',
      at: '2026-11-25T14:00',
      name: 'Steve Lapointe',
      email: 'steve.lapointe@example.com',
    },
  ],
};
