import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { dayAfter } from '../../../lib/day-key.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { hoursTexts } from './hours-texts.ts';
import { weeksUpTo } from './week-draft.ts';

interface WeeksChoiceProps {
  readonly weeks: number;
  readonly shown: number;
  /** The week of the rotation that today lies in. */
  readonly thisWeek: number;
  /** yyyy-mm-dd */
  readonly today: string;
  readonly onShow: (week: number) => void;
  readonly onWeeks: (weeks: number) => void;
}

const LETTERS = ['A', 'B', 'C', 'D'];

const mondayOf = (date: string): string =>
  dayAfter(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));

/** How many weeks take turns, and which of them the grid shows, each with the Monday on which it next begins. */
export const WeeksChoice = ({ weeks, shown, thisWeek, today, onShow, onWeeks }: WeeksChoiceProps) => {
  const t = useTexts(hoursTexts);
  const language = useLanguage();
  const beginOf = (week: number): string => {
    const ahead = (week - thisWeek + weeks) % weeks;
    if (ahead === 0) return t.thisWeek;
    const monday = dayAfter(mondayOf(today), 7 * ahead);
    return t.weekFrom(formatInstant(`${monday}T12:00:00Z`, 'shortDay', language, 'UTC'));
  };
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3 px-5 pb-4">
      <div className="w-full sm:w-60">
        <Field label={t.repeats}>
          {(control) => (
            <Select
              {...control}
              value={weeks}
              onChange={({ target }) => onWeeks(Number(target.value))}
              options={[1, 2, 3, 4].map((count) => ({ value: String(count), label: t.everyWeeks(count) }))}
            />
          )}
        </Field>
      </div>
      {weeks > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t.weeksOf}</legend>
          {weeksUpTo(weeks).map((week) => (
            <button
              key={week}
              type="button"
              aria-pressed={week === shown}
              onClick={() => onShow(week)}
              className={classNames(
                'min-h-11 rounded-control border px-3 py-1.5 text-left leading-tight',
                week === shown ? 'border-primary bg-soft text-link' : 'border-line hover:bg-hover',
              )}
            >
              <span className="block font-medium">{t.week(LETTERS[week] ?? String(week + 1))}</span>
              <span className="block text-sm">{beginOf(week)}</span>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
};
