import type { Plan } from '../../shared/domain/plans.ts';

const NAMES: Readonly<Record<Plan, string>> = { basic: 'Basic', pro: 'Pro' };

const french = {
  language: 'fr',
  checkout: 'Paiement d’essai',
  portal: 'Abonnement d’essai',
  intro: 'Cette page remplace celle de Stripe sur cet ordinateur. Aucun argent ne circule.',
  planOf: (plan: Plan, price: string) => `Forfait ${NAMES[plan]}\u00a0: ${price} par mois`,
  freeUntil: (day: string) => `Rien n’est prélevé avant le ${day}.`,
  pay: 'Payer',
  giveUp: 'Annuler et revenir',
  over: 'Cette page de paiement n’est plus ouverte.',
  none: 'Aucun abonnement pour l’instant.',
  back: 'Revenir à Comptoir',
  status: {
    trialing: (day: string) => `À l’essai jusqu’au ${day}.`,
    active: (day: string) => `Actif, renouvelé le ${day}.`,
    past_due: () => 'Le dernier paiement a été refusé.',
    canceled: (day: string) => `Terminé le ${day}.`,
  },
  endsOn: (day: string) => `Prendra fin le ${day}.`,
  actions: {
    cancel: 'Annuler à la fin de la période',
    resume: 'Reprendre l’abonnement',
    basic: 'Passer à Basic',
    pro: 'Passer à Pro',
    fail: 'Faire refuser la carte',
    settle: 'Payer avec une autre carte',
    end: 'Mettre fin tout de suite',
  },
  missing: 'Page introuvable.',
};

export type PaymentsTexts = typeof french;

const english: PaymentsTexts = {
  language: 'en',
  checkout: 'Test payment',
  portal: 'Test subscription',
  intro: 'This page stands in for Stripe’s on this computer. No money moves.',
  planOf: (plan, price) => `${NAMES[plan]} plan: ${price} per month`,
  freeUntil: (day) => `Nothing is charged before ${day}.`,
  pay: 'Pay',
  giveUp: 'Cancel and go back',
  over: 'This payment page is no longer open.',
  none: 'No subscription yet.',
  back: 'Back to Comptoir',
  status: {
    trialing: (day) => `On trial until ${day}.`,
    active: (day) => `Active, renewed on ${day}.`,
    past_due: () => 'The last payment was refused.',
    canceled: (day) => `Ended on ${day}.`,
  },
  endsOn: (day) => `Ends on ${day}.`,
  actions: {
    cancel: 'Cancel at the end of the period',
    resume: 'Resume the subscription',
    basic: 'Switch to Basic',
    pro: 'Switch to Pro',
    fail: 'Have the card refused',
    settle: 'Pay with another card',
    end: 'End it now',
  },
  missing: 'Page not found.',
};

export const textsFor = (locale: string): PaymentsTexts => (locale.startsWith('en') ? english : french);
