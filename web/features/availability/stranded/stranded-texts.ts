import { defineTexts } from '../../../i18n/texts.ts';

export const strandedTexts = defineTexts(
  {
    title: (count: number) =>
      count === 1
        ? 'Un rendez-vous tombe hors de ces heures'
        : `${count} rendez-vous tombent hors de ces heures`,
    more: 'Il y en a d’autres : seuls les premiers sont montrés.',
    text: (count: number): string =>
      count === 1
        ? 'Il reste en place tant que vous ne le changez pas.'
        : 'Ils restent en place tant que vous ne les changez pas. Pour chacun :',
    whatOf: (name: string, when: string) => `${name}, ${when}`,
    keep: 'Garder tel quel',
    ask: 'Demander une autre heure au client',
    askAll: 'Demander à tous',
    move: 'Déplacer soi-même',
    noEmail: 'Sans e-mail : à appeler',
    asked: 'Déjà demandé',
    back: 'Revenir sans enregistrer',
    give: (who: string) => `Donner à ${who}`,
    chosenElsewhere: (who: string) =>
      `${who} prend déjà un autre de ces rendez-vous à cette heure, ou trop près.`,
    nobodyFree: 'Personne d’autre ne peut le prendre à cette heure.',
    save: (given: number, asked: number) => {
      const requests = asked === 1 ? 'envoyer 1 demande' : `envoyer ${asked} demandes`;
      if (given === 0) return asked === 0 ? 'Enregistrer quand même' : `Enregistrer et ${requests}`;
      const gifts = given === 1 ? 'donner 1 rendez-vous' : `donner ${given} rendez-vous`;
      return asked === 0 ? `Enregistrer et ${gifts}` : `Enregistrer, ${gifts} et ${requests}`;
    },
    failedTitle: (count: number) =>
      count === 1
        ? 'C’est enregistré, sauf pour un rendez-vous'
        : `C’est enregistré, sauf pour ${count} rendez-vous`,
    failedText: (count: number): string =>
      count === 1
        ? 'Décidez autrement, ou laissez-le en place.'
        : 'Décidez autrement, ou laissez-les en place.',
    leave: 'Laisser ainsi',
    carryOut: (given: number, asked: number) => {
      const requests = asked === 1 ? '1 demande' : `${asked} demandes`;
      if (given === 0) return asked === 0 ? 'Rien de choisi' : `Envoyer ${requests}`;
      return `Donner ${given} rendez-vous${asked === 0 ? '' : ` et envoyer ${requests}`}`;
    },
    notGiven: (who: string, why: string) => `N’a pas été donné à ${who}. ${why}`,
    giveFailed: 'Réessayez, ou donnez-le dans le calendrier.',
    notAsked: (why: string) => `La demande n’est pas partie. ${why}`,
    askFailed: 'Réessayez, ou appelez ce client.',
  },
  {
    title: (count: number) =>
      count === 1
        ? 'One appointment falls outside these hours'
        : `${count} appointments fall outside these hours`,
    more: 'There are others: only the first ones are shown.',
    text: (count: number) =>
      count === 1
        ? 'It stays in place until you change it.'
        : 'They stay in place until you change them. For each:',
    whatOf: (name: string, when: string) => `${name}, ${when}`,
    keep: 'Keep as it is',
    ask: 'Ask the customer for another time',
    askAll: 'Ask everybody',
    move: 'Move it yourself',
    noEmail: 'No e-mail: to call',
    asked: 'Asked already',
    back: 'Back without saving',
    give: (who: string) => `Give it to ${who}`,
    chosenElsewhere: (who: string) =>
      `${who} takes another of these appointments at that time, or too close to it.`,
    nobodyFree: 'Nobody else can take it at that time.',
    save: (given: number, asked: number) => {
      const requests = asked === 1 ? 'send 1 request' : `send ${asked} requests`;
      if (given === 0) return asked === 0 ? 'Save anyway' : `Save and ${requests}`;
      const gifts = given === 1 ? 'give 1 appointment away' : `give ${given} appointments away`;
      return asked === 0 ? `Save and ${gifts}` : `Save, ${gifts} and ${requests}`;
    },
    failedTitle: (count: number) =>
      count === 1 ? 'Saved, but for one appointment' : `Saved, but for ${count} appointments`,
    failedText: (count: number) =>
      count === 1 ? 'Decide otherwise, or leave it in place.' : 'Decide otherwise, or leave them in place.',
    leave: 'Leave as is',
    carryOut: (given: number, asked: number) => {
      const requests = asked === 1 ? '1 request' : `${asked} requests`;
      if (given === 0) return asked === 0 ? 'Nothing chosen' : `Send ${requests}`;
      const gifts = given === 1 ? '1 appointment' : `${given} appointments`;
      return `Give ${gifts} away${asked === 0 ? '' : ` and send ${requests}`}`;
    },
    notGiven: (who: string, why: string) => `Not given to ${who}. ${why}`,
    giveFailed: 'Try again, or give it away in the calendar.',
    notAsked: (why: string) => `The request did not go out. ${why}`,
    askFailed: 'Try again, or call this customer.',
  },
);
