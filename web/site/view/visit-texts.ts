import { defineTexts } from '../../i18n/texts.ts';

/**
 * Names of what is told below an appointment; the manage page makes its view again, so they are apart from the
 * server's.
 */
export const visitTexts = defineTexts(
  {
    map: 'Voir sur la carte',
    directions: 'Comment venir',
    change: 'Déplacer ou annuler',
    policies: 'Annulations tardives et absences',
  },
  {
    map: 'See on the map',
    directions: 'How to get there',
    change: 'Move or cancel',
    policies: 'Late cancellations and missed appointments',
  },
);
