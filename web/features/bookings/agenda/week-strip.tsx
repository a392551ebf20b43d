import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { agendaTexts } from '../agenda-texts.ts';
import { bookingsOn } from './day-bookings.ts';
import type { Agenda } from './use-agenda.ts';
import { noonOf } from './week-days.ts';

interface WeekStripProps {
  readonly agenda: Agenda;
  readonly onDate: (date: string) => void;
}

const dayStyle = (isChosen: boolean, isToday: boolean): string =>
  classNames(
    'flex min-h-16 w-full flex-col items-center justify-center gap-0.5 rounded-control text-xs transition-colors duration-150',
    isChosen && 'bg-primary text-on-primary',
    !isChosen && (isToday ? 'bg-soft text-link' : 'text-muted hover:bg-hover hover:text-ink'),
  );

const DayButton = ({ agenda, date, onDate }: WeekStripProps & { date: string }) => {
  const t = useTexts(agendaTexts);
  const language = useLanguage();
  const count = bookingsOn(agenda.bookings ?? [], date, agenda.timezone).length;
  const written = (style: 'weekday' | 'dayOfMonth') => formatInstant(noonOf(date), style, language, 'UTC');
  return (
    <button
      type="button"
      onClick={() => onDate(date)}
      aria-current={date === agenda.date ? 'date' : undefined}
      className={dayStyle(date === agenda.date, date === agenda.today)}
    >
      <span>{written('weekday')} </span>
      <span className="text-base leading-5 font-semibold tabular">{written('dayOfMonth')}</span>
      <span aria-hidden="true" className="flex h-4 items-center gap-1 tabular">
        {count > 0 && <span className="size-1.5 rounded-full bg-current" />}
        {count > 0 && count}
      </span>
      <span className="sr-only">, {t.appointments(count)}</span>
    </button>
  );
};

/** The days of the week, each with its number of appointments. */
export const WeekStrip = ({ agenda, onDate }: WeekStripProps) => {
  const t = useTexts(agendaTexts);
  return (
    <ul aria-label={t.weekDays} className="grid grid-cols-7 gap-1 border-y border-line px-2 py-2 sm:px-4">
      {agenda.days.map((date) => (
        <li key={date}>
          <DayButton agenda={agenda} date={date} onDate={onDate} />
        </li>
      ))}
    </ul>
  );
};
