import { defineTexts } from '../../i18n/texts.ts';

export const nameTexts = defineTexts(
  {
    title: 'Comment vous appelle-t-on ?',
    label: 'Votre nom',
    hint: 'Vos collègues et vos visiteurs le lisent : « Avec Alice ».',
    required: 'Indiquez un nom.',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    later: 'Plus tard',
    done: 'Nom enregistré',
    failed: 'Impossible d’enregistrer le nom.',
  },
  {
    title: 'What do people call you?',
    label: 'Your name',
    hint: 'Colleagues and visitors read it: “With Alice”.',
    required: 'Enter a name.',
    save: 'Save',
    saving: 'Saving…',
    later: 'Later',
    done: 'Name saved',
    failed: 'Unable to save the name.',
  },
);
