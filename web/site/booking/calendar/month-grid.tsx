import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { localeOf } from '../../../../shared/domain/language.ts';
import { formatDay, formatWeekday } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { calendarTexts } from './calendar-texts.ts';
import { monthOf, movedBy, type Reach, weeksOf } from './month.ts';
import { stepButton } from './step-button.ts';

const dayButton = 'grid h-11 w-full place-items-center rounded-control text-sm tabular-nums';
const dayLooks = {
  full: 'cursor-not-allowed text-muted',
  free: 'bg-soft font-semibold text-link hover:underline',
  chosen: 'bg-primary font-semibold text-on-primary',
} as const;

interface MonthGridProps {
  readonly reach: Reach;
  readonly isFree: (date: string) => boolean;
  /** The date whose times are shown. */
  readonly chosen: string | null;
  /** The date that has, or would get, the focus. */
  readonly current: string;
  readonly onMove: (date: string) => void;
  readonly onPick: (date: string) => void;
}

const Heading = ({ reach, current, onMove, children }: MonthGridProps & { children: ReactNode }) => {
  const t = useTexts(calendarTexts);
  const to = (key: 'PageUp' | 'PageDown') => () => onMove(movedBy(key, current, reach) ?? current);
  return (
    <div className="mb-1 flex items-center justify-between">
      <button
        type="button"
        aria-label={t.before}
        disabled={monthOf(current) === monthOf(reach.first)}
        onClick={to('PageUp')}
        className={stepButton}
      >
        <ChevronLeft aria-hidden="true" size={18} />
      </button>
      {children}
      <button
        type="button"
        aria-label={t.after}
        disabled={monthOf(current) === monthOf(reach.last)}
        onClick={to('PageDown')}
        className={stepButton}
      >
        <ChevronRight aria-hidden="true" size={18} />
      </button>
    </div>
  );
};

const Weekdays = () => {
  const language = useLanguage();
  return (
    <tr>
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <th key={day} scope="col" className="h-8 text-xs font-normal text-muted">
          <abbr title={formatWeekday(day, language)} className="no-underline">
            {formatWeekday(day, language).slice(0, 2)}
          </abbr>
        </th>
      ))}
    </tr>
  );
};

interface DayProps extends MonthGridProps {
  readonly date: string;
  /** Whether a key has just moved to the current date. */
  readonly isMoved: RefObject<boolean>;
}

/** The button of a date; it gets the focus when a key has moved there. */
const Day = ({ date, isFree, chosen, current, onPick, isMoved }: DayProps) => {
  const t = useTexts(calendarTexts);
  const language = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const isCurrent = date === current;
  useEffect(() => {
    if (!isCurrent || !isMoved.current) return;
    isMoved.current = false;
    button.current?.focus();
  }, [isCurrent, isMoved]);
  const free = isFree(date);
  const look = !free ? 'full' : date === chosen ? 'chosen' : 'free';
  const name = formatDay(date, language);
  return (
    <button
      ref={button}
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-disabled={!free}
      aria-current={look === 'chosen' ? 'date' : undefined}
      aria-label={t[look](name)}
      onClick={() => free && onPick(date)}
      className={`${dayButton} ${dayLooks[look]}`}
    >
      {t.dayOfMonth(Number(date.slice(-2)))}
    </button>
  );
};

/** A month as a grid: arrows, Home, End and Page Up or Down move the focus, Enter picks a free date. */
export const MonthGrid = (props: MonthGridProps) => {
  const { reach, current, onMove } = props;
  const language = useLanguage();
  const id = useId();
  const isMoved = useRef(false);
  const move = (event: KeyboardEvent) => {
    const to = movedBy(event.key, current, reach);
    if (to === undefined) return;
    event.preventDefault();
    isMoved.current = true;
    onMove(to);
  };
  const month = new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <>
      <Heading {...props}>
        <p id={id} aria-live="polite" className="text-sm font-semibold">
          {month.format(new Date(`${current}T00:00:00Z`))}
        </p>
      </Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of dates is a table. */}
      <table role="grid" aria-labelledby={id} onKeyDown={move} className="w-full table-fixed border-separate">
        <thead>
          <Weekdays />
        </thead>
        <tbody>
          {weeksOf(monthOf(current)).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, day) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its weekday.
                <td key={day} className="p-0">
                  {date !== null && <Day {...props} date={date} isMoved={isMoved} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
