const FORM = /^(?:(\d{4})-)?(\d{2})-(\d{2})$/;

/** A year in which every day of a birthday without a year exists. */
const LEAP_YEAR = 2000;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;

/** A day of the year, and the year where it is known. */
export interface Birthday {
  readonly year?: number;
  readonly month: number;
  readonly day: number;
}

/** Reads `MM-DD` or `YYYY-MM-DD`; undefined for a day that does not exist and for anything else. */
export const readBirthday = (text: string): Birthday | undefined => {
  const [, year, month, day] = (FORM.exec(text) ?? []).map(Number);
  if (month === undefined || day === undefined) return undefined;
  const isKnown = year !== undefined && !Number.isNaN(year);
  if (isKnown && (year < FIRST_YEAR || year > LAST_YEAR)) return undefined;
  const date = new Date(Date.UTC(isKnown ? year : LEAP_YEAR, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return { ...(isKnown ? { year } : {}), month, day };
};

const two = (n: number): string => String(n).padStart(2, '0');

/** The birthday as it is kept: `MM-DD` or `YYYY-MM-DD`. */
export const birthdayText = ({ year, month, day }: Birthday): string =>
  [...(year === undefined ? [] : [String(year)]), two(month), two(day)].join('-');
