import { useState } from 'react';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { dayKey } from '../../../lib/day-key.ts';
import { Button } from '../../../ui/button.tsx';
import { ContactLinks } from '../../../ui/contact-links.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useMe } from '../../session/use-me.ts';
import { bookingsOn } from '../bookings-on.ts';
import { strandedTexts } from './stranded-texts.ts';
import type { Held } from './use-stranded-guard.ts';

const canAsk = ({ email, askedToMove }: Booking): boolean => email !== null && !askedToMove;

interface StrandedRowProps {
  readonly booking: Booking;
  readonly isAsked: boolean;
  readonly onAsk: (isAsked: boolean) => void;
}

/** One booking, and what becomes of it. */
const StrandedRow = ({ booking, isAsked, onAsk }: StrandedRowProps) => {
  const t = useTexts(strandedTexts);
  const language = useLanguage();
  const { timezone } = useMe().tenant;
  const when = formatInstant(booking.startAt, 'dateTime', language, timezone);
  const name = booking.leadName || booking.title;
  const detail = [booking.title, booking.personName].filter(Boolean).join(' · ');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium text-ink">{t.whatOf(name, when)}</p>
        <p>{detail}</p>
        <TextLink to={bookingsOn(dayKey(booking.startAt, timezone))} target="_blank">
          {t.move}
        </TextLink>
      </div>
      {canAsk(booking) ? (
        <Select
          aria-label={t.whatOf(name, when)}
          className="sm:w-72"
          value={isAsked ? 'ask' : 'keep'}
          onChange={({ target }) => onAsk(target.value === 'ask')}
          options={[
            { value: 'keep', label: t.keep },
            { value: 'ask', label: t.ask },
          ]}
        />
      ) : (
        <div className="text-ink">
          <p>{booking.askedToMove ? t.asked : t.noEmail}</p>
          <ContactLinks email={null} phone={booking.phone} none="" className="items-start" />
        </div>
      )}
    </li>
  );
};

/** The bookings that a change would leave outside of the hours, before it is saved. */
export const StrandedDialog = ({ held: { found, settle } }: { held: Held }) => {
  const t = useTexts(strandedTexts);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const { bookings, isMore } = found;
  const askable = bookings.filter(canAsk).map(({ bookingId }) => bookingId);
  const mark = (id: string, isAsked: boolean) =>
    setAsked((ids) => [...ids.filter((one) => one !== id), ...(isAsked ? [id] : [])]);
  return (
    <Dialog
      title={t.title(bookings.length)}
      size="lg"
      onClose={() => settle(null)}
      actions={
        <>
          <Button onClick={() => settle(null)}>{t.back}</Button>
          <Button variant="primary" onClick={() => settle(asked)}>
            {asked.length === 0 ? t.save : t.saveAndAsk(asked.length)}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>{t.text}</p>
        {askable.length > 1 && <Button onClick={() => setAsked(askable)}>{t.askAll}</Button>}
      </div>
      <ul className="max-h-[55dvh] overflow-y-auto">
        {bookings.map((booking) => (
          <StrandedRow
            key={booking.bookingId}
            booking={booking}
            isAsked={asked.includes(booking.bookingId)}
            onAsk={(isAsked) => mark(booking.bookingId, isAsked)}
          />
        ))}
      </ul>
      {isMore && <p>{t.more}</p>}
    </Dialog>
  );
};
