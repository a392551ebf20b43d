import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { CardHeading, CardLinks } from './booking-card.tsx';
import { useChatBusiness } from './chat-business.ts';
import { chatTexts } from './chat-texts.ts';
import { offerTexts } from './offer-texts.ts';
import { standingOf, standingTexts, takesPlace } from './standing.ts';

export interface SeveralCardProps {
  readonly bookings: readonly PublicBooking[];
}

const Days = ({ bookings }: SeveralCardProps) => {
  const { timezone } = useChatBusiness();
  const language = useLanguage();
  const texts = useTexts(chatTexts).card;
  const standings = useTexts(standingTexts);
  const at = (iso: string, style: 'date' | 'time') => formatInstant(iso, style, language, timezone);
  const days = new Map<string, readonly PublicBooking[]>();
  for (const booking of bookings) {
    const day = at(booking.startAt, 'date');
    days.set(day, [...(days.get(day) ?? []), booking]);
  }
  return [...days].map(([day, own]) => (
    <li key={day}>
      <p className="font-semibold first-letter:uppercase">{day}</p>
      {own.map((booking) => (
        <p key={booking.bookingId} className="wrap-anywhere">
          <span className="tabular-nums">
            {at(booking.startAt, 'time')} – {at(booking.endAt, 'time')}
          </span>
          {` · ${booking.title || texts.untitled}`}
          {booking.personName !== undefined && ` · ${booking.personName}`}
          {!takesPlace(booking) && <strong>{` · ${standings[standingOf(booking)]}`}</strong>}
        </p>
      ))}
    </li>
  ));
};

/** What to bring, once for each service. */
const ToBring = ({ bookings }: SeveralCardProps) => {
  const texts = useTexts(chatTexts).card;
  const told = new Map(
    bookings.flatMap(({ title, toBring }) => (toBring ? [[title, toBring] as const] : [])),
  );
  const isOfAll = new Set(bookings.map(({ toBring }) => toBring)).size === 1;
  const lines = isOfAll ? [...told.values()].slice(0, 1) : [...told].map((line) => line.join(' · '));
  return lines.map((line) => (
    <p key={line} className="mt-2 wrap-anywhere text-muted">{`${texts.toBring} · ${line}`}</p>
  ));
};

/** Appointments that were booked at once, by their days, with one calendar file and the link to the page of all. */
export const SeveralCard = ({ bookings }: SeveralCardProps) => {
  const { business, location } = useChatBusiness();
  const texts = useTexts(offerTexts);
  const areKept = bookings.every(takesPlace);
  return (
    <div className="w-full rounded-card border border-line bg-surface p-4 text-sm">
      <CardHeading stands={areKept}>{areKept ? texts.booked(bookings.length) : texts.changed}</CardHeading>
      <ul className="space-y-2">
        <Days bookings={bookings} />
      </ul>
      <ToBring bookings={bookings} />
      {location && <p className="mt-3 wrap-anywhere text-muted">{location}</p>}
      <CardLinks bookings={bookings} business={business} location={location} manage={texts.manage} />
    </div>
  );
};
