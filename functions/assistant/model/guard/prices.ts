import { NUMBER } from '../../hear/numbers.ts';
import { fold, readText, type Text } from '../../hear/text.ts';
import type { Known } from './known.ts';

const UNIT = '(?:\\$|€|£|¢|cad|usd|eur|dollars?|euros?|bucks?|piastres?)';
const AMOUNT = '\\d[\\d ]*(?:[.,]\\d+)*';
const AMOUNTS = new RegExp(`(?:\\$|€|£)\\s?(${AMOUNT})|(${AMOUNT})\\s?${UNIT}(?![a-z])`, 'g');
const SPELLED = new RegExp(
  `\\b(?!\\d)(?:${NUMBER}|\\p{L}+(?:ante|ingt|cents?|ty|hundred|mille|thousand)) ${UNIT}(?![a-z])`,
  'u',
);

/** Promises about money that only the business itself can make. */
const FAVOURS =
  /\b(?:gratuit(?:e|s|es|ement)?|gratis|sans frais|offerte?s?|rabais|reduction|promotion|promo|remise|solde|moitie prix|free of charge|for free|no charge|complimentary|on the house|discount(?:s|ed)?|half price|refund(?:s|ed)?|rembourse\w*)\b|%/;
/** What a price of nothing may be called. */
const FREE = /^(?:gratuit|gratis|sans frais|free of charge|for free|no charge|complimentary)/;
const DENIED = /\b(?:pas|aucune?|jamais|not|no|never|don't|doesn't|can't|cannot)\b/;

/** "1 200,50", "1,200.50" and "60,00" as numbers. */
const amountOf = (amount: string): number => {
  const text = amount.replace(/ /g, '');
  const cents = /[.,](\d{1,2})$/.exec(text);
  const whole = (cents ? text.slice(0, cents.index) : text).replace(/[.,]/g, '');
  return Number(whole) + Number(`0.${cents?.[1] ?? 0}`);
};

const amountsIn = (folded: string): readonly number[] =>
  [...folded.matchAll(AMOUNTS)].map(([, before, after]) => amountOf(before ?? after ?? ''));

/** The prices that may be told: those of the services that the sentence names, or of all where it names none. */
const pricesOf = (text: Text, { business, ownWords }: Known): ReadonlySet<number> => {
  const named = business.services.filter(({ name, knownAs = [name] }) =>
    knownAs.some((known) => text.folded.includes(fold(readText(known).raw))),
  );
  const meant = named.length > 0 ? named : business.services;
  return new Set([...meant.flatMap(({ price }) => price ?? []), ...amountsIn(ownWords)]);
};

/** Whether a sentence tells a price, or a favour, that no record holds. */
export const tellsUntruePrice = (text: Text, known: Known): boolean => {
  const prices = pricesOf(text, known);
  if (amountsIn(text.folded).some((amount) => !prices.has(amount))) return true;
  const [spelled] = SPELLED.exec(text.folded) ?? [];
  if (spelled !== undefined && !known.ownWords.includes(spelled)) return true;
  const [favour] = FAVOURS.exec(text.folded) ?? [];
  if (favour === undefined || known.ownWords.includes(favour) || DENIED.test(text.folded)) return false;
  return !(FREE.test(favour) && prices.has(0));
};
