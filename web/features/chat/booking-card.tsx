import { CalendarCheck, CalendarPlus, CalendarX } from 'lucide-react';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import { formatSpan } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { calendarHref } from './calendar-file.ts';
import type { ChatBusiness } from './chat-business.ts';
import { chatTexts } from './chat-texts.ts';
import { standingOf, standingTexts, takesPlace } from './standing.ts';

interface BookingCardProps extends ChatBusiness {
  readonly booking: PublicBooking;
  /** The number of changes so far, if known. */
  readonly sequence?: number;
  /** The date and time as text, when the server has already formatted it. */
  readonly when?: string;
  /** Whom it is for, where that is shown. */
  readonly client?: string | undefined;
  /** The price as text, where it is shown. */
  readonly price?: string | null;
  /** False on the manage page itself. */
  readonly manageLink?: boolean;
}

const Line = ({ name, children }: { name: string; children: string }) => (
  <div className="flex gap-3">
    <dt className="w-20 shrink-0 text-muted">{name}</dt>
    <dd className="min-w-0 font-medium wrap-anywhere text-ink">{children}</dd>
  </div>
);

interface CardHeadingProps {
  readonly stands: boolean;
  readonly children: string;
}

/** Whether what the card shows takes place, in words. */
export const CardHeading = ({ stands, children }: CardHeadingProps) => (
  <p className={`mb-3 flex items-center gap-2 font-semibold ${stands ? 'text-positive' : 'text-muted'}`}>
    {stands ? <CalendarCheck aria-hidden="true" size={18} /> : <CalendarX aria-hidden="true" size={18} />}
    {children}
  </p>
);

const action =
  'inline-flex min-h-11 items-center gap-2 rounded-control border border-control bg-surface px-3.5 text-sm font-semibold text-ink hover:bg-hover';

interface CardLinksProps extends Omit<BookingCardProps, 'booking' | 'timezone' | 'manageLink'> {
  readonly bookings: readonly PublicBooking[];
  /** What the link to the first one's page says; none without it. */
  readonly manage: string | false;
}

/** One calendar file of all that take place, and the page of the first. */
export const CardLinks = ({ bookings, sequence, business, location, manage }: CardLinksProps) => {
  const texts = useTexts(chatTexts).card;
  const [first] = bookings;
  const file = calendarHref(
    ...bookings.filter(takesPlace).map((booking) => ({
      ...booking,
      id: booking.bookingId,
      title: booking.title || texts.untitled,
      business,
      location,
      url: booking.manageUrl,
      description: booking.personName && texts.withPerson(booking.personName),
      sequence,
    })),
  );
  return (
    <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
      {file && (
        <a className={action} href={file} download={`${first?.startAt.slice(0, 10)}.ics`}>
          <CalendarPlus aria-hidden="true" size={16} />
          {texts.calendar}
        </a>
      )}
      {manage && (
        <a className={action} href={first?.manageUrl} target="_blank" rel="noopener">
          {manage}
        </a>
      )}
    </div>
  );
};

/** An appointment as recorded: service, time, member, and the links to manage and save it. */
export const BookingCard = (props: BookingCardProps) => {
  const { booking, business, timezone } = props;
  const language = useLanguage();
  const texts = useTexts(chatTexts).card;
  const standings = useTexts(standingTexts);
  const when = props.when ?? formatSpan(booking.startAt, booking.endAt, language, timezone);
  return (
    <div className="w-full rounded-card border border-line bg-surface p-4 text-sm">
      <CardHeading stands={takesPlace(booking)}>{standings[standingOf(booking)]}</CardHeading>
      <dl className="space-y-1.5">
        {props.client && <Line name={texts.client}>{props.client}</Line>}
        <Line name={texts.what}>{booking.title || texts.untitled}</Line>
        <Line name={texts.when}>{when}</Line>
        <Line name={texts.who}>{booking.personName ?? business}</Line>
        {props.price && <Line name={texts.price}>{props.price}</Line>}
        {props.location && <Line name={texts.where}>{props.location}</Line>}
        {booking.toBring && <Line name={texts.toBring}>{booking.toBring}</Line>}
      </dl>
      <CardLinks {...props} bookings={[booking]} manage={props.manageLink !== false && texts.manage} />
    </div>
  );
};
