import { useFormikContext } from 'formik';
import type { Booking } from '../../../shared/schemas/booking.ts';
import type { Calendar } from '../../../shared/schemas/calendar.ts';
import { formatSpan } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { DrawerForm } from '../../ui/drawer-form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { UnreadLists } from '../session/unread-lists.tsx';
import { useMe } from '../session/use-me.ts';
import { agendaTexts } from './agenda-texts.ts';
import { SlotPicker } from './slot-picker.tsx';
import { withFreshSlots } from './slot-taken.ts';
import { bookingTexts } from './texts.ts';
import { useUnreached } from './unreached.ts';
import type { BookingActions } from './use-bookings.ts';
import { useCalendars } from './use-calendars.ts';

interface MoveBookingProps {
  readonly booking: Booking;
  readonly actions: Pick<BookingActions, 'change' | 'reloadSlots'>;
  readonly onClose: () => void;
}

interface MoveValues {
  readonly startAt: string;
  readonly calendarId: string;
}

/** The free times of the member chosen; with another member the booking may keep its time. */
const MoveFields = ({ booking, people }: { booking: Booking; people: readonly Calendar[] }) => {
  const t = useTexts(bookingTexts);
  const words = useTexts(agendaTexts);
  const { values, setFieldValue } = useFormikContext<MoveValues>();
  const isOther = values.calendarId !== booking.calendarId;
  return (
    <>
      {people.length > 0 && (people.length > 1 || isOther) && (
        <SelectField
          {...(isOther ? { hint: t.sameTime } : {})}
          name="calendarId"
          label={words.with}
          options={[
            ...(people.some(({ calendarId }) => calendarId === booking.calendarId)
              ? []
              : [{ value: '', label: t.choosePerson }]),
            ...people.map(({ calendarId, name }) => ({ value: calendarId, label: name })),
          ]}
          onInput={() => void setFieldValue('startAt', '', false)}
        />
      )}
      {values.calendarId !== '' && (
        <SlotPicker
          key={values.calendarId}
          serviceId={booking.serviceId}
          calendarId={people.length > 0 ? values.calendarId : ''}
        />
      )}
    </>
  );
};

/** For a booking whose member has left, the main question is who takes it, not when. */
const wordsFor = (t: (typeof bookingTexts)['fr'], { unplaced }: Booking) =>
  unplaced
    ? { title: t.placeTitle, save: t.place, done: t.placed, failed: t.placeFailed }
    : { title: t.moveTitle, save: t.saveMove, done: t.moved, failed: t.moveFailed };

/** Moves an appointment to another free time, of the same member or another one. */
export const MoveBookingDrawer = ({ booking, actions, onClose }: MoveBookingProps) => {
  const t = useTexts(bookingTexts);
  const words = wordsFor(t, booking);
  const language = useLanguage();
  const { tenant } = useMe();
  const untold = useUnreached()(booking);
  const people = useCalendars().filter(({ active }) => active);
  const when = formatSpan(booking.startAt, booking.endAt, language, tenant.timezone);
  const isOffered = people.some(({ calendarId }) => calendarId === booking.calendarId);
  const only = people.length === 1 ? people[0]?.calendarId : undefined;
  const initial = isOffered || people.length === 0 ? booking.calendarId : (only ?? '');
  const validate = ({ startAt, calendarId }: MoveValues) => {
    if (calendarId === '') return { calendarId: t.choosePerson };
    return startAt === '' && calendarId === booking.calendarId ? { startAt: t.slotRequired } : {};
  };
  const patchOf = ({ startAt, calendarId }: MoveValues) => ({
    ...(startAt === '' ? {} : { startAt }),
    ...(calendarId === booking.calendarId ? {} : { calendarId }),
  });
  return (
    <DrawerForm
      key={people.length}
      title={words.title}
      description={`${booking.title || t.untitled}. ${t.current(when)}`}
      initialValues={{ startAt: '', calendarId: initial }}
      validate={validate}
      onSave={(values) => withFreshSlots(() => actions.change(booking, patchOf(values)), actions)}
      errorText={(error) => errorText(error, words.failed)}
      doneText={words.done}
      saveLabel={words.save}
      cancelLabel={t.cancel}
      onClose={onClose}
    >
      <UnreadLists of={['calendars']} />
      <MoveFields booking={booking} people={people} />
      {untold !== null && <Alert tone="warn">{untold}</Alert>}
    </DrawerForm>
  );
};
