import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MoreRows } from '../../ui/more-rows.tsx';
import { AskToMove } from '../placing/ask-to-move.tsx';
import { NotRead } from '../session/not-read.tsx';
import type { BookingCommands } from './booking-actions.tsx';
import { inOrder, searched } from './booking-query.ts';
import { BookingsTable } from './bookings-table.tsx';
import { bookingTexts } from './texts.ts';
import { useBookings } from './use-bookings.ts';
import type { BookingsView } from './use-bookings-view.ts';

interface BookingsListProps {
  readonly view: BookingsView;
  /** The instant that separates past from upcoming. */
  readonly divider: string;
  readonly commands: BookingCommands;
  /** The action shown when nothing is planned. */
  readonly emptyAction: ReactNode;
}

const NoMatch = ({ onClear }: { onClear: () => void }) => {
  const t = useTexts(bookingTexts);
  return <EmptyState text={t.noMatch} action={<Button onClick={onClear}>{t.clearSearch}</Button>} />;
};

/**
 * One of the three lists. Its React key must be the list shown, so that another list's rows never show while it loads.
 */
export const BookingsList = ({ view, divider, commands, emptyAction }: BookingsListProps) => {
  const t = useTexts(bookingTexts);
  const { shown, search, sort } = view;
  const list = useBookings(view, divider);
  const { bookings } = list;
  if (!bookings) return <NotRead reading={list} failed={t.loadFailed} rows={6} />;
  if (bookings.length === 0)
    return (
      <EmptyState
        {...(shown === 'upcoming' ? { hint: t.emptyHint, action: emptyAction } : {})}
        icon={<CalendarDays />}
        text={t.empty[shown]}
      />
    );
  const rows = searched(inOrder(bookings, shown, sort), search);
  return (
    <>
      {shown === 'unplaced' && (
        <div className="px-5 pb-4">
          <AskToMove />
        </div>
      )}
      {list.hasMore && (search.trim() !== '' || sort !== null) && (
        <p role="status" className="px-5 pb-4 text-muted">
          {t.partial(bookings.length)}
        </p>
      )}
      {rows.length === 0 ? (
        <NoMatch onClear={() => view.setSearch('')} />
      ) : (
        <BookingsTable bookings={rows} view={view} commands={commands} />
      )}
      <MoreRows list={list} label={t.more} />
    </>
  );
};
