import { DAY_MS } from './duration.ts';
import type { Language } from './language.ts';

export const QUEBEC_HOLIDAYS = [
  'new_year',
  'good_friday',
  'easter_monday',
  'patriots',
  'national',
  'national_observed',
  'canada',
  'labour',
  'thanksgiving',
  'christmas',
] as const;
export type QuebecHoliday = (typeof QUEBEC_HOLIDAYS)[number];

export interface DatedHoliday {
  readonly holiday: QuebecHoliday;
  /** yyyy-mm-dd */
  readonly date: string;
}

export interface HolidayChoices {
  /** Which of the two Easter days the employer observes; Good Friday by default. */
  readonly easter?: 'good_friday' | 'easter_monday';
  /** Whether people work on Sundays; if not, a National Holiday on a Sunday is also observed on the 25th. */
  readonly worksSundays?: boolean;
}

const labels: Readonly<Record<QuebecHoliday, Readonly<Record<Language, string>>>> = {
  new_year: { fr: 'Jour de l’An', en: 'New Year’s Day' },
  good_friday: { fr: 'Vendredi saint', en: 'Good Friday' },
  easter_monday: { fr: 'Lundi de Pâques', en: 'Easter Monday' },
  patriots: { fr: 'Journée nationale des patriotes', en: 'National Patriots’ Day' },
  national: { fr: 'Fête nationale du Québec', en: 'Quebec National Holiday' },
  national_observed: { fr: 'Fête nationale du Québec (reportée)', en: 'Quebec National Holiday (observed)' },
  canada: { fr: 'Fête du Canada', en: 'Canada Day' },
  labour: { fr: 'Fête du Travail', en: 'Labour Day' },
  thanksgiving: { fr: 'Action de grâce', en: 'Thanksgiving' },
  christmas: { fr: 'Noël', en: 'Christmas Day' },
};

/** A holiday's name in a language. */
export const holidayLabel = (holiday: QuebecHoliday, language: Language): string => labels[holiday][language];

/** Days since 1970-01-01; `month` counts from 1, and `day` may be outside the month. */
const dayOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / DAY_MS;

const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** 0 is Sunday; 1970-01-01 was a Thursday. */
const weekdayOf = (day: number): number => (day + 4) % 7;

const SUNDAY = 0;
const MONDAY = 1;

/** The first Monday on or after that day. */
const mondayFrom = (day: number): number => day + ((MONDAY - weekdayOf(day) + 7) % 7);

/**
 * Easter Sunday of the Gregorian calendar, by the anonymous computus in Meeus, Astronomical Algorithms, chapter 8.
 * The variables are named as there: `a` is the year of the lunar cycle, `h` the age of the moon, `l` the days to
 * Sunday.
 */
const easterSunday = (year: number): number => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return dayOf(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
};

/**
 * The statutory public holidays of a year in Quebec, in the order of their dates: section 60 of the Act respecting
 * labour standards (CQLR c. N-1.1), and sections 1 and 2 of the National Holiday Act (CQLR c. F-1.1).
 */
export const quebecHolidays = (
  year: number,
  { easter = 'good_friday', worksSundays = true }: HolidayChoices = {},
): readonly DatedHoliday[] => {
  const national = dayOf(year, 6, 24);
  const canada = dayOf(year, 7, 1);
  const isObservedLater = weekdayOf(national) === SUNDAY && !worksSundays;
  const days: ReadonlyArray<readonly [QuebecHoliday, number]> = [
    ['new_year', dayOf(year, 1, 1)],
    [easter, easterSunday(year) + (easter === 'good_friday' ? -2 : 1)],
    ['patriots', mondayFrom(dayOf(year, 5, 18))],
    ['national', national],
    ...(isObservedLater ? ([['national_observed', national + 1]] as const) : []),
    ['canada', weekdayOf(canada) === SUNDAY ? canada + 1 : canada],
    ['labour', mondayFrom(dayOf(year, 9, 1))],
    ['thanksgiving', mondayFrom(dayOf(year, 10, 8))],
    ['christmas', dayOf(year, 12, 25)],
  ];
  return days.map(([holiday, day]) => ({ holiday, date: dateOf(day) }));
};

/** The holidays of the twelve months that begin on a day (yyyy-mm-dd), that day included, soonest first. */
export const quebecHolidaysAhead = (today: string, choices: HolidayChoices = {}): readonly DatedHoliday[] => {
  const year = Number(today.slice(0, 4));
  const end = `${year + 1}${today.slice(4)}`;
  return [...quebecHolidays(year, choices), ...quebecHolidays(year + 1, choices)].filter(
    ({ date }) => date >= today && date < end,
  );
};
