import { defineTexts } from '../../i18n/texts.ts';

/** What is said of services where one of several is chosen. */
export const serviceListTexts = defineTexts(
  {
    /** The heading of services without a category, beside others that have one. */
    others: 'Autres services',
    unable: (name: string) => `${name} ne fait pas ce service : plus personne n’est demandé en particulier.`,
  },
  {
    others: 'Other services',
    unable: (name) => `${name} does not do this service: nobody in particular is asked for any more.`,
  },
);
