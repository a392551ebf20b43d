import type { Language } from '../../../shared/domain/language.ts';
import { holidayLabel } from '../../../shared/domain/quebec-holidays.ts';
import type { OpeningHours, SpecialHours } from '../../../shared/schemas/public-site.ts';
import { formatDay, formatWallTime, formatWeekday } from '../../i18n/format.ts';
import { serverTexts } from '../server-texts.ts';

export interface HoursRow {
  readonly days: string;
  /** The hours of those days: "9 h 00 – 17 h 00", or the text for closed. */
  readonly spans: readonly string[];
}

const mondayFirst = [1, 2, 3, 4, 5, 6, 0];

const closingText = (time: string, language: Language): string =>
  time === '24:00' ? serverTexts[language].hours.midnight : formatWallTime(time, language);

type Span = Pick<OpeningHours, 'opens' | 'closes'>;

const spanText = ({ opens, closes }: Span, language: Language): string =>
  `${formatWallTime(opens, language)} – ${closingText(closes, language)}`;

const spansOf = (hours: readonly OpeningHours[], day: number, language: Language): string[] =>
  hours
    .filter(({ dayOfWeek }) => dayOfWeek === day)
    .sort((a, b) => a.opens.localeCompare(b.opens))
    .map((span) => spanText(span, language));

interface Run {
  readonly first: number;
  readonly last: number;
  readonly length: number;
  readonly spans: readonly string[];
}

const runsOf = (hours: readonly OpeningHours[], language: Language): Run[] => {
  const runs: Run[] = [];
  for (const day of mondayFirst) {
    const spans = spansOf(hours, day, language);
    const previous = runs.at(-1);
    if (previous && previous.spans.join() === spans.join())
      runs[runs.length - 1] = { ...previous, last: day, length: previous.length + 1 };
    else runs.push({ first: day, last: day, length: 1, spans });
  }
  return runs;
};

const daysText = ({ first, last, length }: Run, language: Language): string => {
  const [from, to] = [formatWeekday(first, language), formatWeekday(last, language)];
  return length === 1 ? from : serverTexts[language].hours.range(from, to);
};

/** The week from Monday, days with the same hours on one row; empty when no hours are known. */
export const hoursRows = (hours: readonly OpeningHours[], language: Language): HoursRow[] =>
  hours.length === 0
    ? []
    : runsOf(hours, language).map((run) => ({
        days: daysText(run, language),
        spans: run.spans.length > 0 ? run.spans : [serverTexts[language].hours.closed],
      }));

/** One exception to the weekly hours: "Fermé le vendredi 25 décembre (Noël)". */
const specialLine = ({ from, to, hours, holiday }: SpecialHours, language: Language): string => {
  const texts = serverTexts[language].hours;
  const [first, last] = [formatDay(from, language), formatDay(to, language)];
  if (hours.length > 0)
    return texts.otherHours(first, hours.map((span) => spanText(span, language)).join(', '));
  if (from !== to) return texts.closedFromTo(first, last);
  return texts.closedOn(holiday ? `${first} (${holidayLabel(holiday, language)})` : first);
};

/** The exceptions of the coming weeks, one line a day. */
export const specialLines = (special: readonly SpecialHours[], language: Language): readonly string[] =>
  special.map((entry) => specialLine(entry, language));
