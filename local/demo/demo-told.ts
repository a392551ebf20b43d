import type { SitePatch } from '../../shared/schemas/site.ts';
import type { TenantPatch } from '../../shared/schemas/tenant.ts';
import { demoEnglish } from './demo-business.ts';

/** What the demo business tells its visitors beside its services: taxes, rules, the way to its door, answers. */
export const demoTold: Omit<SitePatch, 'version'> = {
  taxes: 'extra',
  spokenLanguages: ['fr', 'en', 'es'],
  policies:
    'Prévenez-nous au moins 24 heures d’avance. Un rendez-vous manqué sans avis est facturé à la moitié de son prix.',
  directions: 'Métro Mont-Royal, quatre minutes à pied. Sonnez au bureau 2, au premier étage par l’escalier.',
  translations: {
    en: {
      ...demoEnglish,
      policies:
        'Please give us 24 hours’ notice. An appointment missed without a word is charged at half its price.',
      directions: 'Mont-Royal metro, four minutes on foot. Ring at suite 2, one flight of stairs up.',
    },
  },
  faq: [
    {
      id: 'payment',
      question: 'Comment puis-je payer ?',
      answer: 'Sur place, par débit, crédit ou comptant.',
      translations: {
        en: { question: 'How can I pay?', answer: 'At the studio, by debit, credit card or cash.' },
      },
      topic: 'payment',
      isShown: true,
    },
    {
      id: 'parking',
      question: 'Où stationner ?',
      answer: 'Dans la rue, avec un parcomètre. Le métro est à quatre minutes.',
      translations: {
        en: {
          question: 'Where can I park?',
          answer: 'On the street, at a meter. The metro is four minutes away.',
        },
      },
      topic: 'parking',
      isShown: true,
    },
    {
      id: 'gifts',
      question: 'Vendez-vous des cartes-cadeaux ?',
      answer: 'Oui, au studio, pour tout montant.',
      translations: {
        en: { question: 'Do you sell gift cards?', answer: 'Yes, at the studio, for any amount.' },
      },
      isShown: true,
    },
  ],
};

/** What was asked in the demo's past before its answer was told. */
export const toldSince = /gift cards/;

/** Far enough ahead, and enough at once, for “six Tuesdays”. */
export const demoBooking: NonNullable<TenantPatch['booking']> = {
  horizonDays: 60,
  maxPerContact: 12,
  maxPerAddressDay: 100,
};
