import { type Language, localeOf } from './language.ts';

const NBSP = '\u00a0';

const isKnownCurrency = (currency: string): boolean => {
  try {
    new Intl.NumberFormat('en', { style: 'currency', currency });
    return true;
  } catch {
    return false;
  }
};

const localeFor = (currency: string, language: Language): string =>
  currency === 'EUR' && language === 'fr' ? 'fr-FR' : localeOf(language);

/**
 * An amount in a language's format, with all the decimals of its currency: « 30,00 $ », "$30.00"; euros in French as
 * France writes them. Dollars other than Canada's are marked: « 30,00 $ US », "US$30.00". A currency that Intl does
 * not know is shown as it is ("45 XX").
 */
export const formatAmount = (amount: number, currency: string, language: Language): string => {
  if (!isKnownCurrency(currency)) return `${amount}${NBSP}${currency}`;
  return new Intl.NumberFormat(localeFor(currency, language), {
    style: 'currency',
    currency,
    currencyDisplay: 'symbol',
  })
    .format(amount)
    .replace(/[\u202f ]/g, NBSP);
};

const FREE: Readonly<Record<Language, string>> = { fr: 'Gratuit', en: 'Free' };

/** A price; « Gratuit », "Free" for zero. */
export const formatPrice = (price: number, currency: string, language: Language): string =>
  price === 0 ? FREE[language] : formatAmount(price, currency, language);

const inCanada =
  /^(America\/(Toronto|Montreal|Halifax|St_Johns|Winnipeg|Regina|Edmonton|Vancouver|Whitehorse|Yellowknife|Iqaluit|Moncton|Glace_Bay|Goose_Bay|Blanc-Sablon|Thunder_Bay|Nipigon|Rainy_River|Rankin_Inlet|Resolute|Atikokan|Coral_Harbour|Swift_Current|Cambridge_Bay|Inuvik|Dawson|Dawson_Creek|Fort_Nelson|Creston|Pangnirtung)|Canada\/.+)$/;

/** The currency of a new service: CAD when the business's zone is in Canada, else EUR. */
export const defaultCurrency = (timezone: string): 'CAD' | 'EUR' => (inCanada.test(timezone) ? 'CAD' : 'EUR');
