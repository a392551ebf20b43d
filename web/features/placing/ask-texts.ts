import { defineTexts } from '../../i18n/texts.ts';

const visitors = (count: number) => (count === 1 ? 'Un client reçoit' : `${count} clients reçoivent`);
const calls = (count: number) =>
  count === 0
    ? ''
    : ` ${count === 1 ? 'Aucun message n’atteint un autre client : à appeler.' : `Aucun message n’atteint ${count} autres clients : à appeler.`}`;
const toCall = (count: number) =>
  count === 0 ? '' : ` No message reaches ${count} of them: call ${count === 1 ? 'that person' : 'them'}.`;

export const askTexts = defineTexts(
  {
    ask: 'Demander de choisir une autre heure',
    title: 'Demander de choisir une autre heure ?',
    text: 'Chaque client concerné reçoit un message avec le lien pour déplacer ou annuler son rendez-vous. Personne ne le reçoit deux fois. Les rendez-vous restent en place jusque-là.',
    confirm: 'Envoyer la demande',
    sending: 'Envoi…',
    keep: 'Pas maintenant',
    asked: (count: number, unreachable: number) =>
      `${count === 0 ? 'Personne d’autre à prévenir par un message.' : `${visitors(count)} la demande.`}${calls(unreachable)}`,
    failed: 'La demande n’est pas partie à tous. Réessayez : personne ne la reçoit deux fois.',
  },
  {
    ask: 'Ask them to choose another time',
    title: 'Ask them to choose another time?',
    text: 'Each customer concerned gets a message with the link to move or cancel their booking. Nobody gets it twice. The bookings stay in place until then.',
    confirm: 'Send the request',
    sending: 'Sending…',
    keep: 'Not now',
    asked: (count: number, unreachable: number) =>
      `${count === 0 ? 'Nobody else to tell by a message.' : `${count} ${count === 1 ? 'customer gets' : 'customers get'} the request.`}${toCall(unreachable)}`,
    failed: 'The request did not go out to everybody. Try again: nobody gets it twice.',
  },
);
