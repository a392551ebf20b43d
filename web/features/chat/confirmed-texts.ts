import { formatPhone } from '../../../shared/domain/phone.ts';
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

/** Where a confirmation goes: an e-mail address or phone number; null for none. */
export const confirmationText = (to: string | null, texts: (typeof confirmedTexts)['fr']): string => {
  if (to === null) return texts.nowhere;
  return to.includes('@') ? texts.byEmail(to) : texts.bySms(formatPhone(to));
};
