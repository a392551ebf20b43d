import { Footprints } from 'lucide-react';
import type { ReactNode } from 'react';
import { zoneName } from '../../../shared/domain/zone-name.ts';
import type { Booking, OpenedBooking } from '../../../shared/schemas/booking.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useOpened } from '../../lib/use-opened.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useCan, useMe } from '../session/use-me.ts';
import { useShownAgenda } from './agenda/use-agenda.ts';
import { AgendaView } from './agenda-view.tsx';
import type { BookingCommands } from './booking-actions.tsx';
import { BookingDrawer } from './booking-drawer.tsx';
import { BookingsList } from './bookings-list.tsx';
import { BookingsToolbar } from './bookings-toolbar.tsx';
import { CancelAllDialog } from './cancel-all-dialog.tsx';
import { CancelBookingDialog } from './cancel-booking-dialog.tsx';
import { EditBookingDrawer } from './edit/edit-booking-drawer.tsx';
import { MoveBookingDrawer } from './move-booking-drawer.tsx';
import { MoveAllDrawer } from './moving/move-all-drawer.tsx';
import { NewBookingDrawer } from './new-booking-drawer.tsx';
import { RepeatDrawer } from './repeat/repeat-drawer.tsx';
import { SourcesBanner } from './sources/sources-banner.tsx';
import { bookingTexts } from './texts.ts';
import { useAttendance } from './use-attendance.ts';
import { type BookingActions, useBookingActions, useBookings, useDivider } from './use-bookings.ts';
import { type BookingsView, useBookingsView } from './use-bookings-view.ts';
import { useRestoring } from './use-restoring.ts';
import { Waitlist } from './waitlist/waitlist.tsx';
import { walkInTexts } from './walk-in/texts.ts';
import { useUndoWalkIn } from './walk-in/use-undo-walk-in.ts';

type Opened =
  | { readonly kind: 'moveAll'; readonly booking: OpenedBooking }
  | {
      readonly kind: 'edit' | 'repeat' | 'move' | 'cancel' | 'cancelAll';
      readonly booking: Booking;
    };

interface DeskProps {
  readonly view: BookingsView;
  readonly actions: BookingActions;
  readonly commands: BookingCommands;
}

/** Handles a booking's buttons: some act at once, some open a drawer. */
const useDesk = (view: BookingsView) => {
  const actions = useBookingActions();
  const { opened, open, close } = useOpened<Opened>();
  const attendance = useAttendance(actions);
  const restoring = useRestoring(actions);
  const walkIn = useUndoWalkIn(actions);
  const change = (next: Opened) => {
    view.setOpened(null);
    open(next);
  };
  const act = (kind: Exclude<Opened['kind'], 'moveAll'>) => (booking: Booking) => change({ kind, booking });
  const commands: BookingCommands = {
    ...attendance,
    markingId: attendance.markingId ?? restoring.restoringId,
    failure: attendance.failure ?? restoring.failure ?? walkIn.failure,
    restore: restoring.restore,
    edit: act('edit'),
    repeat: act('repeat'),
    move: act('move'),
    moveAll: (booking) => change({ kind: 'moveAll', booking }),
    cancel: act('cancel'),
    cancelAll: act('cancelAll'),
  };
  return { actions, commands, undoWalkIn: walkIn.undo, opened, close };
};

interface AheadProps {
  readonly view: BookingsView;
  readonly divider: string;
}

const ListAhead = ({ view, divider }: AheadProps) => {
  useBookings(view, divider);
  return null;
};

const AgendaAhead = ({ view }: { view: BookingsView }) => {
  useShownAgenda(view);
  return null;
};

/**
 * Asks for what will be shown while it is not known yet what stands above it, by the hook that will show it. SWR's
 * `preload` is no way to do so: its store is one for all businesses of a browser, and this cache is of one.
 */
const ReadAhead = ({ view, divider }: AheadProps) => {
  if (view.isWaitlist) return null;
  return view.name === 'list' ? <ListAhead view={view} divider={divider} /> : <AgendaAhead view={view} />;
};

const Shown = ({ view, actions, commands, emptyAction }: DeskProps & { emptyAction: ReactNode }) => {
  // Held here, so that what was asked ahead is what is shown, whatever the clock passes meanwhile.
  const divider = useDivider(view);
  if (!view.isKnown)
    return (
      <>
        {view.isNamed && <ReadAhead view={view} divider={divider} />}
        <SkeletonRows rows={6} />
      </>
    );
  if (view.isWaitlist) return <Waitlist />;
  return view.name === 'list' ? (
    <BookingsList
      key={`${view.shown} ${view.calendarId}`}
      view={view}
      divider={divider}
      commands={commands}
      emptyAction={emptyAction}
    />
  ) : (
    <AgendaView view={view} actions={actions} emptyAction={emptyAction} />
  );
};

type Desk = ReturnType<typeof useDesk>;

const OpenedOne = ({ opened, actions, commands, close }: Omit<Desk, 'undoWalkIn'>) => {
  if (opened === null) return null;
  const props = { booking: opened.booking, actions, onClose: close };
  if (opened.kind === 'moveAll') return <MoveAllDrawer {...props} booking={opened.booking} />;
  switch (opened.kind) {
    case 'edit':
      return <EditBookingDrawer {...props} />;
    case 'repeat':
      return <RepeatDrawer {...props} />;
    case 'move':
      return <MoveBookingDrawer {...props} />;
    case 'cancelAll':
      return <CancelAllDialog {...props} />;
    case 'cancel':
      return <CancelBookingDialog {...props} onUndo={commands.restore} />;
  }
};

const Drawers = ({
  view,
  actions,
  commands,
  undoWalkIn,
  canWrite,
}: DeskProps & Pick<Desk, 'undoWalkIn'> & { canWrite: boolean }) => (
  <>
    {(view.isCreating || view.isWalkIn) && canWrite && (
      <NewBookingDrawer view={view} actions={actions} onUndoWalkIn={undoWalkIn} onClose={view.closeForm} />
    )}
    {view.openedId !== null && (
      <BookingDrawer bookingId={view.openedId} commands={commands} onClose={() => view.setOpened(null)} />
    )}
  </>
);

export const BookingsPage = () => {
  const t = useTexts(bookingTexts);
  const language = useLanguage();
  const { walkIn } = useTexts(walkInTexts);
  const { tenant } = useMe();
  const canWrite = useCan('staff');
  const view = useBookingsView();
  const { actions, commands, undoWalkIn, opened, close } = useDesk(view);
  const newBooking = canWrite && (
    <AddButton variant="primary" onClick={() => view.create()}>
      {t.newBooking}
    </AddButton>
  );
  const starting = canWrite && (
    <>
      <Button onClick={view.walkIn}>
        <Footprints aria-hidden="true" className="size-4" />
        {walkIn}
      </Button>
      {newBooking}
    </>
  );
  return (
    <>
      <div className={view.name === 'list' ? undefined : 'print:hidden'}>
        <PageHeader
          title={t.title}
          description={
            <span className={view.name === 'list' ? undefined : 'max-sm:sr-only'}>
              {t.timezoneIs(zoneName(tenant.timezone, language))}
            </span>
          }
          actions={starting}
        />
      </div>
      {commands.failure !== null && view.openedId === null && (
        <div className="mb-4">
          <Alert>{commands.failure}</Alert>
        </div>
      )}
      <SourcesBanner actions={actions} canCancel={canWrite} />
      <Card
        flush
        className={view.name === 'list' ? '' : 'print:rounded-none print:border-0 print:shadow-none'}
      >
        {view.isKnown && <BookingsToolbar view={view} />}
        <Shown view={view} actions={actions} commands={commands} emptyAction={newBooking} />
      </Card>
      <Drawers
        view={view}
        actions={actions}
        commands={commands}
        undoWalkIn={undoWalkIn}
        canWrite={canWrite}
      />
      <OpenedOne opened={opened} actions={actions} commands={commands} close={close} />
    </>
  );
};
