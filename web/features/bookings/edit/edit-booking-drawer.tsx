import { useState } from 'react';
import { type Booking, booking as bookingSchema } from '../../../../shared/schemas/booking.ts';
import { formatSpan } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { presentIn } from '../../../lib/changed-meanwhile.ts';
import { DrawerForm } from '../../../ui/drawer-form.tsx';
import { UnreadLists } from '../../session/unread-lists.tsx';
import { useApi } from '../../session/use-api.ts';
import { useCan } from '../../session/use-me.ts';
import { isFull, withFreshSlots } from '../slot-taken.ts';
import { bookingTexts } from '../texts.ts';
import type { BookingActions } from '../use-bookings.ts';
import { useCalendars } from '../use-calendars.ts';
import { EditFields, type Refusal } from './edit-fields.tsx';
import { type EditValues, editChange, editValues, validateEdit } from './edit-form.ts';
import { editTexts } from './edit-texts.ts';
import { refusedText } from './refused-text.ts';
import { useEditLook } from './use-edit-look.ts';
import { VisitorNews } from './visitor-news.tsx';

interface EditBookingProps {
  readonly booking: Booking;
  readonly actions: Pick<BookingActions, 'change' | 'reloadSlots'>;
  readonly onClose: () => void;
}

/** Saves what was changed; a refusal that may be meant shows how to insist. */
const useSaving = ({ booking, actions }: EditBookingProps) => {
  const look = useEditLook();
  const isAdmin = useCan('admin');
  const [refusal, setRefusal] = useState<Refusal>(null);
  const save = async (values: EditValues, over: Booking = booking) => {
    try {
      await withFreshSlots(() => actions.change(over, editChange(values, over, look)), actions);
    } catch (error) {
      if (isAdmin && isFull(error)) setRefusal('full');
      if (error instanceof ApiError && error.code === 'not_performed') setRefusal('not_performed');
      throw error;
    }
  };
  return { save, refusal };
};

/** Edits a booking: when, by whom, what, how long, for how much, and for whom. */
export const EditBookingDrawer = (props: EditBookingProps) => {
  const { booking, onClose } = props;
  const t = useTexts(editTexts);
  const words = useTexts(bookingTexts);
  const look = useEditLook();
  const { language, timezone } = look;
  const services = useApi('GET /v1/services').data?.services.filter(({ active }) => active) ?? [];
  const people = useCalendars().filter(({ active }) => active);
  const { save, refusal } = useSaving(props);
  const when = formatSpan(booking.startAt, booking.endAt, language, timezone);
  return (
    <DrawerForm
      title={t.title}
      description={`${booking.title || words.untitled}. ${words.current(when)}`}
      initialValues={editValues(booking, look)}
      validate={(values) => validateEdit(values, booking, look)}
      edited={{
        record: booking,
        valuesOf: (record) => editValues(record, look),
        presentIn: presentIn(bookingSchema),
      }}
      onSave={save}
      errorText={(error) =>
        [errorText(error, t.failed), refusedText(error, { t, language, timezone })].join(' ').trim()
      }
      doneText={t.saved}
      saveLabel={t.save}
      cancelLabel={words.cancel}
      isEdit
      onClose={onClose}
    >
      <UnreadLists of={['calendars', 'services']} />
      <EditFields booking={booking} services={services} people={people} refusal={refusal} />
      <VisitorNews booking={booking} />
    </DrawerForm>
  );
};
