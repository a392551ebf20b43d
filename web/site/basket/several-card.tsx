import { CalendarCheck } from 'lucide-react';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import { CardLinks } from '../../features/chat/booking-card.tsx';
import { chatTexts } from '../../features/chat/chat-texts.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import type { SiteView } from '../view/site-view.ts';
import { basketTexts } from './basket-texts.ts';

interface SeveralCardProps {
  readonly bookings: readonly PublicBooking[];
  readonly chat: SiteView['chat'];
}

const Days = ({ bookings, chat: { timezone } }: SeveralCardProps) => {
  const language = useLanguage();
  const texts = useTexts(chatTexts).card;
  const at = (iso: string, style: 'date' | 'time') => formatInstant(iso, style, language, timezone);
  const days = new Map<string, readonly PublicBooking[]>();
  for (const booking of bookings) {
    const day = at(booking.startAt, 'date');
    days.set(day, [...(days.get(day) ?? []), booking]);
  }
  return [...days].map(([day, own]) => (
    <li key={day}>
      <p className="font-semibold first-letter:uppercase">{day}</p>
      {own.map(({ bookingId, startAt, endAt, title, personName, toBring }) => (
        <p key={bookingId} className="wrap-anywhere">
          <span className="tabular-nums">
            {at(startAt, 'time')} – {at(endAt, 'time')}
          </span>
          {` · ${title || texts.untitled}`}
          {personName !== undefined && ` · ${personName}`}
          {toBring && <span className="block text-muted">{`${texts.toBring} · ${toBring}`}</span>}
        </p>
      ))}
    </li>
  ));
};

/** Appointments that were booked at once, by their days, with one calendar file and the link to the page of all. */
export const SeveralCard = ({ bookings, chat }: SeveralCardProps) => {
  const language = useLanguage();
  const texts = useTexts(basketTexts);
  const { business, location } = chat;
  return (
    <div className="w-full rounded-card border border-line bg-surface p-4 text-sm">
      <p className="mb-3 flex items-center gap-2 font-semibold text-positive">
        <CalendarCheck aria-hidden="true" size={18} />
        {texts.done(bookings.length)}
      </p>
      <ul className="space-y-2">
        <Days {...{ bookings, chat }} />
      </ul>
      {location && <p className="mt-3 wrap-anywhere text-muted">{location}</p>}
      <CardLinks {...{ bookings, business, location, language }} manage={texts.manage} />
    </div>
  );
};
