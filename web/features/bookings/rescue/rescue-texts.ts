import type { RescueState } from '../../../../shared/schemas/rescue.ts';
import { defineTexts } from '../../../i18n/texts.ts';

const fr = {
  open: 'Quelqu’un est absent ?',
  openAlone: 'Je ne peux pas ce jour-là',
  title: 'Une absence ce jour-là',
  who: 'Qui ?',
  withCount: (name: string, count: number) => `${name} (${count} rendez-vous)`,
  delay: 'Les clients ont pour répondre',
  delays: { 30: '30 minutes', 60: '1 heure', 120: '2 heures', 240: '4 heures', 1440: 'une journée' },
  text: 'La journée est fermée, et chaque client reçoit un message, par e-mail, ou par SMS pour qui n’a laissé qu’un téléphone et accepte les SMS : quelqu’un de libre à la même heure, sinon les trois heures libres les plus proches. Les autres sont à appeler. Personne n’est déplacé sans sa réponse ou la vôtre.',
  confirm: 'Fermer la journée et écrire aux clients',
  sending: 'Envoi…',
  done: (asked: number) =>
    asked === 0
      ? 'La journée est fermée : aucun client à écrire'
      : `La journée est fermée : ${asked === 1 ? 'un client reçoit' : `${asked} clients reçoivent`} un message`,
  failed: 'L’envoi n’a pas abouti. Recommencez : personne ne reçoit deux messages.',
  loadFailed: 'Les absences de ce jour n’ont pas pu être lues.',
  absence: (name: string) => `Absence : ${name}`,
  absences: 'Absences de ce jour',
  list: (name: string) => `Rendez-vous de la journée : ${name}`,
  see: (name: string) => `Voir les réponses : ${name}`,
  seeShort: 'Voir les réponses',
  answerBy: (when: string) => `Réponses attendues jusqu’à ${when}. Ensuite, appelez qui n’a pas répondu.`,
  none: 'Aucun rendez-vous n’était pris ce jour-là.',
  was: (when: string) => `Était prévu : ${when}`,
  now: (place: string) => `Maintenant : ${place}`,
  proposed: (places: string) => `Proposé : ${places}`,
  toPropose: (places: string) => `À proposer : ${places}`,
  moveTo: 'À proposer. Le client a choisi au téléphone ? Déplacez le rendez-vous :',
  moveToProposed: 'Proposé au client. Il a répondu au téléphone ? Déplacez le rendez-vous :',
  moveFailed: 'Impossible de déplacer le rendez-vous.',
  nothing: 'Aucune autre heure n’était libre.',
  openBooking: (name: string) => `Ouvrir le rendez-vous de ${name}`,
  openShort: 'Ouvrir',
  noContact: 'Aucune coordonnée',
  continue: (left: number) =>
    left === 1 ? 'Écrire au client qui reste' : `Écrire aux ${left} clients qui restent`,
  states: {
    waiting: 'En attente',
    silent: 'Sans réponse : à appeler',
    to_call: 'À appeler',
    moved: 'Déplacé',
    cancelled: 'Annulé',
  } satisfies Record<RescueState, string>,
  counts: {
    waiting: (n: number) => `${n} en attente`,
    silent: (n: number) => `${n} sans réponse`,
    to_call: (n: number) => `${n} à appeler`,
    moved: (n: number) => (n === 1 ? '1 déplacé' : `${n} déplacés`),
    cancelled: (n: number) => (n === 1 ? '1 annulé' : `${n} annulés`),
  } satisfies Record<RescueState, (n: number) => string>,
};

export const rescueTexts = defineTexts(fr, {
  open: 'Is somebody away?',
  openAlone: 'I cannot work this day',
  title: 'An absence on this day',
  who: 'Who?',
  withCount: (name: string, count: number) =>
    `${name} (${count === 1 ? '1 appointment' : `${count} appointments`})`,
  delay: 'Customers have to answer',
  delays: { 30: '30 minutes', 60: '1 hour', 120: '2 hours', 240: '4 hours', 1440: 'a day' },
  text: 'The day is closed, and each customer gets a message, by e-mail, or by SMS if they left a phone only and accept SMS: somebody who is free at the same time, else the three nearest free times. The others are to be called. Nobody is moved without their answer or yours.',
  confirm: 'Close the day and write to the customers',
  sending: 'Sending…',
  done: (asked: number) =>
    asked === 0
      ? 'The day is closed: no customer to write to'
      : `The day is closed: ${asked === 1 ? 'one customer gets' : `${asked} customers get`} a message`,
  failed: 'The sending did not go through. Do it again: nobody gets two messages.',
  loadFailed: 'The absences of this day could not be read.',
  absence: (name: string) => `Away: ${name}`,
  absences: 'Absences of this day',
  list: (name: string) => `Appointments of the day: ${name}`,
  see: (name: string) => `See the answers: ${name}`,
  seeShort: 'See the answers',
  answerBy: (when: string) =>
    `Answers are expected until ${when}. After that, call whoever has not answered.`,
  none: 'There was no appointment on that day.',
  was: (when: string) => `Was planned: ${when}`,
  now: (place: string) => `Now: ${place}`,
  proposed: (places: string) => `Offered: ${places}`,
  toPropose: (places: string) => `To offer: ${places}`,
  moveTo: 'To offer. They chose by phone? Move the appointment:',
  moveToProposed: 'Offered to them. They answered by phone? Move the appointment:',
  moveFailed: 'Unable to move the appointment.',
  nothing: 'No other time was free.',
  openBooking: (name: string) => `Open the appointment of ${name}`,
  openShort: 'Open',
  noContact: 'No contact',
  continue: (left: number) =>
    left === 1 ? 'Write to the remaining customer' : `Write to the ${left} remaining customers`,
  states: {
    waiting: 'Waiting',
    silent: 'No answer: to call',
    to_call: 'To call',
    moved: 'Moved',
    cancelled: 'Cancelled',
  },
  counts: {
    waiting: (n: number) => `${n} waiting`,
    silent: (n: number) => `${n} without an answer`,
    to_call: (n: number) => `${n} to call`,
    moved: (n: number) => `${n} moved`,
    cancelled: (n: number) => `${n} cancelled`,
  },
});
