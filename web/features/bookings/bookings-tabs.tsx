import { Link } from 'react-router-dom';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { BOOKINGS_SHOWN, type BookingsShown } from './booking-query.ts';
import { bookingTexts } from './texts.ts';

const tabStyle = 'flex min-h-11 items-center rounded-control px-4 font-medium transition-colors duration-150';

/** Upcoming, past, cancelled: links, as each is a list with an address of its own. */
export const BookingsTabs = ({ shown }: { shown: BookingsShown }) => {
  const t = useTexts(bookingTexts);
  return (
    <nav aria-label={t.filters} className="flex flex-wrap gap-1">
      {BOOKINGS_SHOWN.map((tab) => (
        <Link
          key={tab}
          to={tab === 'upcoming' ? '?' : `?show=${tab}`}
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
