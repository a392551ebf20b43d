import { holidayLabel } from '../../../shared/domain/quebec-holidays.ts';
import type { OpeningHours, SpecialHours } from '../../../shared/schemas/public-site.ts';
import type { DayHours } from '../fact-acts.ts';
import type { SayScene } from './scene.ts';
import { dayText, minuteText, weekdayText } from './when.ts';
import { allOf, capital } from './words.ts';

type Spans = DayHours['spans'];

const minuteOf = (wallTime: string): number => {
  const [hour = 0, minute = 0] = wallTime.split(':').map(Number);
  return hour * 60 + minute;
};

const spansText = (spans: Spans, { t, language }: SayScene): string =>
  spans
    .map(({ opens, closes }) =>
      t.hoursSpan(minuteText(minuteOf(opens), language), minuteText(minuteOf(closes), language)),
    )
    .join(', ');

const WEEK_FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0];

/** The week, neighbouring days with the same hours in one line; closed days are told too. */
export const weekLines = (week: readonly OpeningHours[], scene: SayScene): readonly string[] => {
  const { t, language } = scene;
  const runs: { hours: string; days: string[] }[] = [];
  for (const day of WEEK_FROM_MONDAY) {
    const spans = week.filter(({ dayOfWeek }) => dayOfWeek === day);
    const hours = spans.length > 0 ? spansText(spans, scene) : t.closedInLine;
    const last = runs.at(-1);
    if (last?.hours === hours) last.days.push(weekdayText(day, language));
    else runs.push({ hours, days: [weekdayText(day, language)] });
  }
  return runs.map(({ hours, days: [first = '', ...others] }) => {
    const last = others.at(-1);
    const days =
      others.length > 1 && last !== undefined ? t.dayToDay(first, last) : allOf([first, ...others], language);
    return t.detail(days, hours);
  });
};

/** "vendredi 25 décembre (Noël)", "samedi 19 décembre au dimanche 3 janvier". */
const specialDays = ({ from, to, holiday }: SpecialHours, { t, language }: SayScene): string => {
  const days =
    from === to ? dayText(from, language) : t.dayToDay(dayText(from, language), dayText(to, language));
  return holiday === null ? days : t.aside(days, holidayLabel(holiday, language));
};

export const specialLine = (special: SpecialHours, scene: SayScene): string => {
  const { t } = scene;
  const hours = special.hours.length > 0 ? spansText(special.hours, scene) : t.closedInLine;
  return t.detail(specialDays(special, scene), hours);
};

/** A weekday's hours are told as usual ones, a date's as that day's. */
export const dayLine = ({ day, spans, special }: DayHours, scene: SayScene): string => {
  const { t, language } = scene;
  const isOpen = spans.length > 0;
  const hours = spansText(spans, scene);
  if ('weekday' in day) {
    const weekday = weekdayText(day.weekday, language);
    return capital(isOpen ? t.hoursOfDay(weekday, hours) : t.closedThatDay(weekday));
  }
  const date = special
    ? specialDays({ ...special, from: day.date, to: day.date }, scene)
    : dayText(day.date, language);
  return capital(isOpen ? t.hoursOfDate(date, hours) : t.closedThatDate(date));
};
