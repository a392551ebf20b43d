import type { BusinessSpec } from './business-spec.ts';

/**
 * A veterinary clinic of two vets (Isabelle and Hugo) and two technicians (Maude and Samuel), closed at midday, open on
 * Thursday evenings and Saturday mornings. Hugo is away on 27 and 28 November 2026, Isabelle in the week of 14 December;
 * the clinic closes on the afternoon of Wednesday 2 December.
 */
export const vet: BusinessSpec = {
  tenant: {
    name: 'Clinique vétérinaire Saint-Sacrement',
    industry: 'sante',
    phone: '418 555-0186',
    timezone: 'America/Toronto',
    language: 'fr',
  },
  address: {
    line1: '1240, chemin Sainte-Foy',
    line2: null,
    city: 'Québec',
    region: 'QC',
    postalCode: 'G1S 2M4',
    country: 'CA',
  },
  welcome: 'Bonjour, ici la Clinique vétérinaire Saint-Sacrement. Que peut-on faire pour votre animal ?',
  services: {
    examen: {
      fr: 'Examen annuel',
      en: 'Annual check-up',
      minutes: 30,
      price: 92,
      synonyms: ['bilan de santé', 'examen de santé', 'wellness exam'],
      people: ['isabelle', 'hugo'],
    },
    vaccin: {
      fr: 'Vaccination',
      en: 'Vaccination',
      minutes: 30,
      price: 68.5,
      synonyms: ['vaccin', 'shots'],
      people: ['isabelle', 'hugo', 'maude'],
    },
    griffes: {
      fr: 'Coupe de griffes',
      en: 'Nail trim',
      minutes: 15,
      price: 24,
      people: ['maude', 'samuel'],
    },
    dents: {
      fr: 'Nettoyage dentaire',
      en: 'Dental cleaning',
      minutes: 90,
      price: 385,
      synonyms: ['détartrage', 'teeth cleaning'],
      people: ['hugo'],
    },
    sterilisation: {
      fr: 'Stérilisation ou castration',
      en: 'Spay or neuter',
      minutes: 120,
      price: null,
      people: ['isabelle', 'hugo'],
    },
    chiot: {
      fr: 'Première visite du chiot',
      en: 'New puppy visit',
      minutes: 30,
      price: 0,
      people: ['isabelle', 'maude'],
    },
    micropuce: {
      fr: 'Micropuce',
      en: 'Microchip',
      minutes: 20,
      price: 58,
      synonyms: ['puce électronique', 'chip'],
    },
    euthanasie: {
      fr: 'Consultation de fin de vie (euthanasie)',
      en: 'End-of-life consultation (euthanasia)',
      minutes: 45,
      price: 135,
      people: ['isabelle'],
    },
  },
  people: {
    isabelle: 'Isabelle Fortin',
    hugo: 'Hugo Lavoie',
    maude: 'Maude Pelletier',
    samuel: 'Samuel Rioux',
  },
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '08:30', closes: '12:00' },
    { days: [1, 2, 3, 5], opens: '13:00', closes: '17:30' },
    { days: [4], opens: '13:00', closes: '20:00' },
    { days: [6], opens: '09:00', closes: '13:00' },
  ],
  faq: [
    {
      id: 'vet-parking',
      question: 'Y a-t-il du stationnement ?',
      answer: 'Oui, huit places gratuites derrière la clinique.',
      translations: {
        en: { question: 'Is there parking?', answer: 'Yes, eight free spots behind the clinic.' },
      },
      topic: 'parking',
      isShown: true,
    },
    {
      id: 'vet-rabbits',
      question: 'Soignez-vous les lapins et les animaux exotiques ?',
      answer: 'Nous soignons les chiens, les chats et les lapins, mais pas les oiseaux ni les reptiles.',
      translations: {
        en: {
          question: 'Do you treat rabbits and exotic pets?',
          answer: 'We treat dogs, cats and rabbits, but not birds or reptiles.',
        },
      },
      isShown: true,
    },
    {
      id: 'vet-fasting',
      question: 'Mon animal doit-il être à jeun avant un nettoyage dentaire ou une stérilisation ?',
      answer: 'Oui : aucune nourriture depuis la veille au soir. L’eau est permise.',
      translations: {
        en: {
          question: 'Does my pet have to fast before a dental cleaning or a spay?',
          answer: 'Yes: no food from the evening before. Water is allowed.',
        },
      },
      isShown: true,
    },
    {
      id: 'vet-night',
      question: 'Que faire en cas d’urgence la nuit ou le dimanche ?',
      answer: 'En dehors de nos heures, appelez le centre d’urgence vétérinaire au 418 555-0145.',
      translations: {
        en: {
          question: 'What should I do in an emergency at night or on a Sunday?',
          answer: 'Outside our hours, call the veterinary emergency centre at 418 555-0145.',
        },
      },
      isShown: true,
    },
    {
      id: 'vet-insurance',
      question: 'Acceptez-vous les assurances pour animaux ?',
      answer: 'Oui. Vous payez sur place et nous remplissons le formulaire pour votre assureur.',
      translations: {
        en: {
          question: 'Do you accept pet insurance?',
          answer: 'Yes. You pay at the visit and we fill out the claim form for your insurer.',
        },
      },
      topic: 'insurance',
      isShown: true,
    },
  ],
  closures: [
    { from: '2026-11-27', to: '2026-11-28', person: 'hugo' },
    { from: '2026-12-02', startTime: '12:00', endTime: '24:00' },
    { from: '2026-12-14', to: '2026-12-18', person: 'isabelle' },
    { from: '2026-12-24', to: '2026-12-27' },
  ],
  bookings: [
    {
      service: 'examen',
      person: 'isabelle',
      at: '2026-11-27T14:00',
      name: 'Patrick Gagné',
      email: 'patrick.gagne@example.com',
    },
    {
      service: 'dents',
      person: 'hugo',
      at: '2026-12-01T09:00',
      name: 'Lucie Bergeron',
      email: 'lucie.bergeron@example.com',
    },
  ],
};
