import type { BusinessSpec } from './business-spec.ts';

/**
 * A driving school of four instructors with different skills, closed at midday on weekdays and on Sundays, open in the
 * evening from Monday to Thursday. Kevin is away on 25 November 2026, Roland on Saturdays 28 November and 5 December,
 * Nadine in the week of 30 November; the school closes at noon on Tuesday 8 December.
 */
export const driving: BusinessSpec = {
  tenant: {
    name: 'École de conduite Virage',
    industry: 'services',
    phone: '819 555-0139',
    timezone: 'America/Toronto',
    language: 'fr',
  },
  address: {
    line1: '405, rue Lindsay',
    line2: 'Bureau 2',
    city: 'Drummondville',
    region: 'QC',
    postalCode: 'J2B 1H3',
    country: 'CA',
  },
  welcome: 'Bonjour, ici l’École de conduite Virage. Comment peut-on vous aider ?',
  services: {
    automatique: {
      fr: 'Leçon de conduite automatique',
      en: 'Automatic driving lesson',
      minutes: 60,
      price: 60,
      synonyms: ['leçon automatique', 'sortie en automatique', 'automatic lesson'],
      people: ['sylvain', 'nadine', 'kevin'],
    },
    manuelle: {
      fr: 'Leçon de conduite manuelle',
      en: 'Manual driving lesson',
      minutes: 60,
      price: 68,
      synonyms: ['leçon manuelle', 'conduite standard', 'manual lesson', 'stick shift'],
      people: ['sylvain', 'roland'],
    },
    examen: {
      fr: 'Préparation à l’examen routier',
      en: 'Road test preparation',
      minutes: 90,
      price: 95,
      synonyms: ['pratique d’examen', 'examen blanc', 'mock road test', 'test prep'],
      people: ['sylvain', 'nadine'],
    },
    location: {
      fr: 'Location de voiture pour l’examen',
      en: 'Car rental for the road test',
      minutes: 120,
      price: 120,
      synonyms: ['louer une auto', 'louer un char', 'rent a car'],
      people: ['nadine', 'kevin'],
    },
    autoroute: {
      fr: 'Leçon sur autoroute',
      en: 'Highway lesson',
      minutes: 60,
      price: 72.5,
      synonyms: ['conduite sur l’autoroute', 'highway driving'],
      people: ['sylvain', 'nadine'],
    },
    stationnement: {
      fr: 'Atelier de stationnement',
      en: 'Parking workshop',
      minutes: 45,
      price: 48,
      synonyms: ['stationnement en parallèle', 'parallel parking'],
      people: ['kevin'],
    },
    remise: {
      fr: 'Cours de remise à niveau',
      en: 'Refresher lesson',
      minutes: 60,
      price: 65,
      synonyms: ['cours de rafraîchissement', 'recommencer à conduire', 'start driving again'],
      people: ['nadine', 'roland'],
    },
    hiver: {
      fr: 'Conduite hivernale',
      en: 'Winter driving',
      minutes: 120,
      price: null,
      people: ['roland'],
    },
    inscription: {
      fr: 'Rencontre d’inscription',
      en: 'Registration meeting',
      minutes: 30,
      price: 0,
      people: ['nadine', 'kevin'],
    },
  },
  people: {
    sylvain: 'Sylvain Robitaille',
    nadine: 'Nadine Khoury',
    kevin: 'Kevin Lachance',
    roland: 'Roland Thibodeau',
  },
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '08:30', closes: '12:00' },
    { days: [1, 2, 3, 4], opens: '13:00', closes: '20:00' },
    { days: [5], opens: '13:00', closes: '17:00' },
    { days: [6], opens: '09:00', closes: '15:00' },
  ],
  faq: [
    {
      id: 'conduite-age',
      question: 'À partir de quel âge peut-on prendre une leçon ?',
      answer:
        'À 16 ans, avec un permis d’apprenti conducteur. Un parent signe l’inscription des moins de 18 ans.',
      translations: {
        en: {
          question: 'From what age can I take a lesson?',
          answer: 'At 16, with a learner’s licence. A parent signs the registration of anyone under 18.',
        },
      },
      isShown: true,
    },
    {
      id: 'conduite-full',
      question: 'Combien coûte le cours complet ?',
      answer:
        'Le cours complet de la classe 5 (24 heures de théorie et 15 sorties) coûte 1 025 $, payable en trois versements.',
      translations: {
        en: {
          question: 'How much is the full course?',
          answer:
            'The full class 5 course (24 hours of theory and 15 outings) is $1,025, payable in three instalments.',
        },
      },
      isShown: true,
    },
    {
      id: 'conduite-pickup',
      question: 'Venez-vous chercher les élèves à la maison ?',
      answer: 'Oui, sans frais, jusqu’à 10 km de l’école. Plus loin, la leçon commence à l’école.',
      translations: {
        en: {
          question: 'Do you pick students up at home?',
          answer:
            'Yes, at no charge, up to 10 km from the school. Farther away, the lesson starts at the school.',
        },
      },
      isShown: true,
    },
    {
      id: 'conduite-policy',
      question: 'Quelle est votre politique d’annulation ?',
      answer:
        'Changer ou annuler est sans frais jusqu’à 24 heures avant ; ensuite, des frais de 35 $ s’appliquent.',
      translations: {
        en: {
          question: 'What is your cancellation policy?',
          answer: 'Changing or cancelling is free until 24 hours before; after that, a $35 fee applies.',
        },
      },
      topic: 'policy',
      isShown: true,
    },
    {
      id: 'conduite-saaq',
      question: 'Réservez-vous l’examen à la SAAQ pour moi ?',
      answer:
        'Non, vous le réservez vous-même sur SAAQclic. Prenez ensuite l’auto et la préparation avec nous.',
      translations: {
        en: {
          question: 'Do you book the SAAQ road test for me?',
          answer: 'No, you book it yourself on SAAQclic. Then book the car and the preparation with us.',
        },
      },
      isShown: true,
    },
    {
      id: 'conduite-rental',
      question: 'Que comprend la location pour l’examen ?',
      answer:
        'Une auto automatique, un accompagnateur et une demi-heure d’échauffement. Pas de manuelle pour l’examen.',
      translations: {
        en: {
          question: 'What does the rental for the road test include?',
          answer: 'An automatic car, somebody with you and a half-hour warm-up. No manual car for the test.',
        },
      },
      isShown: true,
    },
    {
      id: 'conduite-bring',
      question: 'Que faut-il apporter à une leçon ?',
      answer: 'Votre permis, vos lunettes si vous en portez, et des souliers fermés.',
      translations: {
        en: {
          question: 'What should I bring to a lesson?',
          answer: 'Your licence, your glasses if you wear any, and closed shoes.',
        },
      },
      isShown: true,
    },
    {
      id: 'conduite-moto',
      question: 'Donnez-vous des cours de moto ?',
      answer: 'Non, seulement la classe 5, l’automobile.',
      translations: {
        en: {
          question: 'Do you give motorcycle lessons?',
          answer: 'No, only class 5, cars.',
        },
      },
      isShown: true,
    },
  ],
  closures: [
    { from: '2026-11-25', person: 'kevin' },
    { from: '2026-11-28', person: 'roland' },
    { from: '2026-12-05', person: 'roland' },
    { from: '2026-11-30', to: '2026-12-04', person: 'nadine' },
    { from: '2026-12-08', startTime: '12:00', endTime: '24:00' },
    { from: '2026-12-24', to: '2026-12-27' },
    { from: '2026-12-31', to: '2027-01-03' },
  ],
  bookings: [
    {
      service: 'automatique',
      person: 'sylvain',
      at: '2026-11-24T16:00',
      name: 'Mégane Courchesne',
      email: 'megane.courchesne@example.com',
    },
    {
      service: 'location',
      person: 'kevin',
      at: '2026-11-26T09:00',
      name: 'Youssef Ben Salah',
      email: 'youssef.bensalah@example.com',
    },
    {
      service: 'manuelle',
      person: 'roland',
      at: '2026-11-25T19:00',
      name: 'Francis Houle',
      email: 'francis.houle@example.com',
    },
  ],
};
