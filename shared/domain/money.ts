import { type Language, localeOf } from './language.ts';

import { NBSP } from './typography.ts';

const CENTS = 100;

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

const FROM: Readonly<Record<Language, string>> = { fr: 'à partir de', en: 'from' };

/** What something costs; with `priceFrom`, the least that it can cost. */
export interface Price {
  readonly price: number;
  readonly currency: string;
  readonly priceFrom?: boolean | undefined;
}

/** A price; « Gratuit », "Free" for zero, and « à partir de 30,00 $ », "from $30.00" for the least of several. */
export const formatPrice = ({ price, currency, priceFrom }: Price, language: Language): string => {
  if (priceFrom) return `${FROM[language]}${NBSP}${formatAmount(price, currency, language)}`;
  return price === 0 ? FREE[language] : formatAmount(price, currency, language);
};

/** What may have no price. */
interface MaybePriced {
  readonly price: number | null;
  readonly currency: string | null;
  readonly priceFrom?: boolean | undefined;
}

/** Whether taxes have anything to do with what something costs: it has a price, and is not free. */
export const isTaxed = ({ price, priceFrom }: MaybePriced): boolean =>
  price !== null && (price > 0 || priceFrom === true);

/** What something costs, in words; undefined where it has no price. */
export const priceText = (
  { price, currency, priceFrom }: MaybePriced,
  language: Language,
): string | undefined =>
  price === null || currency === null ? undefined : formatPrice({ price, currency, priceFrom }, language);

/** What some things cost together; undefined where one of them has no price or another currency, or there is none. */
export const totalPrice = (priced: readonly MaybePriced[]): Price | undefined => {
  const currencies = new Set(priced.map(({ price, currency }) => (price === null ? null : currency)));
  const [currency] = currencies;
  if (currencies.size !== 1 || !currency) return undefined;
  const cents = priced.reduce((sum, { price }) => sum + Math.round((price ?? 0) * CENTS), 0);
  return { price: cents / CENTS, currency, priceFrom: priced.some(({ priceFrom }) => priceFrom === true) };
};

const inCanada =
  /^(America\/(Toronto|Montreal|Halifax|St_Johns|Winnipeg|Regina|Edmonton|Vancouver|Whitehorse|Yellowknife|Iqaluit|Moncton|Glace_Bay|Goose_Bay|Blanc-Sablon|Thunder_Bay|Nipigon|Rainy_River|Rankin_Inlet|Resolute|Atikokan|Coral_Harbour|Swift_Current|Cambridge_Bay|Inuvik|Dawson|Dawson_Creek|Fort_Nelson|Creston|Pangnirtung)|Canada\/.+)$/;

/** The currency of a new service: CAD when the business's zone is in Canada, else EUR. */
export const defaultCurrency = (timezone: string): 'CAD' | 'EUR' => (inCanada.test(timezone) ? 'CAD' : 'EUR');
