import { defineTexts } from '../../i18n/texts.ts';

/** Texts of the page that moves all that were booked at once, which works without JavaScript. */
export const moveAllTexts = defineTexts(
  {
    title: 'Déplacer tous les rendez-vous',
    lead: 'Voici d’autres heures où tout est libre à la fois. Tous vos rendez-vous sont déplacés, ou aucun.',
    offers: 'Nouvelles heures',
    submit: 'Tout déplacer',
    none: 'Rien de libre pour tout déplacer à la fois. Essayez un autre jour, ou déplacez chaque rendez-vous depuis sa page.',
    scattered:
      'L’un de ces rendez-vous a été déplacé à part : on ne peut plus les déplacer tous à la fois. Déplacez chacun depuis sa page.',
    stopped: {
      some: (when: string) =>
        `La recherche s’est arrêtée au ${when} : cherchez à partir d’un jour plus tard pour voir la suite.`,
      none: (when: string) =>
        `La recherche s’est arrêtée avant la fin : rien n’a été trouvé avant le ${when}. Cherchez à partir d’un jour plus tard.`,
    },
    fromDay: 'À partir du',
    search: 'Chercher',
    back: 'Retour au rendez-vous',
  },
  {
    title: 'Move all appointments',
    lead: 'Here are other times when all of it is free at once. All your appointments are moved, or none.',
    offers: 'New times',
    submit: 'Move all',
    none: 'Nothing is free to move it all at once. Try another day, or move each appointment from its own page.',
    scattered:
      'One of these appointments was moved by itself, so they can no longer all be moved at once. Move each from its own page.',
    stopped: {
      some: (when) => `The search stopped at ${when}: search from a later day on to see what follows.`,
      none: (when) =>
        `The search stopped before the end: nothing was found before ${when}. Search from a later day on.`,
    },
    fromDay: 'From',
    search: 'Search',
    back: 'Back to the appointment',
  },
);
