import { defineTexts } from '../../i18n/texts.ts';

/** What only visitors read of booking several appointments at once. */
export const basketTexts = defineTexts(
  {
    none: 'Rien de libre pour tout réserver à la fois. Changez ce que vous demandez, ou écrivez-nous dans le chat.',
    done: (n: number) => `${n} rendez-vous confirmés`,
    doneHint: 'Chaque lien ouvre la page de tous ces rendez-vous : gardez-en un.',
    again: 'Prendre un autre rendez-vous',
  },
  {
    none: 'Nothing is free to book it all at once. Change what you ask for, or write to us in the chat.',
    done: (n) => `${n} appointments confirmed`,
    doneHint: 'Each link opens the page of all these appointments: keep one.',
    again: 'Book another appointment',
  },
);
