import { defineTexts } from '../../i18n/texts.ts';

/** Apart from the other texts of this folder, because the overview loads only these. */
export const personTexts = defineTexts(
  {
    toBePlaced: 'À placer',
    busyElsewhere: 'Occupé ailleurs',
    withPerson: (person: string) => `Avec ${person}`,
  },
  {
    toBePlaced: 'To be placed',
    busyElsewhere: 'Busy elsewhere',
    withPerson: (person: string) => `With ${person}`,
  },
);
