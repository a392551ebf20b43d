import type { BusinessSpec } from './business-spec.ts';

/**
 * A photo studio of three photographers with different work, closed on Mondays, open on Thursday and Friday evenings
 * and on weekends. Wassim is away on Wednesday 25 November 2026, Élodie on 28 and 29 November, Maxime on 2 and 3
 * December; the studio closes on Tuesday 8 December, and at two on Saturday 12 December.
 */
export const photo: BusinessSpec = {
  tenant: {
    name: 'Studio Pruneau',
    industry: 'services',
    phone: '450 555-0139',
    timezone: 'America/Toronto',
    language: 'fr',
  },
  address: {
    line1: '452, rue Saint-Charles Ouest',
    line2: '2e étage',
    city: 'Longueuil',
    region: 'QC',
    postalCode: 'J4H 1G3',
    country: 'CA',
  },
  welcome: 'Bonjour, ici le Studio Pruneau ! Qui est-ce qu’on photographie ?',
  services: {
    passeport: {
      fr: 'Photo de passeport',
      en: 'Passport photo',
      minutes: 15,
      price: 24.95,
      synonyms: ['photo d’identité', 'ID photo'],
      people: ['maxime', 'wassim'],
    },
    bebepasseport: {
      fr: 'Photo de passeport de bébé (moins de 2 ans)',
      en: 'Baby passport photo (under 2)',
      minutes: 30,
      price: 34.95,
      people: ['wassim'],
    },
    famille: {
      fr: 'Portrait de famille',
      en: 'Family portrait',
      minutes: 60,
      price: 195,
      synonyms: ['photos de famille', 'family photos'],
      people: ['elodie', 'maxime'],
    },
    nouveaune: {
      fr: 'Séance nouveau-né',
      en: 'Newborn session',
      minutes: 180,
      price: 325,
      synonyms: ['photos de nouveau-né', 'newborn'],
      people: ['elodie'],
    },
    grossesse: {
      fr: 'Séance de grossesse',
      en: 'Maternity session',
      minutes: 60,
      price: 225,
      synonyms: ['photos de grossesse', 'photos de bedaine', 'maternity photos'],
      people: ['elodie'],
    },
    noel: {
      fr: 'Mini-séance de Noël',
      en: 'Christmas mini session',
      minutes: 30,
      price: 89,
      synonyms: ['photos de Noël', 'Christmas photos'],
      people: ['elodie', 'wassim'],
    },
    corpo: {
      fr: 'Portrait corporatif',
      en: 'Corporate headshot',
      minutes: 30,
      price: 129,
      synonyms: ['headshot', 'photo LinkedIn', 'portrait d’affaires'],
      people: ['maxime', 'wassim'],
    },
    equipe: {
      fr: 'Portraits d’équipe en entreprise',
      en: 'Team portraits at your workplace',
      minutes: 120,
      price: null,
      people: ['maxime'],
    },
    finissant: {
      fr: 'Photo de finissant',
      en: 'Graduation photo',
      minutes: 45,
      price: 99,
      synonyms: ['photo de graduation', 'grad photo'],
      people: ['maxime'],
    },
    animal: {
      fr: 'Portrait d’animal',
      en: 'Pet portrait',
      minutes: 45,
      price: 110,
      synonyms: ['photo de chien', 'photo de chat', 'dog photo', 'cat photo'],
      people: ['wassim'],
    },
    restauration: {
      fr: 'Restauration de vieille photo',
      en: 'Old photo restoration',
      minutes: 15,
      price: null,
      synonyms: ['réparer une photo', 'photo repair'],
      people: ['wassim'],
    },
    rencontre: {
      fr: 'Rencontre de planification',
      en: 'Planning meeting',
      minutes: 30,
      price: 0,
      people: ['elodie', 'maxime'],
    },
  },
  people: { elodie: 'Élodie Pruneau', maxime: 'Maxime Thibodeau', wassim: 'Wassim Karam' },
  hours: [
    { days: [2, 3], opens: '10:00', closes: '18:00' },
    { days: [4, 5], opens: '11:00', closes: '20:00' },
    { days: [6], opens: '09:00', closes: '17:00' },
    { days: [0], opens: '10:00', closes: '15:00' },
  ],
  faq: [
    {
      id: 'photo-glasses',
      question: 'Peut-on garder ses lunettes sur une photo de passeport ?',
      answer: 'Non, on enlève les lunettes et le chapeau, et on ne sourit pas.',
      translations: {
        en: {
          question: 'Can I keep my glasses on in a passport photo?',
          answer: 'No, glasses and hats come off, and no smiling.',
        },
      },
      isShown: true,
    },
    {
      id: 'photo-ready',
      question: 'En combien de temps une photo de passeport est-elle prête ?',
      answer: 'En dix minutes : vous repartez avec deux photos imprimées et datées.',
      translations: {
        en: {
          question: 'How long until a passport photo is ready?',
          answer: 'Ten minutes: you leave with two printed and dated photos.',
        },
      },
      isShown: true,
    },
    {
      id: 'photo-gallery',
      question: 'Quand reçoit-on les photos d’une séance ?',
      answer: 'En deux semaines, dans une galerie en ligne d’où vous pouvez tout télécharger.',
      translations: {
        en: {
          question: 'When do we get the photos of a session?',
          answer: 'Within two weeks, in an online gallery from which you can download everything.',
        },
      },
      isShown: true,
    },
    {
      id: 'photo-newborn',
      question: 'À quel âge faut-il photographier un nouveau-né ?',
      answer: 'Entre 5 et 21 jours. Le studio est chauffé et vous pouvez allaiter tant qu’il le faut.',
      translations: {
        en: {
          question: 'At what age should a newborn be photographed?',
          answer: 'Between 5 and 21 days. The studio is heated and you can nurse as often as needed.',
        },
      },
      isShown: true,
    },
    {
      id: 'photo-size',
      question: 'Combien de personnes peut-il y avoir sur un portrait de famille ?',
      answer: 'Jusqu’à six personnes pour le prix indiqué ; ensuite, c’est 15 $ par personne de plus.',
      translations: {
        en: {
          question: 'How many people can be in a family portrait?',
          answer: 'Up to six people for the listed price; after that it is $15 per extra person.',
        },
      },
      isShown: true,
    },
    {
      id: 'photo-outdoors',
      question: 'Faites-vous des séances à l’extérieur ?',
      answer: 'Oui, de mai à octobre. En hiver, tout se fait au studio.',
      translations: {
        en: {
          question: 'Do you do outdoor sessions?',
          answer: 'Yes, from May to October. In winter everything is done at the studio.',
        },
      },
      isShown: true,
    },
    {
      id: 'photo-weddings',
      question: 'Photographiez-vous les mariages ?',
      answer:
        'Oui, Élodie et Maxime en font, à partir de 1800 $. Réservez d’abord une rencontre de planification, gratuite.',
      translations: {
        en: {
          question: 'Do you photograph weddings?',
          answer: 'Yes, Élodie and Maxime do, from $1800. Book a planning meeting first; it is free.',
        },
      },
      isShown: true,
    },
    {
      id: 'photo-restoration',
      question: 'Pouvez-vous réparer une vieille photo déchirée ou tachée ?',
      answer: 'Oui, presque toujours. Le prix dépend des dommages : Wassim le fixe en voyant la photo.',
      translations: {
        en: {
          question: 'Can you repair an old photo that is torn or stained?',
          answer:
            'Yes, almost always. The price depends on the damage: Wassim sets it when he sees the photo.',
        },
      },
      isShown: true,
    },
    {
      id: 'photo-pets',
      question: 'Peut-on amener son chien à une séance de famille ?',
      answer: 'Oui, sans frais, s’il est en laisse.',
      translations: {
        en: {
          question: 'Can we bring our dog to a family session?',
          answer: 'Yes, at no charge, as long as it is on a leash.',
        },
      },
      isShown: true,
    },
    {
      id: 'photo-access',
      question: 'Y a-t-il un ascenseur ?',
      answer:
        'Non, le studio est au 2e étage et il y a vingt marches. Une poussette reste en bas sans souci.',
      translations: {
        en: {
          question: 'Is there an elevator?',
          answer:
            'No, the studio is on the 2nd floor, up twenty steps. A stroller can safely stay downstairs.',
        },
      },
      topic: 'access',
      isShown: true,
    },
    {
      id: 'photo-parking',
      question: 'Où peut-on se stationner ?',
      answer: 'Dans la rue, avec parcomètre, ou au stationnement de la rue Saint-Alexandre, gratuit le soir.',
      translations: {
        en: {
          question: 'Where can we park?',
          answer:
            'On the street, with a meter, or in the lot on Saint-Alexandre Street, free in the evening.',
        },
      },
      topic: 'parking',
      isShown: true,
    },
    {
      id: 'photo-policy',
      question: 'Quelle est votre politique d’annulation ?',
      answer:
        'Prévenez-nous 48 heures d’avance ; sinon, 40 $ sont retenus. Un enfant malade n’est jamais facturé.',
      translations: {
        en: {
          question: 'What is your cancellation policy?',
          answer: 'Let us know 48 hours ahead; otherwise we keep $40. A sick child is never charged.',
        },
      },
      topic: 'policy',
      isShown: true,
    },
  ],
  closures: [
    { from: '2026-11-25', person: 'wassim' },
    { from: '2026-11-28', to: '2026-11-29', person: 'elodie' },
    { from: '2026-12-02', to: '2026-12-03', person: 'maxime' },
    { from: '2026-12-08' },
    { from: '2026-12-12', startTime: '14:00', endTime: '24:00' },
    { from: '2026-12-24', to: '2026-12-26' },
    { from: '2026-12-31', to: '2027-01-02' },
  ],
  bookings: [
    {
      service: 'nouveaune',
      person: 'elodie',
      at: '2026-11-25T10:00',
      name: 'Karine Lessard',
      email: 'karine.lessard@example.com',
    },
    {
      service: 'famille',
      person: 'maxime',
      at: '2026-11-28T13:00',
      name: 'Josiane Mercier',
      email: 'josiane.mercier@example.com',
    },
    {
      service: 'animal',
      person: 'wassim',
      at: '2026-11-27T16:00',
      name: 'Denise Archambault',
      email: 'denise.archambault@example.com',
    },
  ],
};
