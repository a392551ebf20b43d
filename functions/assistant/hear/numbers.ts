import { source } from '../patterns.ts';

const words: Record<string, number> = {
  ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10 },
  ...{
    onze: 11,
    douze: 12,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    seize: 16,
    vingt: 20,
    dizaine: 10,
    quinzaine: 15,
    vingtaine: 20,
  },
  ...{ 'dix-sept': 17, 'dix-huit': 18, 'dix-neuf': 19, 'vingt et une': 21, couple: 2 },
  ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17 },
  ...{ eighteen: 18, nineteen: 19, few: 3 },
};

/** Source of a pattern for a small number, in digits or in words (folded). */
export const NUMBER = source`
  \d{1,3}|dix-sept|dix-huit|dix-neuf|vingt et une|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze
  |douze|treize|quatorze|quinze|seize|vingt|one|two|three|four|five|seven|eight|nine|ten|eleven|twelve
  |thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen`;

/** A number in digits or in words; `undefined` for any other word. */
export const numberOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  if (/^\d{1,4}$/.test(word)) return Number(word);
  return Object.hasOwn(words, word) ? words[word] : undefined;
};
