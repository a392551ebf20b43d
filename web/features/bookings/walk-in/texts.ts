import { WALK_IN } from '../../../../shared/domain/walk-in.ts';
import { defineTexts } from '../../../i18n/texts.ts';

/** Somebody who is there, without an appointment. */
export const walkInTexts = defineTexts(
  {
    walkIn: WALK_IN.fr,
    title: 'Client sans rendez-vous',
    startsAt: (time: string) => `Commence maintenant, à ${time}`,
    noMessage: 'Aucune confirmation ne part : la personne est sur place.',
    save: 'Commencer',
    saved: 'Rendez-vous commencé',
  },
  {
    walkIn: WALK_IN.en,
    title: 'Walk-in client',
    startsAt: (time: string) => `Starts now, at ${time}`,
    noMessage: 'No confirmation is sent: they are here.',
    save: 'Start',
    saved: 'Appointment started',
  },
);
