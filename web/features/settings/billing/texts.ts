import { defineTexts } from '../../../i18n/texts.ts';

export const billingTexts = defineTexts(
  {
    title: 'Forfait en vigueur',
    current: (plan: string) => `Forfait ${plan}`,
    trialUntil: (day: string) => `Essai de Pro jusqu’au ${day}.`,
    trialNote: (days: number) =>
      `Une nouvelle entreprise essaie Pro pendant ${days} jours, sans carte. Ensuite, sans abonnement, elle passe à Basic : rien n’est effacé et la page publique reste en ligne.`,
    basicNote: 'Vos données restent toutes là. Pro ajoute ce qui suit.',
    begins: (plan: string, day: string) => `Abonnement ${plan} : premier paiement le ${day}.`,
    renews: (plan: string, day: string) => `Abonnement ${plan}, renouvelé le ${day}.`,
    ends: (plan: string, day: string) =>
      `Abonnement ${plan} annulé. Il reste en vigueur jusqu’au ${day}, puis n’est pas renouvelé.`,
    ended: (day: string) => `Le dernier abonnement a pris fin le ${day}.`,
    late: (plan: string) =>
      `Le dernier paiement de l’abonnement ${plan} n’a pas abouti. Vérifiez le moyen de paiement : sans lui, le forfait prendra fin dans quelques jours.`,
    stopped: (plan: string) =>
      `L’abonnement ${plan} est suspendu, faute de paiement. Réglez ce qui est dû pour le reprendre.`,
    manage: 'Gérer l’abonnement',
    manageNote: 'Changer de forfait, de carte, voir les factures ou annuler se fait au même endroit.',
    ownersManage: 'Seul un propriétaire peut gérer l’abonnement.',
    portalFailed: 'Impossible d’ouvrir la gestion de l’abonnement.',
    paid: (plan: string) => `Merci ! Paiement reçu : le forfait ${plan} sera actif sous peu.`,
    paidAndCome: (plan: string) => `Merci ! L’abonnement ${plan} est actif.`,
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
    trialUntil: (day: string) => `Trial of Pro until ${day}.`,
    trialNote: (days: number) =>
      `A new business tries Pro for ${days} days, without a card. After that, without a subscription, it moves to Basic: nothing is deleted and the public page stays online.`,
    basicNote: 'All your data is still there. Pro adds what follows.',
    begins: (plan: string, day: string) => `${plan} subscription: first payment on ${day}.`,
    renews: (plan: string, day: string) => `${plan} subscription, renewed on ${day}.`,
    ends: (plan: string, day: string) =>
      `${plan} subscription cancelled. It stays in force until ${day}, and is not renewed then.`,
    ended: (day: string) => `The last subscription ended on ${day}.`,
    late: (plan: string) =>
      `The last payment of the ${plan} subscription did not go through. Check the means of payment: without it the plan will end within days.`,
    stopped: (plan: string) =>
      `The ${plan} subscription is suspended for want of payment. Settle what is due to resume it.`,
    manage: 'Manage the subscription',
    manageNote: 'Changing plan or card, seeing invoices and cancelling are all done in one place.',
    ownersManage: 'Only an owner can manage the subscription.',
    portalFailed: 'Unable to open the subscription’s page.',
    paid: (plan: string) => `Thank you! Payment received: the ${plan} plan will be active shortly.`,
    paidAndCome: (plan: string) => `Thank you! The ${plan} subscription is active.`,
    inForce: 'In force',
    choose: (plan: string) => `Choose ${plan}`,
    opening: 'Opening…',
    ownersOnly: 'Only an owner can choose a plan.',
    plans: 'Plans',
    currency: 'In Canadian dollars, cancellable at any time.',
  },
);
