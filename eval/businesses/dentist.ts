import type { BusinessSpec } from './business-spec.ts';

/** A dental office in Vancouver, whose own language is English, open Monday to Thursday. */
export const dentist: BusinessSpec = {
  tenant: {
    name: 'Kitsilano Dental',
    industry: 'sante',
    phone: '604 555-0199',
    timezone: 'America/Vancouver',
    language: 'en',
  },
  address: {
    line1: '2210 West 4th Avenue',
    line2: 'Suite 5',
    city: 'Vancouver',
    region: 'BC',
    postalCode: 'V6K 1N8',
    country: 'CA',
  },
  welcome: 'Welcome to Kitsilano Dental! How can we help?',
  services: {
    checkup: { fr: 'Examen dentaire', en: 'Dental check-up', minutes: 30, price: 95 },
    cleaning: { fr: 'Nettoyage', en: 'Cleaning', minutes: 60, price: 180 },
    whitening: {
      fr: 'Blanchiment',
      en: 'Teeth whitening',
      minutes: 90,
      price: 399.99,
      people: ['emily'],
    },
    kids: { fr: 'Examen pour enfant', en: 'Children’s check-up', minutes: 30, price: 70 },
  },
  people: { emily: 'Emily Wong', raj: 'Raj Singh' },
  hours: [{ days: [1, 2, 3, 4], opens: '08:00', closes: '17:00' }],
  closures: [{ from: '2026-11-26', startTime: '12:00', endTime: '24:00' }],
  bookings: [],
};
