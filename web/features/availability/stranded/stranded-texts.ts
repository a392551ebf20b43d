import { defineTexts } from '../../../i18n/texts.ts';

export const strandedTexts = defineTexts(
  {
    title: (count: number) =>
      count === 1
        ? 'Un rendez-vous tombe hors de ces heures'
        : `${count} rendez-vous tombent hors de ces heures`,
    more: 'Il y en a d’autres : seuls les premiers sont montrés.',
    text: 'Ils restent en place tant que vous ne les changez pas. Pour chacun :',
    whatOf: (name: string, when: string) => `${name}, ${when}`,
    keep: 'Garder tel quel',
    ask: 'Demander une autre heure au client',
    askAll: 'Demander à tous',
    move: 'Déplacer soi-même',
    noEmail: 'Sans e-mail : à appeler',
    asked: 'Déjà demandé',
    back: 'Revenir sans enregistrer',
    give: (who: string) => `Donner à ${who}`,
    nobodyFree: 'Personne d’autre ne peut le prendre à cette heure.',
    save: (given: number, asked: number) => {
      const requests = asked === 1 ? 'envoyer 1 demande' : `envoyer ${asked} demandes`;
      if (given === 0) return asked === 0 ? 'Enregistrer quand même' : `Enregistrer et ${requests}`;
      const gifts = given === 1 ? 'donner 1 rendez-vous' : `donner ${given} rendez-vous`;
      return asked === 0 ? `Enregistrer et ${gifts}` : `Enregistrer, ${gifts} et ${requests}`;
    },
    savedBut: 'C’est enregistré, mais tout n’a pas été fait.',
    notGiven: (what: string, who: string, why: string) => `${what} : n’a pas été donné à ${who}. ${why}`,
    giveFailed: 'Donnez-le dans le calendrier.',
    askFailed: 'Les demandes ne sont pas toutes parties : appelez ces clients, ou demandez-leur de nouveau.',
  },
  {
    title: (count: number) =>
      count === 1
        ? 'One appointment falls outside these hours'
        : `${count} appointments fall outside these hours`,
    more: 'There are others: only the first ones are shown.',
    text: 'They stay in place until you change them. For each:',
    whatOf: (name: string, when: string) => `${name}, ${when}`,
    keep: 'Keep as it is',
    ask: 'Ask the customer for another time',
    askAll: 'Ask everybody',
    move: 'Move it yourself',
    noEmail: 'No e-mail: to call',
    asked: 'Asked already',
    back: 'Back without saving',
    give: (who: string) => `Give it to ${who}`,
    nobodyFree: 'Nobody else can take it at that time.',
    save: (given: number, asked: number) => {
      const requests = asked === 1 ? 'send 1 request' : `send ${asked} requests`;
      if (given === 0) return asked === 0 ? 'Save anyway' : `Save and ${requests}`;
      const gifts = given === 1 ? 'give 1 appointment away' : `give ${given} appointments away`;
      return asked === 0 ? `Save and ${gifts}` : `Save, ${gifts} and ${requests}`;
    },
    savedBut: 'It is saved, but not everything was done.',
    notGiven: (what: string, who: string, why: string) => `${what}: not given to ${who}. ${why}`,
    giveFailed: 'Give it away in the calendar.',
    askFailed: 'Not every request went out: call these customers, or ask them again.',
  },
);
