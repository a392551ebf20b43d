import { defineTexts } from '../../i18n/texts.ts';

/** What only visitors read of booking several appointments at once. */
export const basketTexts = defineTexts(
  {
    none: 'Rien de libre pour tout réserver à la fois. Changez ce que vous demandez, ou écrivez-nous dans le chat.',
    write: 'Vous pouvez aussi nous écrire dans le chat.',
    beyond: 'C’est la limite de la réservation en ligne : pour davantage, écrivez-nous dans le chat.',
    doneHint: 'Gardez ce lien : sa page montre tous ces rendez-vous, pour les déplacer ou les annuler.',
    again: 'Prendre un autre rendez-vous',
  },
  {
    none: 'Nothing is free to book it all at once. Change what you ask for, or write to us in the chat.',
    write: 'You can also write to us in the chat.',
    beyond: 'That is the limit of online booking: for more, write to us in the chat.',
    doneHint: 'Keep that link: its page shows all these appointments, to move or cancel them.',
    again: 'Book another appointment',
  },
);
