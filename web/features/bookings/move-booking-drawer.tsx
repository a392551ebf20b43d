import { Formik } from 'formik';
import { useState } from 'react';
import type { Booking } from '../../../shared/schemas/booking.ts';
import { formatSpan } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Form, FormActions } from '../../ui/form.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useMe } from '../session/use-me.ts';
import { keepFocus } from './keep-focus.ts';
import { SlotPicker } from './slot-picker.tsx';
import { isSlotTaken } from './slot-taken.ts';
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
  const toast = useToast();
  const [error, setError] = useState<string | null>(null);
  const when = formatSpan(booking.startAt, booking.endAt, language, tenant.timezone);
  const save = async ({ startAt }: { startAt: string }) => {
    setError(null);
    try {
      await actions.change(booking.bookingId, { startAt });
      toast(t.moved);
      onClose();
    } catch (thrown) {
      setError(errorText(thrown, t.moveFailed));
      if (isSlotTaken(thrown)) await actions.reloadSlots();
    }
  };
  return (
    <Formik
      initialValues={{ startAt: '' }}
      validate={({ startAt }) => (startAt === '' ? { startAt: t.slotRequired } : {})}
      onSubmit={save}
    >
      {({ isSubmitting }) => (
        <Drawer
          title={t.moveTitle}
          description={`${booking.title || t.untitled}. ${t.current(when)}`}
          saving={isSubmitting}
          onClose={onClose}
        >
          <Form error={error}>
            <SlotPicker serviceId={booking.serviceId} />
            <FormActions>
              <Button onClick={onClose} onMouseDown={keepFocus} disabled={isSubmitting}>
                {t.cancel}
              </Button>
              <Button type="submit" variant="primary" onMouseDown={keepFocus} busy={isSubmitting}>
                {isSubmitting ? t.saving : t.saveMove}
              </Button>
            </FormActions>
          </Form>
        </Drawer>
      )}
    </Formik>
  );
};
