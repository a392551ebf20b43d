import { defineTexts } from '../../../i18n/texts.ts';

export const teamTexts = defineTexts(
  {
    board: 'Journée de l’équipe',
    gone: 'Ne prend plus de réservations',
    dragHint:
      'Glissez une réservation vers une autre heure ou une autre personne, et son bord inférieur pour changer sa durée ; ou ouvrez-la pour la modifier. Appuyez sur une heure libre pour réserver.',
    hatched: 'Hachuré : fermé ou absent.',
    busyElsewhere: 'Occupé ailleurs',
    previousPerson: 'Personne précédente',
    nextPerson: 'Personne suivante',
    personOf: (who: string, nth: number, count: number) => `${who} (${nth} sur ${count})`,
    people: 'Personnes',
    move: {
      done: (when: string, who: string) => `Déplacée : ${when}, avec ${who}`,
      undo: 'Annuler le déplacement',
      undone: 'La réservation est revenue à sa place.',
      refused: (what: string, why: string) => `Rendez-vous non déplacé : ${what}. ${why}`,
      undoRefused: (what: string, why: string) => `Rendez-vous non remis à sa place : ${what}. ${why}`,
    },
    resize: {
      done: (when: string, who: string) => `Durée changée : ${when}, avec ${who}`,
      undo: 'Rétablir la durée',
      undone: 'La réservation a retrouvé sa durée.',
      refused: (what: string, why: string) => `Durée inchangée : ${what}. ${why}`,
      undoRefused: (what: string, why: string) => `Durée non rétablie : ${what}. ${why}`,
    },
    dismiss: 'Fermer ce message',
    insteadAt: (when: string) => `Déplacer plutôt : ${when}`,
  },
  {
    board: 'The team’s day',
    gone: 'Takes no more bookings',
    dragHint:
      'Drag a booking to another time or person, and its lower edge to change its length; or open it to edit it. Press a free time to book.',
    hatched: 'Hatched: closed or away.',
    busyElsewhere: 'Busy elsewhere',
    previousPerson: 'Previous person',
    nextPerson: 'Next person',
    personOf: (who: string, nth: number, count: number) => `${who} (${nth} of ${count})`,
    people: 'People',
    move: {
      done: (when: string, who: string) => `Moved: ${when}, with ${who}`,
      undo: 'Undo the move',
      undone: 'The booking is back in its place.',
      refused: (what: string, why: string) => `“${what}” was not moved. ${why}`,
      undoRefused: (what: string, why: string) => `“${what}” is not back in its place. ${why}`,
    },
    resize: {
      done: (when: string, who: string) => `Length changed: ${when}, with ${who}`,
      undo: 'Restore the length',
      undone: 'The booking has its former length again.',
      refused: (what: string, why: string) => `“${what}” keeps its length. ${why}`,
      undoRefused: (what: string, why: string) => `“${what}” does not have its former length again. ${why}`,
    },
    dismiss: 'Close this message',
    insteadAt: (when: string) => `Move it instead: ${when}`,
  },
);
