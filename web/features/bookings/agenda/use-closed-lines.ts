import type { Closure } from '../../../../shared/schemas/closure.ts';
import { formatWallTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { agendaTexts } from '../agenda-texts.ts';
import { closedHoursOn, closuresOn } from './day-bookings.ts';
import type { Agenda } from './use-agenda.ts';

/** The closures and absences of the agenda's date as text, for the whole day or by the hour. */
export const useClosedLines = ({ closures, absences, date }: Agenda) => {
  const t = useTexts(agendaTexts);
  const language = useLanguage();
  const hoursOf = (closure: Closure): [string, string] | null => {
    const hours = closedHoursOn(closure, date);
    return hours && [formatWallTime(hours.start, language), formatWallTime(hours.end, language)];
  };
  const closed = closuresOn(closures, date).map((closure) => {
    const hours = hoursOf(closure);
    const text = hours ? t.closedHours(...hours, closure.label) : t.closedDay(closure.label);
    return { id: closure.closureId, text, isWhole: hours === null, calendarId: null };
  });
  const away = closuresOn(absences, date).map((absence) => {
    const hours = hoursOf(absence);
    const text = t.away(absence.who, hours && t.fromTo(...hours), absence.label);
    return { id: absence.closureId, text, isWhole: false, calendarId: absence.calendarId };
  });
  return [...closed, ...away];
};
