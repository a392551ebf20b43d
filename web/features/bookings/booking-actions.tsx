import type { ReactNode } from 'react';
import type { Booking, OpenedBooking } from '../../../shared/schemas/booking.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useApi } from '../session/use-api.ts';
import { useMe } from '../session/use-me.ts';
import { allowedActions } from './allowed-actions.ts';
import { editTexts } from './edit/edit-texts.ts';
import { repeatTexts } from './repeat/texts.ts';
import { bookingTexts } from './texts.ts';

/** The page's handlers for a booking's buttons. */
export interface BookingCommands {
  readonly edit: (booking: Booking) => void;
  readonly move: (booking: Booking) => void;
  readonly repeat: (booking: Booking) => void;
  readonly cancel: (booking: Booking) => void;
  /** Moves it with all that were booked at once with it. */
  readonly moveAll: (booking: OpenedBooking) => void;
  /** Cancels it with all that were booked at once with it. */
  readonly cancelAll: (booking: Booking) => void;
  readonly restore: (booking: Booking) => void;
  readonly mark: (booking: Booking, status: 'attended' | 'no_show' | 'confirmed') => void;
  /** The booking whose mark or cancellation is being changed. */
  readonly markingId: string | null;
  /** The reason why that could not be done. */
  readonly failure: string | null;
}

interface BookingActionsProps {
  readonly booking: Booking;
  readonly commands: BookingCommands;
  /** The booking itself is open, with room for what a row does not offer. */
  readonly isOpened?: boolean;
}

interface RepeatButtonProps {
  readonly booking: Booking;
  readonly name: string;
  readonly onRepeat: (booking: Booking) => void;
}

/** Books it again; not where its service is no longer offered. */
const RepeatButton = ({ booking, name, onRepeat }: RepeatButtonProps) => {
  const t = useTexts(bookingTexts);
  const { repeat } = useTexts(repeatTexts);
  const { data } = useApi('GET /v1/services');
  const isOffered = data?.services.some(({ serviceId, active }) => active && serviceId === booking.serviceId);
  if (!isOffered) return null;
  return (
    <Button aria-label={t.about(repeat, name)} onClick={() => onRepeat(booking)}>
      {repeat}
    </Button>
  );
};

/** The buttons of one booking; each has the booking's name for screen readers, since every row has the same buttons. */
export const BookingActions = ({ booking, commands, isOpened = false }: BookingActionsProps) => {
  const t = useTexts(bookingTexts);
  const words = useTexts(editTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const allowed = allowedActions(booking, Date.now());
  const when = formatInstant(booking.startAt, 'dateTime', language, tenant.timezone);
  const name = t.nameOf(booking.title || t.untitled, when);
  const button = (label: ReactNode & string, onClick: () => void) => (
    <Button
      aria-label={t.about(label, name)}
      onClick={onClick}
      disabled={commands.markingId === booking.bookingId}
    >
      {label}
    </Button>
  );
  return (
    <span className="flex flex-wrap justify-end gap-2 @3xl:-my-1 @3xl:flex-nowrap">
      {isOpened && allowed.edit && button(words.edit, () => commands.edit(booking))}
      {isOpened && <RepeatButton booking={booking} name={name} onRepeat={commands.repeat} />}
      {isOpened && allowed.restore && button(words.restore, () => commands.restore(booking))}
      {allowed.move && button(booking.unplaced ? t.place : t.move, () => commands.move(booking))}
      {allowed.cancel && button(t.cancelBooking, () => commands.cancel(booking))}
      {allowed.mark && button(t.attended, () => commands.mark(booking, 'attended'))}
      {allowed.mark && button(t.noShow, () => commands.mark(booking, 'no_show'))}
      {allowed.unmark && button(t.undoMark, () => commands.mark(booking, 'confirmed'))}
    </span>
  );
};
