import { defineTexts } from '../../../i18n/texts.ts';

/** Texts of the month that shows which days have a free time. */
export const calendarTexts = defineTexts(
  {
    title: 'Jours avec un créneau libre',
    before: 'Mois précédent',
    after: 'Mois suivant',
    dayOfMonth: (day: number) => (day === 1 ? '1er' : String(day)),
    free: (day: string) => `${day}, libre`,
    full: (day: string) => `${day}, rien de libre`,
    chosen: (day: string) => `${day}, libre, affiché`,
    freeBefore: 'Jour libre précédent',
    freeAfter: 'Jour libre suivant',
    loading: 'Recherche des jours libres…',
    failed: 'Impossible de charger les jours libres.',
    none: 'Aucun jour libre pour le moment.',
  },
  {
    title: 'Days with a free time',
    before: 'Previous month',
    after: 'Next month',
    dayOfMonth: String,
    free: (day) => `${day}, free`,
    full: (day) => `${day}, nothing free`,
    chosen: (day) => `${day}, free, shown`,
    freeBefore: 'Previous free day',
    freeAfter: 'Next free day',
    loading: 'Looking for free days…',
    failed: 'The free days could not be loaded.',
    none: 'No free day at the moment.',
  },
);
