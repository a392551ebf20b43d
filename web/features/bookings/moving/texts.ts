import { defineTexts } from '../../../i18n/texts.ts';

/** Moving all that a client booked at once. */
export const moveAllTexts = defineTexts(
  {
    open: 'Tout déplacer',
    title: 'Déplacer tous ces rendez-vous',
    allOrNone: 'Ceux qui sont encore à venir sont tous déplacés, ou aucun.',
    now: 'Actuellement',
    fromDay: 'À partir du',
    search: 'Chercher',
    none: 'Rien de libre pour tout déplacer à la fois. Cherchez à partir d’un autre jour, ou déplacez chaque rendez-vous à part.',
    scattered:
      'L’un de ces rendez-vous a été déplacé à part : on ne peut plus les déplacer tous à la fois. Ouvrez chacun d’eux pour le déplacer.',
    stopped: (when: string) =>
      `La recherche s’est arrêtée avant la fin : rien n’a été trouvé avant le ${when}. Cherchez plus tard, ou à partir d’un autre jour.`,
    lost: 'Voici les propositions à jour.',
    done: 'Rendez-vous déplacés',
    failed: 'Impossible de déplacer ces rendez-vous.',
  },
  {
    open: 'Move all',
    title: 'Move all of these bookings',
    allOrNone: 'Those that are still ahead are all moved, or none.',
    now: 'Currently',
    fromDay: 'From',
    search: 'Search',
    none: 'Nothing is free to move it all at once. Search from another day, or move each booking by itself.',
    scattered:
      'One of these bookings was moved by itself, so they can no longer all be moved at once. Open each of them to move it.',
    stopped: (when) =>
      `The search stopped before its end: nothing was found before ${when}. Look further ahead, or from another day on.`,
    lost: 'Here are the present offers.',
    done: 'Bookings moved',
    failed: 'Unable to move these bookings.',
  },
);
