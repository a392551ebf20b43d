import { folded } from './folded.ts';

const BEFORE = /(?:ca|us)?\$ ?(\d{1,3}(?:[, ]\d{3})+(?:\.\d{2})?|\d+(?:\.\d{1,2})?)/g;
const AFTER = /(\d{1,3}(?: \d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d{1,2})?) ?(?:\$|dollars|piastres|cad\b)/g;
const FREE =
  /\b(gratuit\w*|sans frais|free of charge|no charge|for free|(?<!(?:what|that|times?|nothing|anything|something|spots?) (?:is|are) )(?<!(?:what's|nothing|anything|time|spot) )free(?! (?:for|on|at|time|times|spot|spots|slot|slots|from|until|that|this|before|after|between|morning|afternoon|today|tomorrow|with|mon|tue|wed|thu|fri|sat|sun)))\b/;

const dollarsOf = (digits: string): number =>
  Number(
    digits
      .replace(/ /g, '')
      .replace(/,(?=\d{3})/g, '')
      .replace(',', '.'),
  );

/** Every amount of money that a text names, in dollars; 0 where something is said to be free. */
export const amountsIn = (text: string): readonly number[] => {
  const plain = folded(text);
  const named = [...plain.matchAll(BEFORE), ...plain.matchAll(AFTER)].map(([, digits = '']) =>
    dollarsOf(digits),
  );
  return FREE.test(plain) ? [...named, 0] : named;
};
