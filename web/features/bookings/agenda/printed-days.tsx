import { formatPhone } from '../../../../shared/domain/phone.ts';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import { useClientName } from '../../../i18n/client-name.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { useMe } from '../../session/use-me.ts';
import { agendaTexts } from '../agenda-texts.ts';
import { bookingTexts } from '../texts.ts';
import { bookingsOn } from './day-bookings.ts';
import { useUnreadLine } from './unread-agenda.tsx';
import type { Agenda } from './use-agenda.ts';
import { useClosedLines } from './use-closed-lines.ts';
import { usePrinting } from './use-printing.ts';
import { noonOf } from './week-days.ts';

const cellStyle = 'border-b border-current py-2 pr-3 text-left align-top';

interface SheetRowProps {
  readonly booking: Booking;
  readonly timezone: string;
  /** Whether the sheet names who performs each appointment. */
  readonly hasPeople: boolean;
}

const SheetRow = ({ booking, timezone, hasPeople }: SheetRowProps) => {
  const t = useTexts(bookingTexts);
  const language = useLanguage();
  const clientName = useClientName();
  const time = (iso: string) => formatInstant(iso, 'time', language, timezone);
  const contact = [booking.phone === null ? null : formatPhone(booking.phone), booking.email];
  return (
    <tr className="break-inside-avoid">
      <th scope="row" className={`${cellStyle} whitespace-nowrap tabular`}>
        {time(booking.startAt)} – {time(booking.endAt)}
      </th>
      <td className={cellStyle}>{booking.title || t.untitled}</td>
      <td className={cellStyle}>{clientName(booking) || t.none}</td>
      {hasPeople && <td className={cellStyle}>{booking.personName ?? t.none}</td>}
      <td className={`${cellStyle} break-all`}>{contact.filter(Boolean).join(' · ') || t.none}</td>
      <td className={cellStyle}>{booking.note || ''}</td>
      <td className={cellStyle}>{t.statuses[booking.status]}</td>
    </tr>
  );
};

const Sheet = ({ agenda }: { agenda: Agenda }) => {
  const t = useTexts(agendaTexts);
  const language = useLanguage();
  const ofDay = bookingsOn(agenda.bookings ?? [], agenda.date, agenda.timezone);
  const closed = useClosedLines(agenda);
  const { time, service, client, person, contact, note, status } = t.sheet;
  const hasPeople = ofDay.some(({ personName }) => personName !== undefined);
  const headers = [time, service, client, ...(hasPeople ? [person] : []), contact, note, status];
  return (
    <section className="mb-6">
      <h2 className="text-xl font-bold first-letter:uppercase">
        {formatInstant(noonOf(agenda.date), 'longDate', language, 'UTC')}
      </h2>
      {closed.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
      <p className="mb-2">
        {(ofDay.length > 0 || closed.every(({ isWhole }) => !isWhole)) && t.appointments(ofDay.length)}
      </p>
      {ofDay.length > 0 && (
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col" className={`${cellStyle} border-b-2`}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ofDay.map((booking) => (
              <SheetRow
                key={booking.bookingId}
                booking={booking}
                timezone={agenda.timezone}
                hasPeople={hasPeople}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};

interface PrintedDaysProps {
  readonly agenda: Agenda;
  /** The dates that are printed, one after the other. */
  readonly dates: readonly string[];
}

/** Days' appointments for print, black on white. Made when the page is printed: the screen never shows them. */
export const PrintedDays = ({ agenda, dates }: PrintedDaysProps) => {
  const t = useTexts(agendaTexts);
  const { tenant } = useMe();
  const unread = useUnreadLine(agenda);
  if (!usePrinting()) return null;
  return (
    <div className="hidden bg-white text-black print:block">
      <p>{tenant.name}</p>
      {unread && <p className="font-bold">{unread}</p>}
      {agenda.hasMore && <p className="font-bold">{t.incomplete}</p>}
      {dates.map((date) => (
        <Sheet key={date} agenda={{ ...agenda, date }} />
      ))}
    </div>
  );
};
