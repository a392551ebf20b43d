import { defineTexts } from '../../i18n/texts.ts';

/** Beside the rest of placing: the overview shows these, and loads no more than it shows. */
export const personTexts = defineTexts(
  {
    toBePlaced: 'À placer',
    withPerson: (person: string) => `Avec ${person}`,
  },
  {
    toBePlaced: 'To be placed',
    withPerson: (person: string) => `With ${person}`,
  },
);
