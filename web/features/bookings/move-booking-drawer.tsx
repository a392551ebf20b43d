import type { Booking } from '../../../shared/schemas/booking.ts';
import { formatSpan } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { DrawerForm } from '../../ui/drawer-form.tsx';
import { useMe } from '../session/use-me.ts';
import { SlotPicker } from './slot-picker.tsx';
import { withFreshSlots } from './slot-taken.ts';
import { bookingTexts } from './texts.ts';
import type { BookingActions } from './use-bookings.ts';

interface MoveBookingProps {
  readonly booking: Booking;
  readonly actions: Pick<BookingActions, 'change' | 'reloadSlots'>;
  readonly onClose: () => void;
}

/** Another free time for the same appointment. */
export const MoveBookingDrawer = ({ booking, actions, onClose }: MoveBookingProps) => {
  const t = useTexts(bookingTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const when = formatSpan(booking.startAt, booking.endAt, language, tenant.timezone);
  return (
    <DrawerForm
      title={t.moveTitle}
      description={`${booking.title || t.untitled}. ${t.current(when)}`}
      initialValues={{ startAt: '' }}
      validate={({ startAt }) => (startAt === '' ? { startAt: t.slotRequired } : {})}
      onSave={({ startAt }) => withFreshSlots(() => actions.change(booking, { startAt }), actions)}
      errorText={(error) => errorText(error, t.moveFailed)}
      doneText={t.moved}
      saveLabel={t.saveMove}
      cancelLabel={t.cancel}
      onClose={onClose}
    >
      <SlotPicker serviceId={booking.serviceId} />
    </DrawerForm>
  );
};
