import { defineTexts } from '../i18n/texts.ts';

export const filterTexts = defineTexts(
  {
    filters: 'Filtres',
    filtersSet: (count: number) => `Filtres (${count})`,
    chosen: (name: string, value: string) => `${name} : ${value}`,
    takeOff: (chosen: string) => `${chosen}, retirer ce filtre`,
    clear: 'Tout effacer',
    show: 'Voir la liste',
  },
  {
    filters: 'Filters',
    filtersSet: (count: number) => `Filters (${count})`,
    chosen: (name: string, value: string) => `${name}: ${value}`,
    takeOff: (chosen: string) => `${chosen}, remove this filter`,
    clear: 'Clear all',
    show: 'Show the list',
  },
);
