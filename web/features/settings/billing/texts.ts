import { defineTexts } from '../../../i18n/texts.ts';

export const billingTexts = defineTexts(
  {
    title: 'Forfait en vigueur',
    current: (plan: string) => `Forfait ${plan}`,
    proNote: (days: number) =>
      `Une nouvelle entreprise essaie Pro pendant ${days} jours, sans carte. Ensuite, sans abonnement, elle passe à Basic : rien n’est effacé et la page publique reste en ligne.`,
    trialUntil: (day: string) => `Essai de Pro jusqu’au ${day}.`,
    basicNote: 'Vos données restent toutes là. Pro ajoute ce qui suit.',
    perMonth: 'par mois',
    includes: 'Comprend',
    inForce: 'En vigueur',
    choose: (plan: string) => `Choisir ${plan}`,
    opening: 'Ouverture…',
    ownersOnly: 'Seul un propriétaire peut choisir un forfait.',
    plans: 'Forfaits',
    currency: 'En dollars canadiens, résiliables en tout temps.',
  },
  {
    title: 'Plan in force',
    current: (plan: string) => `${plan} plan`,
    proNote: (days: number) =>
      `A new business tries Pro for ${days} days, without a card. After that, without a subscription, it moves to Basic: nothing is deleted and the public page stays online.`,
    trialUntil: (day: string) => `Trial of Pro until ${day}.`,
    basicNote: 'All your data is still there. Pro adds what follows.',
    perMonth: 'per month',
    includes: 'Includes',
    inForce: 'In force',
    choose: (plan: string) => `Choose ${plan}`,
    opening: 'Opening…',
    ownersOnly: 'Only an owner can choose a plan.',
    plans: 'Plans',
    currency: 'In Canadian dollars, cancellable at any time.',
  },
);
