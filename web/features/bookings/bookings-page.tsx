import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Booking } from '../../../shared/schemas/booking.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { useCan, useMe } from '../session/use-me.ts';
import type { BookingCommands } from './booking-actions.tsx';
import { BookingDrawer } from './booking-drawer.tsx';
import { BookingsList } from './bookings-list.tsx';
import { BookingsTabs } from './bookings-tabs.tsx';
import { CancelBookingDialog } from './cancel-booking-dialog.tsx';
import { MoveBookingDrawer } from './move-booking-drawer.tsx';
import { NewBookingDrawer } from './new-booking-drawer.tsx';
import { bookingTexts } from './texts.ts';
import { useAttendance } from './use-attendance.ts';
import { useBookingActions } from './use-bookings.ts';
import { type BookingsView, useBookingsView } from './use-bookings-view.ts';

interface Opened {
  readonly kind: 'move' | 'cancel';
  readonly booking: Booking;
}

const Toolbar = ({ view }: { view: BookingsView }) => {
  const t = useTexts(bookingTexts);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line p-4">
      <BookingsTabs shown={view.shown} />
      <div className="flex min-w-0 grow basis-full sm:basis-64 sm:justify-end">
        <SearchInput
          label={t.search}
          value={view.search}
          onChange={(event) => view.setSearch(event.target.value)}
        />
      </div>
    </div>
  );
};

export const BookingsPage = () => {
  const t = useTexts(bookingTexts);
  const { tenant } = useMe();
  const canWrite = useCan('staff');
  const view = useBookingsView();
  const actions = useBookingActions();
  const [opened, open] = useState<Opened | null>(null);
  const attendance = useAttendance(actions);
  const act = (kind: Opened['kind']) => (booking: Booking) => {
    view.setOpened(null);
    open({ kind, booking });
  };
  const commands: BookingCommands = { ...attendance, move: act('move'), cancel: act('cancel') };
  const close = () => open(null);
  const newBooking = canWrite && (
    <Button variant="primary" onClick={() => view.setCreating(true)}>
      <Plus aria-hidden="true" className="size-4" />
      {t.newBooking}
    </Button>
  );
  return (
    <>
      <PageHeader title={t.title} description={t.timezoneIs(tenant.timezone)} actions={newBooking} />
      {attendance.failure !== null && view.openedId === null && (
        <div className="mb-4">
          <Alert>{attendance.failure}</Alert>
        </div>
      )}
      <Card flush>
        <Toolbar view={view} />
        <BookingsList key={view.shown} view={view} commands={commands} emptyAction={newBooking} />
      </Card>
      {view.isCreating && canWrite && (
        <NewBookingDrawer actions={actions} onClose={() => view.setCreating(false)} />
      )}
      {view.openedId !== null && (
        <BookingDrawer bookingId={view.openedId} commands={commands} onClose={() => view.setOpened(null)} />
      )}
      {opened?.kind === 'move' && (
        <MoveBookingDrawer booking={opened.booking} actions={actions} onClose={close} />
      )}
      {opened?.kind === 'cancel' && (
        <CancelBookingDialog booking={opened.booking} actions={actions} onClose={close} />
      )}
    </>
  );
};
