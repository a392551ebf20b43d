import type { BusinessSpec } from './business-spec.ts';

/** A physiotherapy clinic of three people, open on weekdays, closed on Friday 4 December 2026. */
export const clinic: BusinessSpec = {
  tenant: {
    name: 'Clinique Vertex',
    industry: 'sante',
    phone: '418 555-0134',
    timezone: 'America/Toronto',
    language: 'fr',
  },
  address: {
    line1: '975, boulevard Charest Ouest',
    line2: 'Bureau 210',
    city: 'Québec',
    region: 'QC',
    postalCode: 'G1N 2C9',
    country: 'CA',
  },
  welcome: 'Bonjour, ici la Clinique Vertex. En quoi puis-je vous aider ?',
  services: {
    evaluation: {
      fr: 'Évaluation en physiothérapie',
      en: 'Physiotherapy assessment',
      minutes: 60,
      price: 110,
      people: ['anais', 'david'],
    },
    suivi: {
      fr: 'Suivi en physiothérapie',
      en: 'Physiotherapy follow-up',
      minutes: 30,
      price: 85,
      people: ['anais', 'david'],
    },
    pediatrie: {
      fr: 'Évaluation pédiatrique (enfant)',
      en: 'Children’s assessment',
      minutes: 45,
      price: 90,
      people: ['anais'],
    },
    masso: {
      fr: 'Massothérapie',
      en: 'Massage therapy',
      minutes: 60,
      price: 95,
      synonyms: ['massage'],
      people: ['priya'],
    },
    osteo: { fr: 'Ostéopathie', en: 'Osteopathy', minutes: 45, price: 105.5, people: ['david'] },
  },
  people: { anais: 'Anaïs Roy', david: 'David Chen', priya: 'Priya Patel' },
  hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '19:00' }],
  closures: [{ from: '2026-12-04' }, { from: '2026-12-24', to: '2026-12-26' }],
  bookings: [
    {
      service: 'suivi',
      person: 'david',
      at: '2026-11-25T09:00',
      name: 'Paul Martin',
      email: 'paul.martin@example.com',
    },
  ],
};
