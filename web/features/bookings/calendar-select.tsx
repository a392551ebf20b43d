import { useTexts } from '../../i18n/texts.ts';
import { Select } from '../../ui/select.tsx';
import { agendaTexts } from './agenda-texts.ts';
import { bookingTexts } from './texts.ts';
import type { BookingsView } from './use-bookings-view.ts';
import { useCalendars, useFormerCalendars } from './use-calendars.ts';

/** Chooses the calendar shown; only when there is more than one. */
export const CalendarSelect = ({ view }: { view: Pick<BookingsView, 'calendarId' | 'setCalendar'> }) => {
  const t = useTexts(agendaTexts);
  const calendars = useCalendars();
  const words = useTexts(bookingTexts);
  const former = useFormerCalendars();
  if (calendars.length + former.length === 0) return null;
  return (
    <Select
      aria-label={t.calendar}
      value={view.calendarId ?? ''}
      onChange={(event) => view.setCalendar(event.target.value)}
      options={[
        { value: '', label: t.allCalendars },
        ...calendars.map(({ calendarId, name }) => ({ value: calendarId, label: name })),
        ...former.map(({ calendarId, name }) => ({ value: calendarId, label: words.hasLeft(name) })),
      ]}
      className="sm:w-52"
    />
  );
};
