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
    save: 'Enregistrer quand même',
    saveAndAsk: (count: number) =>
      count === 1 ? 'Enregistrer et envoyer 1 demande' : `Enregistrer et envoyer ${count} demandes`,
    askFailed:
      'C’est enregistré, mais les demandes ne sont pas toutes parties : appelez ces clients, ou demandez-leur de nouveau.',
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
    save: 'Save anyway',
    saveAndAsk: (count: number) =>
      count === 1 ? 'Save and send 1 request' : `Save and send ${count} requests`,
    askFailed: 'It is saved, but not every request went out: call these customers, or ask them again.',
  },
);
