import { DAY_MS } from '../../shared/domain/duration.ts';
import { folded } from './folded.ts';

const WEEKDAYS = {
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  en: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
} as const;

const MONTHS = [
  /^(janv?|jan)/,
  /^(fev|feb)/,
  /^(mars|mar)/,
  /^(avr|apr)/,
  /^(mai|may)/,
  /^(juin|jun)/,
  /^(juil|jul)/,
  /^(aout|aug)/,
  /^sep/,
  /^oct/,
  /^nov/,
  /^dec/,
];

const DAY_WORDS = [...WEEKDAYS.fr, ...WEEKDAYS.en];
const shortened = DAY_WORDS.map((word) => `${word}|${word.slice(0, 3)}\\.?`).join('|');
const MONTH =
  '(?:jan(?:v(?:ier)?|uary)?|fev(?:r(?:ier)?)?|feb(?:ruary)?|mar(?:s|ch)?|avr(?:il)?|apr(?:il)?|mai|may|juin|june?|' +
  'juil(?:let)?|july?|aout|aug(?:ust)?|sept?(?:emb(?:re|er))?|oct(?:ob(?:re|er))?|nov(?:emb(?:re|er))?|' +
  'dec(?:emb(?:re|er))?)(?![a-z])\\.?';
const FRENCH = new RegExp(`\\b(${shortened}),? (?:le )?(\\d{1,2}|1er) (${MONTH})(?: (\\d{4}))?`, 'g');
const ENGLISH = new RegExp(
  `\\b(${shortened}),? (?:the )?(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?`,
  'g',
);

const weekdayOf = (word: string): number =>
  DAY_WORDS.findIndex((name) => name.startsWith(word.replace('.', '').slice(0, 3))) % 7;

export interface NamedDay {
  readonly words: string;
  readonly weekday: number;
  readonly month: number;
  readonly day: number;
}

const named = (words: string, weekday: string, day: string, month: string): NamedDay => ({
  words,
  weekday: weekdayOf(weekday),
  day: Number.parseInt(day, 10),
  month: MONTHS.findIndex((pattern) => pattern.test(month)),
});

/** Every day that a text names by weekday and date together. */
export const namedDays = (text: string): readonly NamedDay[] => {
  const plain = folded(text);
  return [
    ...[...plain.matchAll(FRENCH)].map(([words, weekday = '', day = '', month = '']) =>
      named(words, weekday, day, month),
    ),
    ...[...plain.matchAll(ENGLISH)].map(([words, weekday = '', month = '', day = '']) =>
      named(words, weekday, day, month),
    ),
  ];
};

/** Days in the past that an answer may still speak of. */
const PAST_MS = 60 * DAY_MS;

/** Whether a weekday and its date agree, in the year that is meant on `date` (yyyy-mm-dd). */
export const isRealDay = ({ weekday, month, day }: NamedDay, date: string): boolean => {
  const year = Number(date.slice(0, 4));
  const meant = [year, year + 1]
    .map((one) => new Date(Date.UTC(one, month, day)))
    .find((at) => at.getTime() >= Date.parse(date) - PAST_MS);
  return meant?.getUTCDate() === day && meant.getUTCDay() === weekday;
};

/** Whether a text names a weekday, as a word or shortened before a date. */
export const namesWeekday = (text: string, weekday: number): boolean => {
  const names = [WEEKDAYS.fr[weekday], WEEKDAYS.en[weekday]];
  const plain = folded(text);
  return (
    names.some((name) => name !== undefined && plain.includes(name)) ||
    namedDays(text).some((day) => day.weekday === weekday)
  );
};
