import { Link } from 'react-router-dom';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { useApi } from '../session/use-api.ts';
import { BOOKINGS_SHOWN, type BookingsShown } from './booking-query.ts';
import { bookingTexts } from './texts.ts';
import { type BookingsView, WAITLIST } from './use-bookings-view.ts';
import { useFormerCalendars } from './use-calendars.ts';
import { waitlistTexts } from './waitlist/texts.ts';

const tabStyle = 'flex min-h-11 items-center rounded-control px-4 font-medium transition-colors duration-150';

const lookOf = (isCurrent: boolean): string =>
  classNames(tabStyle, isCurrent ? 'bg-soft text-link' : 'text-muted hover:bg-hover hover:text-ink');

/** The number of bookings that wait to be given to a member, counted on one page. */
const UnplacedCount = () => {
  const query = { status: 'unplaced', limit: 50 } as const;
  const { data, error } = useApi('GET /v1/bookings', { query });
  return (
    <span className="ml-2 empty:hidden">
      <CountBadge
        count={data?.bookings.length}
        hasMore={data?.nextCursor !== undefined}
        error={error}
        label={(_, shown) => shown}
        tone="warn"
      />
    </span>
  );
};

/** Upcoming, past, cancelled, and the waitlist: links, as each is a list with an address of its own. */
export const BookingsTabs = ({
  shown,
  calendarId,
  isWaitlist,
  hasTeam,
}: Pick<BookingsView, 'shown' | 'calendarId' | 'isWaitlist' | 'hasTeam'>) => {
  const t = useTexts(bookingTexts);
  const former = useFormerCalendars();
  // Bookings without a member exist only after a member has left.
  const tabs = BOOKINGS_SHOWN.filter((tab) => tab !== 'unplaced' || shown === tab || former.length > 0);
  const waitlist = useTexts(waitlistTexts);
  const addressOf = (tab: BookingsShown | typeof WAITLIST): string =>
    `?${new URLSearchParams({
      ...(tab === 'upcoming' ? (hasTeam ? { view: 'list' } : {}) : { show: tab }),
      ...(calendarId === null ? {} : { calendar: calendarId }),
    })}`;
  const isCurrent = (tab: BookingsShown) => tab === shown && !isWaitlist;
  return (
    <nav aria-label={t.filters} className="flex flex-wrap gap-1">
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={addressOf(tab)}
          replace
          aria-current={isCurrent(tab) ? 'page' : undefined}
          className={lookOf(isCurrent(tab))}
        >
          {t.shown[tab]}
          {tab === 'unplaced' && <UnplacedCount />}
        </Link>
      ))}
      <Link
        to={addressOf(WAITLIST)}
        replace
        aria-current={isWaitlist ? 'page' : undefined}
        className={lookOf(isWaitlist)}
      >
        {waitlist.tab}
      </Link>
    </nav>
  );
};
