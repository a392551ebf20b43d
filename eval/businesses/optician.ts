import type { BusinessSpec } from './business-spec.ts';

/**
 * An eyewear shop of two optometrists (Valérie and Thierry) and an optician (Félix), closed at midday, open on Thursday
 * evenings and Saturday mornings. Valérie is away on Friday 27 November 2026, Thierry from Monday 7 to Friday 11
 * December; the shop is closed on Saturday 5 December, and from four on Thursday 17 December.
 */
export const optician: BusinessSpec = {
  tenant: {
    name: 'Optique Belvédère',
    industry: 'sante',
    phone: '819 555-0163',
    timezone: 'America/Toronto',
    language: 'fr',
  },
  address: {
    line1: '1575, rue King Ouest',
    line2: 'Bureau 101',
    city: 'Sherbrooke',
    region: 'QC',
    postalCode: 'J1J 2C6',
    country: 'CA',
  },
  welcome: 'Bonjour et bienvenue chez Optique Belvédère. Que peut-on faire pour vos yeux ?',
  services: {
    adulte: {
      fr: 'Examen de la vue adulte',
      en: 'Adult eye exam',
      minutes: 45,
      price: 115,
      people: ['valerie', 'thierry'],
    },
    enfant: {
      fr: 'Examen de la vue enfant (17 ans et moins)',
      en: 'Children’s eye exam (17 and under)',
      minutes: 30,
      price: 0,
      people: ['valerie'],
    },
    contact: {
      fr: 'Examen pour verres de contact',
      en: 'Contact lens exam',
      minutes: 60,
      price: 165,
      synonyms: ['lentilles', 'verres de contact', 'contacts'],
      people: ['thierry'],
    },
    retine: {
      fr: 'Photo de la rétine',
      en: 'Retinal photo',
      minutes: 15,
      price: 42.5,
      people: ['valerie', 'thierry'],
    },
    laser: {
      fr: 'Évaluation pour chirurgie au laser',
      en: 'Laser surgery assessment',
      minutes: 45,
      price: 90,
      people: ['valerie'],
    },
    monture: {
      fr: 'Choix de monture',
      en: 'Frame selection',
      minutes: 30,
      price: 0,
      synonyms: ['choisir des lunettes', 'essayer des montures', 'frame fitting'],
      people: ['felix'],
    },
    ajustement: {
      fr: 'Ajustement de lunettes',
      en: 'Glasses adjustment',
      minutes: 15,
      price: 0,
      people: ['felix'],
    },
    reparation: {
      fr: 'Réparation de lunettes',
      en: 'Glasses repair',
      minutes: 30,
      price: null,
      people: ['felix'],
    },
    sport: {
      fr: 'Lunettes de sport sur mesure',
      en: 'Custom sports glasses',
      minutes: 45,
      price: null,
      people: ['felix'],
    },
  },
  people: { valerie: 'Valérie Rousseau', thierry: 'Thierry Lemay', felix: 'Félix Dubuc' },
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '12:00' },
    { days: [1, 2, 3, 5], opens: '13:00', closes: '17:30' },
    { days: [4], opens: '13:00', closes: '20:00' },
    { days: [6], opens: '09:00', closes: '12:30' },
  ],
  faq: [
    {
      id: 'optique-ramq',
      question: 'La RAMQ paie-t-elle l’examen de la vue ?',
      answer:
        'Oui, pour les moins de 18 ans et les 65 ans et plus : apportez votre carte d’assurance maladie. De 18 à 64 ans, l’examen est à vos frais.',
      translations: {
        en: {
          question: 'Does RAMQ cover the eye exam?',
          answer:
            'Yes, for people under 18 and people 65 and over: bring your health insurance card. From 18 to 64, you pay for the exam yourself.',
        },
      },
      isShown: true,
    },
    {
      id: 'optique-child-glasses',
      question: 'Y a-t-il une aide de la RAMQ pour les lunettes des enfants ?',
      answer:
        'Oui : le programme Mieux voir pour réussir rembourse 300 $ tous les deux ans pour les lunettes d’un enfant de moins de 18 ans.',
      translations: {
        en: {
          question: 'Does RAMQ help to pay for children’s glasses?',
          answer:
            'Yes: the See Better to Succeed program reimburses $300 every two years for the glasses of a child under 18.',
        },
      },
      isShown: true,
    },
    {
      id: 'optique-insurance',
      question: 'Envoyez-vous les réclamations aux assurances privées ?',
      answer: 'Oui, nous envoyons la réclamation directement à la plupart des assureurs privés.',
      translations: {
        en: {
          question: 'Do you send claims to private insurers?',
          answer: 'Yes, we send the claim directly to most private insurers.',
        },
      },
      topic: 'insurance',
      isShown: true,
    },
    {
      id: 'optique-driving',
      question: 'Puis-je conduire après l’examen ?',
      answer:
        'Non si on vous met des gouttes pour dilater les pupilles : la vue reste embrouillée environ quatre heures. Venez accompagné.',
      translations: {
        en: {
          question: 'Can I drive after the exam?',
          answer:
            'Not if we use drops to dilate your pupils: your sight stays blurry for about four hours. Come with someone.',
        },
      },
      isShown: true,
    },
    {
      id: 'optique-ready',
      question: 'En combien de temps mes lunettes sont-elles prêtes ?',
      answer: 'Il faut compter environ dix jours ouvrables. Nous vous textons quand elles sont arrivées.',
      translations: {
        en: {
          question: 'How long until my glasses are ready?',
          answer: 'Allow about ten business days. We text you when they are in.',
        },
      },
      isShown: true,
    },
    {
      id: 'optique-prescription',
      question: 'Puis-je acheter des lunettes avec une ordonnance d’un autre optométriste ?',
      answer: 'Oui, si elle date de moins de deux ans. Apportez-la, ou une photo.',
      translations: {
        en: {
          question: 'Can I buy glasses with a prescription from another optometrist?',
          answer: 'Yes, if it is less than two years old. Bring it, or a picture of it.',
        },
      },
      isShown: true,
    },
    {
      id: 'optique-parking',
      question: 'Y a-t-il du stationnement ?',
      answer: 'Oui, le stationnement derrière l’immeuble est gratuit pendant deux heures.',
      translations: {
        en: {
          question: 'Is there parking?',
          answer: 'Yes, parking behind the building is free for two hours.',
        },
      },
      topic: 'parking',
      isShown: true,
    },
    {
      id: 'optique-urgent',
      question: 'Que faire en cas d’urgence oculaire ?',
      answer:
        'Appelez-nous tout de suite. En dehors de nos heures, allez à l’urgence de l’Hôpital Fleurimont ou composez le 811.',
      translations: {
        en: {
          question: 'What should I do in an eye emergency?',
          answer:
            'Call us right away. Outside our hours, go to the emergency room of Fleurimont Hospital or dial 811.',
        },
      },
      isShown: true,
    },
  ],
  closures: [
    { from: '2026-11-27', person: 'valerie' },
    { from: '2026-12-05' },
    { from: '2026-12-07', to: '2026-12-11', person: 'thierry' },
    { from: '2026-12-17', startTime: '16:00', endTime: '24:00' },
    { from: '2026-12-24', to: '2026-12-26' },
    { from: '2026-12-31', to: '2027-01-02' },
  ],
  bookings: [
    {
      service: 'adulte',
      person: 'valerie',
      at: '2026-11-24T10:00',
      name: 'Gisèle Nadeau',
      email: 'gisele.nadeau@example.com',
    },
    {
      service: 'contact',
      person: 'thierry',
      at: '2026-11-26T18:00',
      name: 'Alexis Caron',
      email: 'alexis.caron@example.com',
    },
    {
      service: 'monture',
      person: 'felix',
      at: '2026-11-25T13:30',
      name: 'Monique Thibault',
      email: 'monique.thibault@example.com',
    },
  ],
};
