import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import { formatSpan } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { DrawerForm } from '../../../ui/drawer-form.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { api } from '../../session/session.ts';
import { useCan, useMe } from '../../session/use-me.ts';
import { toBookingBody, validateBooking } from '../booking-form.ts';
import { lengthOf } from '../edit/edit-form.ts';
import { editTexts } from '../edit/edit-texts.ts';
import { refusedText } from '../edit/refused-text.ts';
import { CalendarField, ContactFields, OverbookField } from '../new-booking-fields.tsx';
import { type FreeTime, freeTimesOf, isFull, withFreshSlots } from '../slot-taken.ts';
import { bookingTexts } from '../texts.ts';
import type { BookingActions } from '../use-bookings.ts';
import { useCalendars } from '../use-calendars.ts';
import { endAfter, MOST_WEEKS, type RepeatValues, repeatValues, startAfter } from './repeat-form.ts';
import { repeatTexts } from './texts.ts';

interface RepeatProps {
  readonly booking: Booking;
  readonly actions: Pick<BookingActions, 'create' | 'reloadSlots'>;
  readonly onClose: () => void;
}

const WEEKS = Array.from({ length: MOST_WEEKS }, (_, n) => n + 1);

/** How many weeks later, and the moment that makes. */
const WhenFields = ({ booking, free }: { booking: Booking; free: readonly FreeTime[] }) => {
  const t = useTexts(repeatTexts);
  const language = useLanguage();
  const { timezone } = useMe().tenant;
  const { values, setFieldValue } = useFormikContext<RepeatValues>();
  const choose = (startAt: string) => void setFieldValue('startAt', startAt, false);
  return (
    <>
      <SelectField
        name="weeks"
        label={t.weeks}
        options={WEEKS.map((count) => ({ value: String(count), label: t.inWeeks(count) }))}
        onInput={({ currentTarget }) =>
          choose(startAfter(booking.startAt, Number(currentTarget.value), timezone))
        }
      />
      <p className="rounded-control bg-soft p-4">
        <span className="block text-muted">{t.when}</span>
        <span className="font-semibold tabular first-letter:uppercase">
          {formatSpan(values.startAt, endAfter(values.startAt, booking), language, timezone)}
        </span>
      </p>
      {free.length > 0 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-2 font-medium">{t.free}</legend>
          {free.map(({ startAt, endAt }) => (
            <Button key={startAt} aria-pressed={values.startAt === startAt} onClick={() => choose(startAt)}>
              {formatSpan(startAt, endAt, language, timezone)}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
};

/** The lead to book for; nobody where they were deleted since: their bookings stay, and name no one any more. */
const leadStillThere = async (leadId: string | null): Promise<string> => {
  if (leadId === null) return '';
  try {
    return (await api('GET /v1/leads/{leadId}', { params: { leadId } })).leadId;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return '';
    throw error;
  }
};

/** Saves the repetition; what stands in its way shows the nearest free times. */
const useSaving = ({ booking, actions }: Pick<RepeatProps, 'booking' | 'actions'>) => {
  const isAdmin = useCan('admin');
  const [free, setFree] = useState<readonly FreeTime[]>([]);
  const [fullAt, setFullAt] = useState<string | null>(null);
  const save = async (values: RepeatValues) => {
    try {
      const known = toBookingBody({ ...values, leadId: await leadStillThere(booking.leadId) });
      const body = { ...known, durationMin: lengthOf(booking) };
      await withFreshSlots(() => actions.create(body), actions);
    } catch (error) {
      setFree(freeTimesOf(error));
      if (isAdmin && isFull(error)) setFullAt(values.startAt);
      throw error;
    }
  };
  return { save, free, fullAt };
};

/** Books the same appointment again: same client, service, length, person and time of day, some weeks later. */
export const RepeatDrawer = ({ booking, actions, onClose }: RepeatProps) => {
  const t = useTexts(repeatTexts);
  const words = useTexts(bookingTexts);
  const refused = useTexts(editTexts);
  const language = useLanguage();
  const { timezone } = useMe().tenant;
  const active = useCalendars().filter((calendar) => calendar.active);
  const { save, free, fullAt } = useSaving({ booking, actions });
  const ids = active.map(({ calendarId }) => calendarId);
  const failure = (error: unknown) => {
    const why = refusedText(error, { t: { ...refused, free: () => '' }, language, timezone });
    return [errorText(error, t.failed), why].join(' ').trim();
  };
  return (
    <DrawerForm
      title={t.title}
      description={`${booking.title || words.untitled}. ${words.current(
        formatSpan(booking.startAt, booking.endAt, language, timezone),
      )}`}
      initialValues={repeatValues(booking, ids, timezone)}
      validate={(values) => validateBooking(values, language, words.slotRequired)}
      onSave={save}
      errorText={failure}
      doneText={t.saved}
      saveLabel={t.save}
      cancelLabel={words.cancel}
      onClose={onClose}
    >
      <WhenFields booking={booking} free={free} />
      <CalendarField />
      <OverbookField fullAt={fullAt} />
      <ContactFields />
    </DrawerForm>
  );
};
