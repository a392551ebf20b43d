import { CircleCheck, CircleX, type Clock, TriangleAlert } from 'lucide-react';
import type { BookingStatus } from '../../../../shared/domain/booking-status.ts';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import { useClientName } from '../../../i18n/client-name.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { PersonMark } from '../../placing/person-mark.tsx';
import { personTexts } from '../../placing/person-texts.ts';
import { useMe } from '../../session/use-me.ts';
import { bookingTexts } from '../texts.ts';

const marks: Partial<Record<BookingStatus, typeof Clock>> = { attended: CircleCheck, no_show: CircleX };

/** Minutes from which an appointment is drawn tall enough for a third line. */
const roomyMin = 45;

/** One appointment in the week: its time, service, client and status. */
export const WeekEvent = ({ booking, isShort }: { booking: Booking; isShort: boolean }) => {
  const t = useTexts(bookingTexts);
  const words = useTexts(personTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const Mark = marks[booking.status];
  const time = (iso: string) => formatInstant(iso, 'time', language, tenant.timezone);
  const title = booking.title || t.untitled;
  const isRoomy = Date.parse(booking.endAt) - Date.parse(booking.startAt) >= roomyMin * 60_000;
  const who = useClientName()(booking) || title;
  const what = [who === title ? null : title, booking.personName].filter(Boolean).join(' · ');
  return (
    <>
      <span className="flex items-center gap-1 font-semibold tabular">
        {Mark && <Mark aria-hidden="true" className="size-3.5 shrink-0" />}
        <span className="shrink-0">{time(booking.startAt)}</span>
        <span className="sr-only">– {time(booking.endAt)}</span>
        {booking.busyElsewhere && (
          <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0 text-warn" />
        )}
        {isShort && <span className="min-w-0 truncate font-medium">{who}</span>}
      </span>
      {!isShort && <span className="block truncate font-medium">{who}</span>}
      {booking.busyElsewhere && (
        <span className={isRoomy ? 'block truncate font-semibold text-warn' : 'sr-only'}>
          {words.busyElsewhere}
        </span>
      )}
      {what !== '' && (
        <span className={isRoomy ? 'flex items-center gap-1' : 'sr-only'}>
          {booking.personName && <PersonMark personId={booking.calendarId} isSmall />}
          <span className="min-w-0 truncate">{what}</span>
        </span>
      )}
      <span className={!isRoomy || booking.status === 'confirmed' ? 'sr-only' : 'block truncate'}>
        {t.statuses[booking.status]}
      </span>
    </>
  );
};
