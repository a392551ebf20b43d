import { defineTexts } from '../../i18n/texts.ts';

/** The heading of services without a category, beside others that have one. */
export const serviceListTexts = defineTexts({ others: 'Autres services' }, { others: 'Other services' });
