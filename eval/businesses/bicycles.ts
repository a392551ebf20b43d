import type { BusinessSpec } from './business-spec.ts';

/**
 * A bicycle workshop of three mechanics (Thierry, Noémie and Gabriel) and one fitter (Frédérique), closed on Mondays and
 * at midday on weekdays, open on Thursday evenings. Noémie is away from 27 to 29 November 2026, Thierry from 1 to 5
 * December, Frédérique on 5 and 6 December; the workshop closes on Tuesday 8 December and at four on Thursday 10.
 */
export const bicycles: BusinessSpec = {
  tenant: {
    name: 'Atelier du Dérailleur',
    industry: 'services',
    phone: '819 555-0163',
    timezone: 'America/Toronto',
    language: 'fr',
  },
  address: {
    line1: '61, rue Eddy',
    line2: null,
    city: 'Gatineau',
    region: 'QC',
    postalCode: 'J8X 2W1',
    country: 'CA',
  },
  welcome: 'Bienvenue à l’Atelier du Dérailleur ! Qu’est-ce qu’on peut faire pour votre vélo ?',
  services: {
    base: {
      fr: 'Mise au point de base',
      en: 'Basic tune-up',
      minutes: 45,
      price: 69,
      synonyms: ['petit tune-up', 'tune-up de base'],
      people: ['thierry', 'noemie', 'gabriel'],
    },
    complete: {
      fr: 'Mise au point complète',
      en: 'Complete tune-up',
      minutes: 120,
      price: 149.95,
      synonyms: ['gros tune-up', 'tune-up complet', 'full tune-up'],
      people: ['thierry', 'noemie', 'gabriel'],
    },
    crevaison: {
      fr: 'Réparation de crevaison',
      en: 'Flat repair',
      minutes: 30,
      price: 18.5,
      synonyms: ['flat', 'chambre à air', 'inner tube'],
      people: ['thierry', 'noemie', 'gabriel'],
    },
    roue: {
      fr: 'Dévoilage de roue',
      en: 'Wheel truing',
      minutes: 30,
      price: 32,
      synonyms: ['roue voilée', 'roue croche', 'bent wheel'],
      people: ['noemie', 'gabriel'],
    },
    suspension: {
      fr: 'Entretien de suspension',
      en: 'Suspension service',
      minutes: 90,
      price: 165,
      synonyms: ['entretien de fourche', 'fork service'],
      people: ['thierry'],
    },
    hiver: {
      fr: 'Entreposage hivernal',
      en: 'Winter storage',
      minutes: 15,
      price: 95,
      synonyms: ['remisage', 'entreposage'],
      people: ['thierry', 'noemie', 'gabriel'],
    },
    fit: {
      fr: 'Positionnement sur vélo',
      en: 'Bike fit',
      minutes: 120,
      price: 225,
      synonyms: ['bike fit', 'ajustement de position', 'fitting'],
      people: ['frederique'],
    },
    estimation: {
      fr: 'Estimation de réparation',
      en: 'Repair estimate',
      minutes: 15,
      price: 0,
      synonyms: ['soumission', 'quote'],
      people: ['thierry', 'noemie', 'gabriel'],
    },
    electrique: {
      fr: 'Diagnostic de vélo électrique',
      en: 'E-bike diagnosis',
      minutes: 60,
      price: null,
      synonyms: ['diagnostic de VAE', 'electric bike diagnosis'],
      people: ['gabriel'],
    },
  },
  people: {
    thierry: 'Thierry Dion',
    noemie: 'Noémie Tessier',
    gabriel: 'Gabriel Sauvé',
    frederique: 'Frédérique Lanctôt',
  },
  hours: [
    { days: [2, 3, 4, 5], opens: '09:00', closes: '12:30' },
    { days: [2, 3, 5], opens: '13:30', closes: '18:00' },
    { days: [4], opens: '13:30', closes: '20:30' },
    { days: [6], opens: '10:00', closes: '16:00' },
    { days: [0], opens: '11:00', closes: '15:00' },
  ],
  faq: [
    {
      id: 'velo-parking',
      question: 'Où peut-on se stationner ?',
      answer: 'Il y a deux places de livraison devant l’atelier et un stationnement public rue Wright.',
      translations: {
        en: {
          question: 'Where can I park?',
          answer: 'There are two loading spots in front of the workshop and a public lot on Wright Street.',
        },
      },
      topic: 'parking',
      isShown: true,
    },
    {
      id: 'velo-payment',
      question: 'Quels modes de paiement acceptez-vous ?',
      answer: 'Débit, Visa, Mastercard et argent comptant. Pas d’American Express.',
      translations: {
        en: {
          question: 'How can I pay?',
          answer: 'Debit, Visa, Mastercard and cash. No American Express.',
        },
      },
      topic: 'payment',
      isShown: true,
    },
    {
      id: 'velo-policy',
      question: 'Quelle est votre politique d’annulation ?',
      answer: 'Annuler est sans frais jusqu’à la veille. Un positionnement manqué est facturé à moitié.',
      translations: {
        en: {
          question: 'What is your cancellation policy?',
          answer: 'Cancelling is free until the day before. A missed bike fit is charged at half price.',
        },
      },
      topic: 'policy',
      isShown: true,
    },
    {
      id: 'velo-shoes',
      question: 'Que faut-il apporter pour un positionnement sur vélo ?',
      answer: 'Votre vélo, vos souliers de vélo avec leurs cales et un cuissard.',
      translations: {
        en: {
          question: 'What should I bring to a bike fit?',
          answer: 'Your bike, your cycling shoes with their cleats, and cycling shorts.',
        },
      },
      isShown: true,
    },
    {
      id: 'velo-storage',
      question: 'Jusqu’à quand gardez-vous les vélos entreposés ?',
      answer: 'Jusqu’au 15 avril. Le vélo est gardé à l’intérieur, au chauffage, et lavé avant votre retour.',
      translations: {
        en: {
          question: 'Until when do you keep the bikes in storage?',
          answer: 'Until April 15. The bike is kept indoors, heated, and washed before you come back.',
        },
      },
      isShown: true,
    },
    {
      id: 'velo-used',
      question: 'Vendez-vous ou achetez-vous des vélos usagés ?',
      answer: 'Non, nous réparons seulement. La coopérative de la rue Laval vend des vélos usagés.',
      translations: {
        en: {
          question: 'Do you sell or buy used bikes?',
          answer: 'No, we only repair. The co-op on Laval Street sells used bikes.',
        },
      },
      isShown: true,
    },
    {
      id: 'velo-warranty',
      question: 'Les réparations sont-elles garanties ?',
      answer: 'Oui, la main-d’œuvre est garantie trois mois. Gardez votre facture.',
      translations: {
        en: {
          question: 'Are repairs guaranteed?',
          answer: 'Yes, labour is guaranteed for three months. Keep your invoice.',
        },
      },
      isShown: true,
    },
  ],
  closures: [
    { from: '2026-11-27', to: '2026-11-29', person: 'noemie' },
    { from: '2026-12-01', to: '2026-12-05', person: 'thierry' },
    { from: '2026-12-05', to: '2026-12-06', person: 'frederique' },
    { from: '2026-12-08' },
    { from: '2026-12-10', startTime: '16:00', endTime: '24:00' },
    { from: '2026-12-24', to: '2026-12-27' },
    { from: '2026-12-31', to: '2027-01-03' },
  ],
  bookings: [
    {
      service: 'fit',
      person: 'frederique',
      at: '2026-11-24T09:00',
      name: 'Hélène Proulx',
      email: 'helene.proulx@example.com',
    },
    {
      service: 'fit',
      person: 'frederique',
      at: '2026-11-29T12:00',
      name: 'Luc Desrosiers',
      email: 'luc.desrosiers@example.com',
    },
    {
      service: 'complete',
      person: 'gabriel',
      at: '2026-11-26T18:00',
      name: 'Mireille Gratton',
      email: 'mireille.gratton@example.com',
    },
  ],
};
