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
    saved: (who?: string) => (who ? `Rendez-vous commencé avec ${who}` : 'Rendez-vous commencé'),
    undo: 'Annuler ce rendez-vous',
    undone: 'Rendez-vous annulé',
    undoFailed: 'Impossible d’annuler le rendez-vous commencé.',
  },
  {
    walkIn: WALK_IN.en,
    title: 'Walk-in client',
    startsAt: (time: string) => `Starts now, at ${time}`,
    noMessage: 'No confirmation is sent: they are here.',
    save: 'Start',
    saved: (who?: string) => (who ? `Appointment started with ${who}` : 'Appointment started'),
    undo: 'Cancel it',
    undone: 'Appointment cancelled',
    undoFailed: 'Unable to cancel the appointment that was started.',
  },
);
