import { CalendarCheck, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatInstant, formatPeriod } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { dayAfter } from '../../../lib/day-key.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { agendaTexts } from '../agenda-texts.ts';
import type { Agenda } from './use-agenda.ts';
import { noonOf } from './week-days.ts';

interface AgendaNavProps {
  readonly agenda: Agenda;
  /** What one press of an arrow moves by. */
  readonly span: 'week' | 'day';
  /** What is printed. */
  readonly prints: 'week' | 'day';
  readonly onDate: (date: string) => void;
  /** What else is done with the day. */
  readonly children?: ReactNode;
}

const stepDays = { week: 7, day: 1 } as const;

const Title = ({ agenda, span }: Pick<AgendaNavProps, 'agenda' | 'span'>) => {
  const language = useLanguage();
  const { date, days } = agenda;
  const dayIn = (style: 'date' | 'longDate') => formatInstant(noonOf(date), style, language, 'UTC');
  return (
    <h2 aria-live="polite" className="min-w-0 text-base font-semibold tabular first-letter:uppercase">
      {span === 'week' ? (
        formatPeriod(days[0] ?? date, days.at(-1) ?? date, language)
      ) : (
        <>
          <span className="inline-block first-letter:uppercase sm:hidden">{dayIn('date')}</span>
          <span className="inline-block first-letter:uppercase max-sm:hidden">{dayIn('longDate')}</span>
        </>
      )}
    </h2>
  );
};

/** Today, previous, next, and the dates shown, which can be printed: on a phone one row of icons. */
export const AgendaNav = ({ agenda, span, prints, onDate, children }: AgendaNavProps) => {
  const t = useTexts(agendaTexts);
  const step = (way: 1 | -1) => onDate(dayAfter(agenda.date, way * stepDays[span]));
  return (
    <nav
      aria-label={t.period}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 max-sm:gap-x-1 max-sm:px-2 max-sm:py-2"
    >
      <Button
        onClick={() => onDate(agenda.today)}
        disabled={agenda.date === agenda.today}
        className="max-sm:px-3"
      >
        <CalendarCheck aria-hidden="true" className="size-5 sm:hidden" />
        <span className="max-sm:sr-only">{t.today}</span>
      </Button>
      <span className="flex">
        <IconButton
          label={t.previous[span]}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => step(-1)}
        />
        <IconButton label={t.next[span]} icon={<ChevronRight aria-hidden="true" />} onClick={() => step(1)} />
      </span>
      <Title agenda={agenda} span={span} />
      {agenda.isReading && agenda.bookings && <Spinner />}
      <span className="ml-auto flex items-center gap-2 max-sm:gap-1">
        {children}
        <IconButton
          label={t.print[prints]}
          icon={<Printer aria-hidden="true" />}
          onClick={() => window.print()}
        />
      </span>
    </nav>
  );
};
