import type { BusinessSpec } from './business-spec.ts';

/**
 * A tattoo and piercing studio of two tattooists (Jade and Zachary) and two piercers (Océane and Milo), closed on
 * Mondays, open on Thursday and Friday evenings with a break at three. Milo is away from 24 to 29 November 2026, Océane
 * on Tuesday 1 December, Zachary on 4 and 5 December; the studio closes on Tuesday 8 December, and at three on Saturday
 * 12 December.
 */
export const tattoo: BusinessSpec = {
  tenant: {
    name: 'Studio Corbeau Bleu',
    industry: 'beaute',
    phone: '514 555-0187',
    timezone: 'America/Toronto',
    language: 'fr',
  },
  address: {
    line1: '3971, boulevard Saint-Laurent',
    line2: null,
    city: 'Montréal',
    region: 'QC',
    postalCode: 'H2W 1Y4',
    country: 'CA',
  },
  welcome: 'Salut, ici le Studio Corbeau Bleu ! Tattoo ou piercing ?',
  services: {
    consultation: {
      fr: 'Consultation',
      en: 'Consultation',
      minutes: 30,
      price: 0,
      synonyms: ['consult'],
      people: ['jade', 'zachary'],
    },
    flash: {
      fr: 'Tatouage flash',
      en: 'Flash tattoo',
      minutes: 60,
      price: 120,
      synonyms: ['flash', 'tattoo flash'],
      people: ['jade', 'zachary'],
    },
    mesure: {
      fr: 'Tatouage sur mesure',
      en: 'Custom tattoo',
      minutes: 180,
      price: null,
      synonyms: ['tattoo custom', 'custom'],
      people: ['jade', 'zachary'],
    },
    retouche: {
      fr: 'Retouche de tatouage',
      en: 'Tattoo touch-up',
      minutes: 45,
      price: 40,
      synonyms: ['touch-up', 'retouche'],
      people: ['jade', 'zachary'],
    },
    laser: {
      fr: 'Détatouage au laser',
      en: 'Laser tattoo removal',
      minutes: 30,
      price: null,
      synonyms: ['enlever un tatouage', 'tattoo removal'],
      people: ['zachary'],
    },
    lobe: {
      fr: 'Piercing du lobe d’oreille',
      en: 'Earlobe piercing',
      minutes: 30,
      price: 45,
      synonyms: ['percer les oreilles', 'ears pierced', 'lobes'],
      people: ['oceane', 'milo'],
    },
    helix: {
      fr: 'Piercing de l’hélix',
      en: 'Helix piercing',
      minutes: 30,
      price: 60,
      synonyms: ['helix', 'cartilage'],
      people: ['oceane', 'milo'],
    },
    nez: {
      fr: 'Piercing du nez',
      en: 'Nose piercing',
      minutes: 30,
      price: 55,
      synonyms: ['narine', 'nostril'],
      people: ['oceane', 'milo'],
    },
    nombril: {
      fr: 'Piercing du nombril',
      en: 'Navel piercing',
      minutes: 30,
      price: 65,
      synonyms: ['belly button', 'bellybutton'],
      people: ['oceane'],
    },
    langue: {
      fr: 'Piercing de la langue',
      en: 'Tongue piercing',
      minutes: 30,
      price: 75.5,
      people: ['milo'],
    },
    bijou: {
      fr: 'Changement de bijou',
      en: 'Jewellery change',
      minutes: 15,
      price: 10,
      synonyms: ['changer mon stud', 'jewelry change'],
      people: ['oceane', 'milo'],
    },
  },
  people: {
    jade: 'Jade Morin',
    zachary: 'Zachary Levine',
    oceane: 'Océane Picard',
    milo: 'Milo Desjardins',
  },
  hours: [
    { days: [2, 3], opens: '11:00', closes: '19:00' },
    { days: [4, 5], opens: '11:00', closes: '15:00' },
    { days: [4, 5], opens: '16:00', closes: '21:00' },
    { days: [6], opens: '10:00', closes: '18:00' },
    { days: [0], opens: '12:00', closes: '17:00' },
  ],
  faq: [
    {
      id: 'tattoo-age',
      question: 'Quel âge faut-il avoir pour un tatouage ou un piercing ?',
      answer:
        'Les tatouages sont pour les 18 ans et plus, sans exception. Les lobes se percent dès 6 ans et les autres piercings dès 14 ans, avec un parent sur place.',
      translations: {
        en: {
          question: 'How old do I have to be for a tattoo or a piercing?',
          answer:
            'Tattoos are for people 18 and over, no exceptions. Earlobes can be pierced from age 6 and other piercings from age 14, with a parent present.',
        },
      },
      isShown: true,
    },
    {
      id: 'tattoo-numbing',
      question: 'Puis-je mettre une crème anesthésiante avant mon tatouage ?',
      answer: 'Oui, une heure avant, si vous nous l’avez dit. Nous n’en fournissons pas.',
      translations: {
        en: {
          question: 'Can I use numbing cream before my tattoo?',
          answer: 'Yes, one hour before, if you have told us. We do not provide any.',
        },
      },
      isShown: true,
    },
    {
      id: 'tattoo-walk-in',
      question: 'Prenez-vous les clients sans rendez-vous ?',
      answer: 'Seulement le dimanche, pour les piercings, premier arrivé, premier servi.',
      translations: {
        en: {
          question: 'Do you take walk-ins?',
          answer: 'Only on Sundays, for piercings, first come, first served.',
        },
      },
      isShown: true,
    },
    {
      id: 'tattoo-deposit',
      question: 'Y a-t-il un dépôt à payer, et est-il remboursé si j’annule ?',
      answer:
        'Un dépôt de 50 $ réserve un tatouage. Il est remboursé si vous annulez au moins 48 heures d’avance.',
      translations: {
        en: {
          question: 'Is there a deposit, and is it refunded if I cancel?',
          answer: 'A $50 deposit holds a tattoo. It is refunded if you cancel at least 48 hours ahead.',
        },
      },
      topic: 'policy',
      isShown: true,
    },
    {
      id: 'tattoo-payment',
      question: 'Quels modes de paiement acceptez-vous ?',
      answer: 'Argent comptant, débit et virement Interac. Pas de cartes de crédit.',
      translations: {
        en: {
          question: 'How can I pay?',
          answer: 'Cash, debit and Interac transfer. No credit cards.',
        },
      },
      topic: 'payment',
      isShown: true,
    },
    {
      id: 'tattoo-parking',
      question: 'Où peut-on se stationner ?',
      answer: 'Il y a des parcomètres sur Saint-Laurent ; le métro Mont-Royal est à dix minutes à pied.',
      translations: {
        en: {
          question: 'Where can I park?',
          answer: 'There are meters on Saint-Laurent; Mont-Royal metro is a ten-minute walk away.',
        },
      },
      topic: 'parking',
      isShown: true,
    },
    {
      id: 'tattoo-swimming',
      question: 'Quand puis-je me baigner après un tatouage ou un piercing ?',
      answer: 'Pas de piscine, de spa ni de lac pendant trois semaines. La douche est permise.',
      translations: {
        en: {
          question: 'When can I swim after a tattoo or a piercing?',
          answer: 'No pool, hot tub or lake for three weeks. Showers are fine.',
        },
      },
      isShown: true,
    },
    {
      id: 'tattoo-infection',
      question: 'Que faire si mon piercing ou mon tatouage s’infecte ?',
      answer:
        'N’enlevez pas le bijou. Avec de la fièvre, du pus ou une enflure qui s’étend, composez le 811 ou allez à l’urgence.',
      translations: {
        en: {
          question: 'What should I do if my piercing or tattoo gets infected?',
          answer:
            'Do not take the jewellery out. With a fever, pus or swelling that spreads, dial 811 or go to the emergency room.',
        },
      },
      isShown: true,
    },
  ],
  closures: [
    { from: '2026-11-24', to: '2026-11-29', person: 'milo' },
    { from: '2026-12-01', person: 'oceane' },
    { from: '2026-12-04', to: '2026-12-05', person: 'zachary' },
    { from: '2026-12-08' },
    { from: '2026-12-12', startTime: '15:00', endTime: '24:00' },
    { from: '2026-12-24', to: '2026-12-26' },
    { from: '2026-12-31', to: '2027-01-02' },
  ],
  bookings: [
    {
      service: 'nez',
      person: 'oceane',
      at: '2026-11-25T13:00',
      name: 'Coralie Dupuis',
      email: 'coralie.dupuis@example.com',
    },
    {
      service: 'mesure',
      person: 'jade',
      at: '2026-11-26T16:00',
      name: 'Étienne Vachon',
      email: 'etienne.vachon@example.com',
    },
    {
      service: 'flash',
      person: 'zachary',
      at: '2026-11-28T11:00',
      name: 'Brandon Hayes',
      email: 'brandon.hayes@example.com',
    },
  ],
};
