import { type Language, localeOf } from '../../shared/domain/language.ts';
import { defineTexts } from './texts.ts';

export const amountTexts = defineTexts(
  { invalid: 'Indiquez un nombre, comme 45 ou 45,50.' },
  { invalid: 'Give a number, like 45 or 45.50.' },
);

/** An amount as a form's field shows it: "45", « 45,50 », "45.50"; blank for none. */
export const amountText = (amount: number | null, language: Language): string => {
  if (amount === null) return '';
  return new Intl.NumberFormat(localeOf(language), {
    useGrouping: false,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
};

/**
 * What was typed as an amount, with a comma or a point, spaces between thousands or a dollar sign. Null for nothing,
 * NaN for what is no number.
 */
export const amountOf = (typed: string | number): number | null => {
  const text = String(typed).replace(/[\s$]/g, '').replace(',', '.');
  return text === '' ? null : Number(text);
};
