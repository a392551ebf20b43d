import type { BusinessSpec } from './business-spec.ts';

/**
 * An office of a notary (Catherine) and two accountants (Stéphane and Fatima), closed at midday, open on Wednesday
 * evenings and until one on Fridays. Catherine is away on 26 and 27 November 2026, Stéphane in the week of 30 November;
 * the office closes at three on Thursday 10 December.
 */
export const accountant: BusinessSpec = {
  tenant: {
    name: 'Étude Lussier Marchildon',
    industry: 'services',
    phone: '819 555-0154',
    timezone: 'America/Toronto',
    language: 'fr',
  },
  address: {
    line1: '205, rue Lindsay',
    line2: null,
    city: 'Drummondville',
    region: 'QC',
    postalCode: 'J2B 1G4',
    country: 'CA',
  },
  welcome: 'Bonjour et bienvenue à l’Étude Lussier Marchildon, notaire et comptables. Comment vous aider ?',
  services: {
    impot: {
      fr: 'Déclaration de revenus d’un particulier',
      en: 'Personal tax return',
      minutes: 45,
      price: 95,
      synonyms: ['impôts', 'rapport d’impôt', 'income tax'],
      people: ['stephane', 'fatima'],
    },
    couple: {
      fr: 'Déclarations de revenus d’un couple',
      en: 'Couple’s tax returns',
      minutes: 60,
      price: 165,
      synonyms: ['impôts de couple', 'taxes for a couple'],
      people: ['stephane', 'fatima'],
    },
    etudiant: {
      fr: 'Déclaration de revenus d’un étudiant',
      en: 'Student tax return',
      minutes: 30,
      price: 55,
      synonyms: ['impôts d’étudiant', 'student taxes'],
      people: ['fatima'],
    },
    autonome: {
      fr: 'Déclaration de revenus d’un travailleur autonome',
      en: 'Self-employed tax return',
      minutes: 90,
      price: 245,
      synonyms: ['travailleur autonome', 'pigiste', 'à mon compte', 'freelance', 'self-employed'],
      people: ['stephane', 'fatima'],
    },
    tps: {
      fr: 'Déclaration de TPS et de TVQ',
      en: 'GST and QST return',
      minutes: 30,
      price: 80,
      synonyms: ['TPS', 'TVQ', 'GST', 'QST'],
      people: ['fatima'],
    },
    demarrage: {
      fr: 'Rencontre pour une nouvelle entreprise',
      en: 'New business meeting',
      minutes: 60,
      price: 125,
      synonyms: ['démarrage d’entreprise', 'incorporation', 'start-up meeting'],
      people: ['stephane'],
    },
    testament: {
      fr: 'Testament notarié',
      en: 'Notarized will',
      minutes: 60,
      price: 450,
      synonyms: ['testament', 'will'],
      people: ['catherine'],
    },
    mandat: {
      fr: 'Mandat de protection',
      en: 'Protection mandate',
      minutes: 45,
      price: 350,
      synonyms: ['mandat d’inaptitude', 'mandate in case of incapacity'],
      people: ['catherine'],
    },
    succession: {
      fr: 'Rencontre pour une succession',
      en: 'Estate meeting',
      minutes: 60,
      price: null,
      synonyms: ['règlement de succession', 'estate settlement'],
      people: ['catherine'],
    },
    copie: {
      fr: 'Copie certifiée conforme',
      en: 'Certified true copy',
      minutes: 15,
      price: 25,
      synonyms: ['copie certifiée', 'certified copy'],
      people: ['catherine'],
    },
    assermentation: {
      fr: 'Assermentation',
      en: 'Sworn statement',
      minutes: 15,
      price: 30,
      synonyms: ['affidavit', 'déclaration sous serment', 'oath'],
      people: ['catherine'],
    },
    appel: {
      fr: 'Appel découverte',
      en: 'Introductory call',
      minutes: 15,
      price: 0,
      synonyms: ['premier appel', 'intro call'],
    },
  },
  people: { catherine: 'Catherine Lussier', stephane: 'Stéphane Marchildon', fatima: 'Fatima Benali' },
  hours: [
    { days: [1, 2, 3, 4], opens: '08:30', closes: '12:00' },
    { days: [1, 2, 4], opens: '13:00', closes: '17:00' },
    { days: [3], opens: '13:00', closes: '20:00' },
    { days: [5], opens: '08:30', closes: '13:00' },
  ],
  faq: [
    {
      id: 'compta-remote',
      question: 'Les rendez-vous peuvent-ils se faire à distance ?',
      answer:
        'Oui, par vidéo ou par téléphone, sauf la signature d’un testament ou d’un mandat de protection, qui se fait au bureau.',
      translations: {
        en: {
          question: 'Can we meet remotely?',
          answer:
            'Yes, by video or by phone, except to sign a will or a protection mandate, which is done at the office.',
        },
      },
      isShown: true,
    },
    {
      id: 'compta-papers',
      question: 'Que faut-il apporter pour une déclaration de revenus ?',
      answer:
        'Vos T4 et relevés 1, vos reçus et l’avis de cotisation de l’an dernier. Des photos de bonne qualité suffisent.',
      translations: {
        en: {
          question: 'What should I bring for a tax return?',
          answer:
            'Your T4s and RL-1 slips, your receipts and last year’s notice of assessment. Good pictures of them will do.',
        },
      },
      isShown: true,
    },
    {
      id: 'compta-behind',
      question: 'Faites-vous les déclarations en retard ?',
      answer: 'Oui, jusqu’à dix ans en arrière, au même prix pour chaque année.',
      translations: {
        en: {
          question: 'Do you do overdue tax returns?',
          answer: 'Yes, up to ten years back, at the same price for each year.',
        },
      },
      isShown: true,
    },
    {
      id: 'compta-will',
      question: 'Que faut-il apporter pour un testament, et faut-il un témoin ?',
      answer:
        'Deux pièces d’identité, dont une avec photo, et une liste de vos biens. Nous fournissons le témoin.',
      translations: {
        en: {
          question: 'What should I bring for a will, and do I need a witness?',
          answer: 'Two pieces of ID, one with a photo, and a list of what you own. We provide the witness.',
        },
      },
      isShown: true,
    },
    {
      id: 'compta-house',
      question: 'Faites-vous les actes d’achat ou de vente de maison ?',
      answer:
        'Non, nous ne faisons ni transactions immobilières ni divorces. Le site de la Chambre des notaires vous aide à trouver quelqu’un.',
      translations: {
        en: {
          question: 'Do you handle the deed when a house is bought or sold?',
          answer:
            'No, we do neither real estate nor divorces. The website of the Chambre des notaires helps you find somebody.',
        },
      },
      isShown: true,
    },
    {
      id: 'compta-hospital',
      question: 'La notaire se déplace-t-elle à domicile ou à l’hôpital ?',
      answer: 'Oui, à Drummondville seulement, pour 90 $ de plus. Appelez-nous pour fixer la visite.',
      translations: {
        en: {
          question: 'Does the notary come to a home or to the hospital?',
          answer: 'Yes, in Drummondville only, for $90 more. Call us to arrange the visit.',
        },
      },
      isShown: true,
    },
    {
      id: 'compta-languages',
      question: 'Dans quelles langues servez-vous les gens ?',
      answer: 'En français et en anglais. Fatima parle aussi arabe.',
      translations: {
        en: {
          question: 'What languages do you speak?',
          answer: 'French and English. Fatima also speaks Arabic.',
        },
      },
      topic: 'languages',
      isShown: true,
    },
    {
      id: 'compta-access',
      question: 'Le bureau est-il accessible à une personne à mobilité réduite ?',
      answer: 'Oui, tout est au rez-de-chaussée, sans aucune marche, et la porte s’ouvre avec un bouton.',
      translations: {
        en: {
          question: 'Is the office accessible to someone with reduced mobility?',
          answer: 'Yes, everything is on the ground floor, with no steps, and the door opens with a button.',
        },
      },
      topic: 'access',
      isShown: true,
    },
    {
      id: 'compta-parking',
      question: 'Où peut-on se stationner ?',
      answer: 'Dans la cour derrière le bureau, c’est gratuit. L’entrée est par la rue Cockburn.',
      translations: {
        en: {
          question: 'Where can I park?',
          answer: 'In the yard behind the office, for free. The entrance is on Cockburn Street.',
        },
      },
      topic: 'parking',
      isShown: true,
    },
    {
      id: 'compta-payment',
      question: 'Comment peut-on payer ?',
      answer: 'Débit, virement Interac, Visa, Mastercard ou chèque. Pas d’American Express.',
      translations: {
        en: {
          question: 'How can I pay?',
          answer: 'Debit, Interac e-transfer, Visa, Mastercard or cheque. No American Express.',
        },
      },
      topic: 'payment',
      isShown: true,
    },
    {
      id: 'compta-taxes',
      question: 'Les taxes sont-elles comprises dans vos prix ?',
      answer: 'Non, la TPS et la TVQ s’ajoutent à tous nos prix.',
      translations: {
        en: {
          question: 'Are taxes included in your prices?',
          answer: 'No, GST and QST are added to all our prices.',
        },
      },
      topic: 'taxes',
      isShown: true,
    },
    {
      id: 'compta-policy',
      question: 'Quelle est votre politique d’annulation ?',
      answer:
        'Annuler ou déplacer un rendez-vous est sans frais jusqu’à 24 heures avant ; ensuite, c’est 50 $.',
      translations: {
        en: {
          question: 'What is your cancellation policy?',
          answer: 'Cancelling or moving is free until 24 hours before; after that it is $50.',
        },
      },
      topic: 'policy',
      isShown: true,
    },
  ],
  closures: [
    { from: '2026-11-26', to: '2026-11-27', person: 'catherine' },
    { from: '2026-11-30', to: '2026-12-04', person: 'stephane' },
    { from: '2026-12-10', startTime: '15:00', endTime: '24:00' },
    { from: '2026-12-24', to: '2027-01-03' },
  ],
  bookings: [
    {
      service: 'testament',
      person: 'catherine',
      at: '2026-11-25T18:00',
      name: 'Gérald Houle',
      email: 'gerald.houle@example.com',
    },
    {
      service: 'demarrage',
      person: 'stephane',
      at: '2026-11-24T10:00',
      name: 'Mélissa Courchesne',
      email: 'melissa.courchesne@example.com',
    },
    {
      service: 'tps',
      person: 'fatima',
      at: '2026-11-27T09:00',
      name: 'Yves Janelle',
      email: 'yves.janelle@example.com',
    },
  ],
};
