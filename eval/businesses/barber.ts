import type { BusinessSpec } from './business-spec.ts';

/**
 * A barber shop of four (Mathis, Rachid, Tony and Jessica) that takes people without an appointment from Tuesday to
 * Thursday, closed on Sundays and Mondays, open on Thursday and Friday evenings. Tony is away on 27 and 28 November 2026,
 * Mathis from 1 to 4 December; the shop closes at one on Saturday 5 December.
 */
export const barber: BusinessSpec = {
  tenant: {
    name: 'Barbier Chez Fernand',
    industry: 'beaute',
    phone: '819 555-0154',
    timezone: 'America/Toronto',
    language: 'fr',
  },
  address: {
    line1: '1327, rue Notre-Dame Centre',
    line2: null,
    city: 'Trois-Rivières',
    region: 'QC',
    postalCode: 'G9A 4X5',
    country: 'CA',
  },
  welcome: 'Salut, ici Barbier Chez Fernand ! Qu’est-ce qu’on te coupe ?',
  services: {
    coupe: {
      fr: 'Coupe homme',
      en: 'Men’s haircut',
      minutes: 30,
      price: 32,
      synonyms: ['coupe régulière', 'coupe ordinaire', 'haircut', 'regular cut'],
    },
    fade: {
      fr: 'Dégradé',
      en: 'Skin fade',
      minutes: 45,
      price: 40,
      synonyms: ['fade', 'taper'],
      people: ['mathis', 'rachid', 'jessica'],
    },
    barbe: { fr: 'Taille de barbe', en: 'Beard trim', minutes: 30, price: 25 },
    combo: {
      fr: 'Coupe et barbe',
      en: 'Haircut and beard',
      minutes: 60,
      price: 52,
      synonyms: ['combo', 'cut and beard'],
    },
    rasage: {
      fr: 'Rasage à la lame',
      en: 'Straight razor shave',
      minutes: 45,
      price: 45,
      synonyms: ['rasage à l’ancienne', 'serviette chaude', 'hot towel shave', 'rasoir droit'],
      people: ['rachid', 'tony'],
    },
    enfant: {
      fr: 'Coupe enfant',
      en: 'Kids’ haircut',
      minutes: 30,
      price: 22.5,
      people: ['mathis', 'tony', 'jessica'],
    },
    aine: {
      fr: 'Coupe 65 ans et plus',
      en: 'Seniors’ haircut',
      minutes: 30,
      price: 24,
      synonyms: ['coupe âge d’or', 'coupe aîné', 'senior cut'],
    },
    gris: {
      fr: 'Camouflage des cheveux gris',
      en: 'Grey blending',
      minutes: 45,
      price: 38,
      people: ['jessica'],
    },
    dessin: {
      fr: 'Dessin dans les cheveux',
      en: 'Hair design',
      minutes: 30,
      price: null,
      synonyms: ['design', 'lignes rasées', 'shaved lines'],
      people: ['mathis'],
    },
  },
  people: {
    mathis: 'Mathis Gendron',
    rachid: 'Rachid Amrani',
    tony: 'Tony Spagnolo',
    jessica: 'Jessica Paradis',
  },
  hours: [
    { days: [2, 3], opens: '09:00', closes: '18:00' },
    { days: [4, 5], opens: '09:00', closes: '20:00' },
    { days: [6], opens: '08:00', closes: '15:00' },
  ],
  faq: [
    {
      id: 'barbier-walk-in',
      question: 'Faut-il un rendez-vous, ou prenez-vous les gens sans rendez-vous ?',
      answer:
        'Du mardi au jeudi, on prend aussi sans rendez-vous : premier arrivé, premier servi. Le vendredi et le samedi, c’est sur rendez-vous seulement.',
      translations: {
        en: {
          question: 'Do I need an appointment, or do you take walk-ins?',
          answer:
            'From Tuesday to Thursday we take walk-ins too: first come, first served. On Fridays and Saturdays it is by appointment only.',
        },
      },
      isShown: true,
    },
    {
      id: 'barbier-kids',
      question: 'Jusqu’à quel âge est-ce le prix enfant ?',
      answer: 'Jusqu’à 12 ans inclus. À partir de 13 ans, c’est une coupe homme.',
      translations: {
        en: {
          question: 'Up to what age is it the kids’ price?',
          answer: 'Up to and including 12. From age 13 it is a men’s haircut.',
        },
      },
      isShown: true,
    },
    {
      id: 'barbier-payment',
      question: 'Quels modes de paiement acceptez-vous ?',
      answer:
        'Argent comptant et Interac. Pas de cartes de crédit ; il y a un guichet au dépanneur d’à côté.',
      translations: {
        en: {
          question: 'How can I pay?',
          answer: 'Cash and Interac. No credit cards; there is an ATM at the convenience store next door.',
        },
      },
      topic: 'payment',
      isShown: true,
    },
    {
      id: 'barbier-parking',
      question: 'Où peut-on se stationner ?',
      answer: 'Dans la rue, aux parcomètres, ou derrière la boutique : deux places pour nos clients.',
      translations: {
        en: {
          question: 'Where can I park?',
          answer: 'On the street, at the meters, or behind the shop: two spots for our clients.',
        },
      },
      topic: 'parking',
      isShown: true,
    },
    {
      id: 'barbier-policy',
      question: 'Quelle est votre politique d’annulation ?',
      answer:
        'Prévenez-nous au moins 2 heures d’avance. Après deux absences, un dépôt de 20 $ est demandé pour réserver.',
      translations: {
        en: {
          question: 'What is your cancellation policy?',
          answer:
            'Let us know at least 2 hours ahead. After two no-shows, a $20 deposit is required to book.',
        },
      },
      topic: 'policy',
      isShown: true,
    },
    {
      id: 'barbier-women',
      question: 'Coupez-vous les cheveux des femmes ?',
      answer: 'Oui, les coupes courtes. Nous ne faisons pas de mèches, de balayage ni de permanente.',
      translations: {
        en: {
          question: 'Do you cut women’s hair?',
          answer: 'Yes, short cuts. We do not do highlights, balayage or perms.',
        },
      },
      isShown: true,
    },
    {
      id: 'barbier-lice',
      question: 'Mon enfant a eu des poux : peut-il venir ?',
      answer: 'Oui, une semaine après le dernier traitement, s’il n’y a plus de lentes.',
      translations: {
        en: {
          question: 'My child had lice: can they come in?',
          answer: 'Yes, a week after the last treatment, if there are no nits left.',
        },
      },
      isShown: true,
    },
  ],
  closures: [
    { from: '2026-11-27', to: '2026-11-28', person: 'tony' },
    { from: '2026-12-01', to: '2026-12-04', person: 'mathis' },
    { from: '2026-12-05', startTime: '13:00', endTime: '24:00' },
    { from: '2026-12-24', startTime: '15:00', endTime: '24:00' },
    { from: '2026-12-25', to: '2026-12-26' },
    { from: '2026-12-31', to: '2027-01-02' },
  ],
  bookings: [
    {
      service: 'fade',
      person: 'jessica',
      at: '2026-11-26T16:30',
      name: 'Vanessa Dumont',
      email: 'vanessa.dumont@example.com',
    },
    {
      service: 'rasage',
      person: 'rachid',
      at: '2026-11-26T13:00',
      name: 'Jean-Guy Massicotte',
      email: 'jg.massicotte@example.com',
    },
    {
      service: 'enfant',
      person: 'jessica',
      at: '2026-11-28T09:00',
      name: 'Annie Beaumier',
      email: 'annie.beaumier@example.com',
    },
  ],
};
