import { formatWallTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { agendaTexts } from '../agenda-texts.ts';
import { closedHoursOn, closuresOn } from './day-bookings.ts';
import type { Agenda } from './use-agenda.ts';

/** What is closed on the agenda's date, in words: the whole day, or each stretch of it. */
export const useClosedLines = ({ closures, date, calendarId }: Agenda) => {
  const t = useTexts(agendaTexts);
  const language = useLanguage();
  return closuresOn(closures, date, calendarId).map((closure) => {
    const hours = closedHoursOn(closure, date);
    if (!hours) return { id: closure.closureId, text: t.closedDay(closure.label), isWhole: true };
    const [from, to] = [formatWallTime(hours.start, language), formatWallTime(hours.end, language)];
    return { id: closure.closureId, text: t.closedHours(from, to, closure.label), isWhole: false };
  });
};
