import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import { formatInstant, formatWallTime, formatWeekday } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { availabilityTexts } from './texts.ts';
import { usePeopleCalendars } from './use-people-calendars.ts';

/** A window's label: its weekday, its hours, whose they are, or all of it. */
export const useWindowName = (window: AvailabilityWindow) => {
  const t = useTexts(availabilityTexts);
  const language = useLanguage();
  const person = usePeopleCalendars().nameOf(window.calendarId);
  const { date, rotation } = window;
  const day = formatWeekday(window.dayOfWeek, language);
  const dated = date && formatInstant(`${date}T12:00:00Z`, 'longDate', language, 'UTC');
  const weekday = dated || (rotation ? t.everyWeeks(day, rotation.weeks) : day);
  const end = window.endTime === '24:00' ? t.midnight : formatWallTime(window.endTime, language);
  const span = t.span(formatWallTime(window.startTime, language), end);
  return { weekday, span, person, name: [weekday, span, person].filter(Boolean).join(', ') };
};
