import { birthdayText, readBirthday } from '../../../shared/domain/birthday.ts';
import type { Language } from '../../../shared/domain/language.ts';

/** A year in which every day exists. */
const LEAP_YEAR = 2000;

/** The three parts of a birthday as they are typed, each blank until then: `1990-04-12`, `-04-12` without a year. */
export interface BirthdayParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

export const partsOf = (typed: string): BirthdayParts => {
  const [year = '', month = '', day = ''] = typed.split('-');
  return { year, month, day };
};

/** What a field holds of its parts; blank when all are. */
export const typedOf = ({ year, month, day }: BirthdayParts): string =>
  [year, month, day].every((part) => part === '') ? '' : [year, month, day].join('-');

/** What a field shows of a birthday that is known. */
export const typedBirthday = (known: string | undefined): string => {
  const birthday = known === undefined ? undefined : readBirthday(known);
  return birthday === undefined || birthday.year !== undefined ? (known ?? '') : `-${birthdayText(birthday)}`;
};

/** The birthday that is sent of what was typed. */
export const sentBirthday = (typed: string): string => typed.replace(/^-/, '');

/** A birthday in words: `12 April`, with the year where it is known. */
export const birthdayWords = (known: string, language: Language): string => {
  const birthday = readBirthday(known);
  if (!birthday) return known;
  const { year, month, day } = birthday;
  const format = new Intl.DateTimeFormat(`${language}-CA`, {
    ...(year === undefined ? {} : { year: 'numeric' }),
    ...{ month: 'long', day: 'numeric', timeZone: 'UTC' },
  });
  return format.format(Date.UTC(year ?? LEAP_YEAR, month - 1, day));
};
