import { defineTexts } from '../../i18n/texts.ts';

/** Where the confirmation of what a form booked goes. */
export const confirmedTexts = defineTexts(
  {
    byEmail: (to: string) => `Une confirmation part à ${to}.`,
    bySms: (to: string) => `Une confirmation part par SMS au ${to}.`,
    nowhere: 'Aucune confirmation n’est envoyée : cette page en tient lieu.',
  },
  {
    byEmail: (to) => `A confirmation is on its way to ${to}.`,
    bySms: (to) => `A confirmation is on its way by SMS to ${to}.`,
    nowhere: 'No confirmation is sent: this page stands in for it.',
  },
);
