import { formatDay, formatWallTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import type { Absence } from '../agenda/agenda-closures.ts';
import { closedHoursOn } from '../agenda/day-bookings.ts';
import type { Agenda } from '../agenda/use-agenda.ts';
import { agendaTexts } from '../agenda-texts.ts';

/** Text for the days and hours of the week in which a member is away. */
const useDaysAway = (first: string, last: string) => {
  const t = useTexts(agendaTexts);
  const language = useLanguage();
  return (absence: Absence): string => {
    const from = absence.from > first ? absence.from : first;
    const to = absence.to < last ? absence.to : last;
    const on = (date: string, time: string | undefined): string => {
      const day = formatDay(date, language);
      return time === undefined ? day : t.dayAt(day, formatWallTime(time, language));
    };
    if (from !== to)
      return t.days(
        on(from, from === absence.from ? absence.startTime : undefined),
        on(to, to === absence.to ? absence.endTime : undefined),
      );
    const hours = closedHoursOn(absence, from);
    if (!hours) return on(from, undefined);
    const span = t.fromTo(formatWallTime(hours.start, language), formatWallTime(hours.end, language));
    return t.dayAt(on(from, undefined), span);
  };
};

/** Lists members who are away in the week: the grid shows only what is closed for everybody. */
export const WeekAbsences = ({ agenda: { days, absences } }: { agenda: Agenda }) => {
  const t = useTexts(agendaTexts);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const daysOf = useDaysAway(first, last);
  const ofWeek = absences.filter(({ from, to }) => from <= last && first <= to);
  if (ofWeek.length === 0) return null;
  return (
    <ul aria-label={t.absences} className="flex flex-col gap-1 border-t border-line px-4 py-3 text-muted">
      {ofWeek.map((absence) => (
        <li key={absence.closureId}>{t.away(absence.who, daysOf(absence), absence.label)}</li>
      ))}
    </ul>
  );
};
