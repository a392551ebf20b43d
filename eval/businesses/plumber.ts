import type { BusinessSpec } from './business-spec.ts';

/**
 * A plumbing and heating company of four people with different skills that goes to people's homes, closed for half an
 * hour at midday, open on Wednesday evenings and Saturday mornings. Yvon is away on 26 and 27 November 2026, Rémi from 7
 * to 11 December; the company closes at noon on Friday 4 December.
 */
export const plumber: BusinessSpec = {
  tenant: {
    name: 'Plomberie Chauffage Ducharme',
    industry: 'services',
    phone: '450 555-0172',
    timezone: 'America/Toronto',
    language: 'fr',
  },
  address: {
    line1: '2480, boulevard Saint-Elzéar Ouest',
    line2: null,
    city: 'Laval',
    region: 'QC',
    postalCode: 'H7L 3N2',
    country: 'CA',
  },
  welcome: 'Bonjour, ici Plomberie Chauffage Ducharme. Qu’est-ce qui se passe chez vous ?',
  services: {
    fuite: {
      fr: 'Visite pour fuite d’eau',
      en: 'Leak visit',
      minutes: 60,
      price: 135,
      synonyms: ['tuyau qui coule', 'robinet qui coule', 'leaking pipe', 'dripping tap'],
      people: ['yvon', 'nadia', 'jonathan'],
    },
    debouchage: {
      fr: 'Débouchage de drain',
      en: 'Drain unblocking',
      minutes: 90,
      price: 225,
      synonyms: ['évier bouché', 'toilette bouchée', 'clogged drain', 'clogged toilet', 'blocked sink'],
      people: ['nadia', 'jonathan'],
    },
    chauffe: {
      fr: 'Remplacement de chauffe-eau',
      en: 'Water heater replacement',
      minutes: 180,
      price: null,
      synonyms: ['réservoir à eau chaude', 'tank à eau chaude', 'hot water tank'],
      people: ['yvon', 'jonathan'],
    },
    fournaise: {
      fr: 'Entretien de fournaise',
      en: 'Furnace maintenance',
      minutes: 90,
      price: 179.95,
      synonyms: ['nettoyage de fournaise', 'furnace tune-up'],
      people: ['remi'],
    },
    refoulement: {
      fr: 'Test de dispositif antirefoulement',
      en: 'Backflow preventer test',
      minutes: 45,
      price: 125,
      synonyms: ['test de DAr', 'test antirefoulement', 'backflow test'],
      people: ['yvon', 'nadia'],
    },
    robinet: {
      fr: 'Installation de robinet',
      en: 'Faucet installation',
      minutes: 60,
      price: 149,
      synonyms: ['pose de robinet', 'changer un robinet', 'new faucet'],
      people: ['nadia', 'jonathan'],
    },
    bain: {
      fr: 'Estimation de salle de bain',
      en: 'Bathroom estimate',
      minutes: 60,
      price: 0,
      synonyms: ['soumission de salle de bain', 'bathroom quote'],
      people: ['yvon'],
    },
  },
  people: {
    yvon: 'Yvon Ducharme',
    nadia: 'Nadia Belkacem',
    jonathan: 'Jonathan Labelle',
    remi: 'Rémi Vézina',
  },
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '07:30', closes: '12:00' },
    { days: [1, 2, 4, 5], opens: '12:30', closes: '17:00' },
    { days: [3], opens: '12:30', closes: '20:00' },
    { days: [6], opens: '08:00', closes: '12:00' },
  ],
  faq: [
    {
      id: 'plombier-area',
      question: 'Quel secteur desservez-vous ?',
      answer: 'Laval, Rosemère, Boisbriand et Ahuntsic. Nous n’allons pas sur la Rive-Sud.',
      translations: {
        en: {
          question: 'What area do you serve?',
          answer: 'Laval, Rosemère, Boisbriand and Ahuntsic. We do not go to the South Shore.',
        },
      },
      isShown: true,
    },
    {
      id: 'plombier-emergency',
      question: 'Que faire en cas de dégât d’eau ou de panne de chauffage ?',
      answer:
        'Pour un dégât d’eau, fermez d’abord l’entrée d’eau principale. Appelez ensuite le 450 555-0172 : quelqu’un répond aux urgences jour et nuit.',
      translations: {
        en: {
          question: 'What should I do in case of flooding or a heating failure?',
          answer:
            'For flooding, shut the main water valve first. Then call 450 555-0172: somebody answers emergencies day and night.',
        },
      },
      isShown: true,
    },
    {
      id: 'plombier-gas',
      question: 'Travaillez-vous sur les appareils au gaz ?',
      answer: 'Non, seulement l’électrique et le mazout. Pour le gaz, adressez-vous à Énergir.',
      translations: {
        en: {
          question: 'Do you work on gas appliances?',
          answer: 'No, only electric and oil. For gas, please contact Énergir.',
        },
      },
      isShown: true,
    },
    {
      id: 'plombier-home',
      question: 'Faut-il être à la maison pendant la visite ?',
      answer: 'Oui, une personne de 18 ans ou plus doit nous ouvrir : vous, votre locataire ou un voisin.',
      translations: {
        en: {
          question: 'Do I have to be home during the visit?',
          answer: 'Yes, somebody aged 18 or over must let us in: you, your tenant or a neighbour.',
        },
      },
      isShown: true,
    },
    {
      id: 'plombier-payment',
      question: 'Comment peut-on payer ?',
      answer: 'Interac, virement, Visa et Mastercard à la fin de la visite. Nous ne prenons pas les chèques.',
      translations: {
        en: {
          question: 'How can I pay?',
          answer: 'Interac, e-transfer, Visa and Mastercard at the end of the visit. We do not take cheques.',
        },
      },
      topic: 'payment',
      isShown: true,
    },
    {
      id: 'plombier-policy',
      question: 'Quelle est votre politique d’annulation ?',
      answer: 'Annuler est sans frais jusqu’à 24 heures avant ; ensuite, le déplacement de 75 $ est facturé.',
      translations: {
        en: {
          question: 'What is your cancellation policy?',
          answer: 'Cancelling is free until 24 hours before; after that, the $75 trip is charged.',
        },
      },
      topic: 'policy',
      isShown: true,
    },
    {
      id: 'plombier-warranty',
      question: 'Vos travaux sont-ils garantis ?',
      answer: 'Oui, la main-d’œuvre est garantie un an. Gardez votre facture.',
      translations: {
        en: {
          question: 'Is your work guaranteed?',
          answer: 'Yes, labour is guaranteed for one year. Keep your invoice.',
        },
      },
      isShown: true,
    },
  ],
  closures: [
    { from: '2026-11-26', to: '2026-11-27', person: 'yvon' },
    { from: '2026-12-04', startTime: '12:00', endTime: '24:00' },
    { from: '2026-12-07', to: '2026-12-11', person: 'remi' },
    { from: '2026-12-24', to: '2026-12-27' },
    { from: '2026-12-31', to: '2027-01-03' },
  ],
  bookings: [
    {
      service: 'fournaise',
      person: 'remi',
      at: '2026-11-24T07:30',
      name: 'Réjean Corbeil',
      email: 'rejean.corbeil@example.com',
    },
    {
      service: 'chauffe',
      person: 'jonathan',
      at: '2026-11-25T07:30',
      name: 'Lise Meunier',
      email: 'lise.meunier@example.com',
    },
    {
      service: 'bain',
      person: 'yvon',
      at: '2026-11-25T18:00',
      name: 'Ginette Chartrand',
      email: 'ginette.chartrand@example.com',
    },
  ],
};
