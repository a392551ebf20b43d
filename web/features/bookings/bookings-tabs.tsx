import { Link } from 'react-router-dom';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { BOOKINGS_SHOWN, type BookingsShown } from './booking-query.ts';
import { bookingTexts } from './texts.ts';
import type { BookingsView } from './use-bookings-view.ts';

const tabStyle = 'flex min-h-11 items-center rounded-control px-4 font-medium transition-colors duration-150';

/** Upcoming, past, cancelled: links, as each is a list with an address of its own. */
export const BookingsTabs = ({ shown, calendarId }: Pick<BookingsView, 'shown' | 'calendarId'>) => {
  const t = useTexts(bookingTexts);
  const addressOf = (tab: BookingsShown): string =>
    `?${new URLSearchParams({
      ...(tab === 'upcoming' ? {} : { show: tab }),
      ...(calendarId === null ? {} : { calendar: calendarId }),
    })}`;
  return (
    <nav aria-label={t.filters} className="flex flex-wrap gap-1">
      {BOOKINGS_SHOWN.map((tab) => (
        <Link
          key={tab}
          to={addressOf(tab)}
          replace
          aria-current={tab === shown ? 'page' : undefined}
          className={classNames(
            tabStyle,
            tab === shown ? 'bg-soft text-link' : 'text-muted hover:bg-hover hover:text-ink',
          )}
        >
          {t.shown[tab]}
        </Link>
      ))}
    </nav>
  );
};
