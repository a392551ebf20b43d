import type { BusinessSpec } from './business-spec.ts';

/**
 * A day spa of four people with different skills, open Tuesday to Sunday, Thursday and Friday until nine. Linh is away
 * from Friday 27 to Sunday 29 November 2026; the spa closes at five on Thursday 10 December.
 */
export const spa: BusinessSpec = {
  tenant: {
    name: 'Spa Les Érables',
    industry: 'beaute',
    phone: '819 555-0148',
    timezone: 'America/Toronto',
    language: 'fr',
  },
  address: {
    line1: '214, boulevard Gréber',
    line2: null,
    city: 'Gatineau',
    region: 'QC',
    postalCode: 'J8T 6K2',
    country: 'CA',
  },
  welcome: 'Bienvenue au Spa Les Érables ! Quel soin vous ferait du bien ?',
  services: {
    jambes: {
      fr: 'Épilation des jambes à la cire',
      en: 'Leg waxing',
      minutes: 45,
      price: 60,
      people: ['camille', 'rose'],
    },
    bikini: {
      fr: 'Épilation du bikini à la cire',
      en: 'Bikini waxing',
      minutes: 30,
      price: 42.5,
      people: ['camille', 'rose'],
    },
    levre: {
      fr: 'Épilation de la lèvre à la cire',
      en: 'Upper lip waxing',
      minutes: 15,
      price: 16,
      people: ['camille', 'rose'],
    },
    manucure: { fr: 'Manucure', en: 'Manicure', minutes: 45, price: 42, people: ['linh', 'rose'] },
    pedicure: { fr: 'Pédicure', en: 'Pedicure', minutes: 60, price: 58, people: ['linh', 'rose'] },
    gel: {
      fr: 'Pose d’ongles en gel',
      en: 'Gel nails',
      minutes: 90,
      price: 78,
      synonyms: ['faux ongles', 'fake nails'],
      people: ['linh'],
    },
    facial: {
      fr: 'Soin du visage',
      en: 'Facial',
      minutes: 60,
      price: 89,
      synonyms: ['facial'],
      people: ['camille'],
    },
    massage60: {
      fr: 'Massage suédois 60 minutes',
      en: 'Swedish massage, 60 minutes',
      minutes: 60,
      price: 98,
      synonyms: ['massage d’une heure', 'one-hour massage'],
      people: ['mathieu', 'rose'],
    },
    massage90: {
      fr: 'Massage suédois 90 minutes',
      en: 'Swedish massage, 90 minutes',
      minutes: 90,
      price: 135,
      synonyms: ['massage d’une heure et demie'],
      people: ['mathieu'],
    },
    couple: {
      fr: 'Massage en couple',
      en: 'Couple’s massage',
      minutes: 60,
      price: 190,
      synonyms: ['massage en duo'],
      people: ['mathieu'],
    },
    teinture: {
      fr: 'Teinture des sourcils et des cils',
      en: 'Eyebrow and lash tint',
      minutes: 30,
      price: 35,
      people: ['camille', 'linh'],
    },
    laser: {
      fr: 'Épilation au laser',
      en: 'Laser hair removal',
      minutes: 30,
      price: null,
      people: ['camille'],
    },
    consultation: {
      fr: 'Consultation de peau',
      en: 'Skin consultation',
      minutes: 15,
      price: 0,
      people: ['camille'],
    },
  },
  people: {
    camille: 'Camille Lafleur',
    linh: 'Linh Tran',
    mathieu: 'Mathieu Séguin',
    rose: 'Rose Charbonneau',
  },
  hours: [
    { days: [2, 3], opens: '10:00', closes: '18:00' },
    { days: [4, 5], opens: '10:00', closes: '21:00' },
    { days: [6], opens: '09:00', closes: '17:00' },
    { days: [0], opens: '11:00', closes: '16:00' },
  ],
  faq: [
    {
      id: 'spa-parking',
      question: 'Y a-t-il du stationnement ?',
      answer: 'Oui, il y a un stationnement gratuit de huit places derrière le bâtiment.',
      translations: {
        en: {
          question: 'Is there parking?',
          answer: 'Yes, there is a free parking lot with eight spaces behind the building.',
        },
      },
      topic: 'parking',
      isShown: true,
    },
    {
      id: 'spa-payment',
      question: 'Quels modes de paiement acceptez-vous ?',
      answer: 'Interac, Visa, Mastercard et argent comptant. Nous ne prenons pas les chèques.',
      translations: {
        en: {
          question: 'How can I pay?',
          answer: 'Interac, Visa, Mastercard and cash. We do not take cheques.',
        },
      },
      topic: 'payment',
      isShown: true,
    },
    {
      id: 'spa-insurance',
      question: 'Donnez-vous des reçus pour les assurances ?',
      answer: 'Oui, pour tous les massages : Mathieu et Rose remettent un reçu à la fin du soin.',
      translations: {
        en: {
          question: 'Do you give receipts for insurance?',
          answer: 'Yes, for every massage: Mathieu and Rose hand you a receipt at the end.',
        },
      },
      topic: 'insurance',
      isShown: true,
    },
    {
      id: 'spa-policy',
      question: 'Quelle est votre politique d’annulation ?',
      answer: 'Prévenez-nous au moins 24 heures d’avance ; sinon, la moitié du prix du soin est facturée.',
      translations: {
        en: {
          question: 'What is your cancellation policy?',
          answer: 'Let us know at least 24 hours ahead; otherwise half the price is charged.',
        },
      },
      topic: 'policy',
      isShown: true,
    },
    {
      id: 'spa-pregnancy',
      question: 'Massez-vous les femmes enceintes ?',
      answer: 'Oui, à partir de la 13e semaine de grossesse. Dites-le à votre massothérapeute en arrivant.',
      translations: {
        en: {
          question: 'Do you massage pregnant women?',
          answer: 'Yes, from the 13th week of pregnancy. Please tell your massage therapist when you arrive.',
        },
      },
      isShown: true,
    },
    {
      id: 'spa-children',
      question: 'À partir de quel âge recevez-vous les enfants ?',
      answer:
        'Dès 6 ans pour une manucure ou une pédicure, avec un parent. L’épilation est offerte dès 16 ans.',
      translations: {
        en: {
          question: 'From what age do you see children?',
          answer: 'From age 6 for a manicure or pedicure, with a parent. Waxing is offered from age 16.',
        },
      },
      isShown: true,
    },
    {
      id: 'spa-gifts',
      question: 'Vendez-vous des chèques-cadeaux ?',
      answer: 'Oui, de tout montant, au comptoir ou par téléphone. Ils n’expirent jamais.',
      translations: {
        en: {
          question: 'Do you sell gift cards?',
          answer: 'Yes, of any amount, at the counter or by phone. They never expire.',
        },
      },
      isShown: true,
    },
  ],
  closures: [
    { from: '2026-11-27', to: '2026-11-29', person: 'linh' },
    { from: '2026-12-10', startTime: '17:00', endTime: '24:00' },
    { from: '2026-12-24', to: '2026-12-26' },
    { from: '2026-12-31', to: '2027-01-02' },
  ],
  bookings: [
    {
      service: 'facial',
      person: 'camille',
      at: '2026-11-26T18:00',
      name: 'Sylvie Ménard',
      email: 'sylvie.menard@example.com',
    },
    {
      service: 'massage60',
      person: 'mathieu',
      at: '2026-11-24T10:00',
      name: 'Denis Fortin',
      email: 'denis.fortin@example.com',
    },
  ],
};
