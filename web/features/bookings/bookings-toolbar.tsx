import { useTexts } from '../../i18n/texts.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { UnreadLists } from '../session/unread-lists.tsx';
import { BookingsTabs } from './bookings-tabs.tsx';
import { CalendarSelect } from './calendar-select.tsx';
import { bookingTexts } from './texts.ts';
import type { BookingsView } from './use-bookings-view.ts';
import { ViewSwitch } from './view-switch.tsx';

/** Chooses the view and the calendar; for the table, also its filters. */
export const BookingsToolbar = ({ view }: { view: BookingsView }) => {
  const t = useTexts(bookingTexts);
  const isList = view.name === 'list';
  return (
    <div className="flex flex-col gap-3 border-b border-line px-4 py-2 print:hidden sm:py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ViewSwitch view={view} />
        {view.name !== 'team' && <CalendarSelect view={view} />}
      </div>
      {isList && <UnreadLists of={['calendars']} />}
      {isList && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <BookingsTabs {...view} />
          {!view.isWaitlist && (
            <div className="flex min-w-0 grow basis-full sm:basis-64 sm:justify-end">
              <SearchInput
                label={t.search}
                className="sm:max-w-72"
                value={view.search}
                onChange={(event) => view.setSearch(event.target.value)}
              />
            </div>
          )}
        </div>
      )}
    </div>
  );
};
