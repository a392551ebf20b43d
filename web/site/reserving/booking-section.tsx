import { useTexts } from '../../i18n/texts.ts';
import { siteTexts } from '../texts.ts';
import { BookingArea, type BookingAreaProps } from './booking-area.tsx';

/** Booking without the chat; works without JavaScript too. */
export const BookingSection = (props: BookingAreaProps) => {
  const texts = useTexts(siteTexts);
  return (
    <section
      id="reserver"
      aria-labelledby="reserver-title"
      className="mx-auto max-w-6xl px-4 py-8 sm:px-5 sm:pb-16 lg:px-8"
    >
      <h2 id="reserver-title" tabIndex={-1} className="text-2xl font-bold outline-none sm:text-3xl">
        {texts.booking.title}
      </h2>
      <p className="mt-3 max-w-2xl text-muted">
        {props.view.booking.lead}
        <span className="block text-sm">{props.view.zone}</span>
      </p>
      <div className="mt-6 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
        <BookingArea {...props} />
      </div>
    </section>
  );
};
