import type { Language } from '../../../../shared/domain/language.ts';
import type { OwnerFacts } from '../facts.ts';
import type { EmailWords } from './wording.ts';

/** What the owner of a business is told of their account. */
export const OWNER_WORDS: Readonly<Record<OwnerFacts['kind'], Readonly<Record<Language, EmailWords>>>> = {
  owner_welcome: {
    fr: {
      subject: 'Bienvenue sur Comptoir',
      heading: 'Bienvenue sur Comptoir',
      body: '{business} a maintenant son comptoir. Ajoutez vos services et vos heures, puis partagez votre page.\n\nVous avez tout le plan Pro à l’essai jusqu’au {trial_end}.',
      action: 'Ouvrir le tableau de bord',
    },
    en: {
      subject: 'Welcome to Comptoir',
      heading: 'Welcome to Comptoir',
      body: '{business} now has its front counter. Add your services and your hours, then share your page.\n\nYou have the whole Pro plan on trial until {trial_end}.',
      action: 'Open the dashboard',
    },
  },
  owner_trial_ending: {
    fr: {
      subject: 'Votre essai se termine le {trial_end}',
      heading: 'Votre essai se termine bientôt',
      body: 'L’essai du plan Pro de {business} se termine le {trial_end}. Choisissez un plan pour continuer sans interruption.',
      action: 'Choisir un plan',
    },
    en: {
      subject: 'Your trial ends on {trial_end}',
      heading: 'Your trial ends soon',
      body: 'The Pro trial of {business} ends on {trial_end}. Choose a plan to go on without interruption.',
      action: 'Choose a plan',
    },
  },
  owner_trial_ended: {
    fr: {
      subject: 'Votre essai est terminé',
      heading: 'Votre essai est terminé',
      body: 'L’essai du plan Pro de {business} s’est terminé le {trial_end}. Vos données restent, et vous pouvez choisir un plan quand vous voulez.',
      action: 'Choisir un plan',
    },
    en: {
      subject: 'Your trial has ended',
      heading: 'Your trial has ended',
      body: 'The Pro trial of {business} ended on {trial_end}. Your data stays, and you can choose a plan at any time.',
      action: 'Choose a plan',
    },
  },
  owner_assistant_ending: {
    fr: {
      subject: 'Votre assistant ne répondra plus aux questions le {limited_on}',
      heading: 'Votre assistant change bientôt',
      body: 'Sans plan, l’assistant de {business} ne fera plus que saluer et prendre les demandes à partir du {limited_on}. La page, la prise de rendez-vous par le formulaire et vos données restent.',
      action: 'Choisir un plan',
    },
    en: {
      subject: 'Your assistant will stop answering questions on {limited_on}',
      heading: 'Your assistant changes soon',
      body: 'Without a plan, the assistant of {business} will only greet and take requests from {limited_on} on. The page, booking by the form and your data stay.',
      action: 'Choose a plan',
    },
  },
  owner_assistant_limited: {
    fr: {
      subject: 'Votre assistant ne répond plus aux questions',
      heading: 'Votre assistant ne répond plus aux questions',
      body: 'Depuis le {limited_on}, l’assistant de {business} salue et prend les demandes, sans plus. La page, la prise de rendez-vous par le formulaire et vos données restent. Un plan lui rend ses réponses tout de suite.',
      action: 'Choisir un plan',
    },
    en: {
      subject: 'Your assistant no longer answers questions',
      heading: 'Your assistant no longer answers questions',
      body: 'Since {limited_on} the assistant of {business} greets and takes requests, and no more. The page, booking by the form and your data stay. A plan gives it its answers back at once.',
      action: 'Choose a plan',
    },
  },
  owner_payment_failed: {
    fr: {
      subject: 'Le paiement de votre plan a échoué',
      heading: 'Le paiement a échoué',
      body: 'Le paiement du plan de {business} n’a pas pu être fait. Le plan continue jusqu’au {paid_until} : d’ici là, vérifiez le moyen de paiement.',
      action: 'Vérifier le moyen de paiement',
    },
    en: {
      subject: 'The payment of your plan failed',
      heading: 'The payment failed',
      body: 'The payment of the plan of {business} could not be made. The plan goes on until {paid_until}: please check the means of payment before then.',
      action: 'Check the means of payment',
    },
  },
  owner_subscription_ended: {
    fr: {
      subject: 'Votre abonnement a pris fin',
      heading: 'Votre abonnement a pris fin',
      body: 'L’abonnement de {business} a pris fin. Vos données restent, et vous pouvez le reprendre quand vous voulez.',
      action: 'Reprendre un plan',
    },
    en: {
      subject: 'Your subscription has ended',
      heading: 'Your subscription has ended',
      body: 'The subscription of {business} has ended. Your data stays, and you can take it up again at any time.',
      action: 'Choose a plan',
    },
  },
};
