/** Controls, line and paragraph separators, and marks that change the direction of what follows. */
const UNPRINTED = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A text on one line, without anything that breaks a header or turns what follows around. */
export const oneLine = (text: string): string => text.replace(UNPRINTED, ' ').replace(/ {2,}/g, ' ').trim();

/** At most `most` characters of a text on one line, "…" included; no character is cut in two. */
export const shortened = (text: string, most: number): string => {
  const letters = [...new Intl.Segmenter('fr', { granularity: 'grapheme' }).segment(oneLine(text))];
  if (letters.length <= most) return letters.map(({ segment }) => segment).join('');
  const kept = letters.slice(0, Math.max(0, most - 1)).map(({ segment }) => segment);
  return `${kept.join('').trimEnd()}…`;
};
