import { useState } from 'react';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import type { Service } from '../../../../shared/schemas/service.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { DrawerForm } from '../../../ui/drawer-form.tsx';
import { useCan, useMe } from '../../session/use-me.ts';
import { agendaTexts } from '../agenda-texts.ts';
import {
  type BookingValues,
  blankBooking,
  toWalkInBody,
  validateWalkIn,
  walkInStart,
} from '../booking-form.ts';
import { ClientPicker } from '../client-picker.tsx';
import { editTexts } from '../edit/edit-texts.ts';
import { refusedText } from '../edit/refused-text.ts';
import { CalendarField, ContactFields, ServiceField } from '../new-booking-fields.tsx';
import { isFull, withFreshSlots } from '../slot-taken.ts';
import { bookingTexts } from '../texts.ts';
import { AnyPerformerField, useUnablePerson } from '../unable-person.tsx';
import type { BookingActions } from '../use-bookings.ts';
import { walkInTexts } from './texts.ts';

interface WalkInProps {
  readonly services: readonly Service[];
  readonly calendarId: string;
  readonly actions: Pick<BookingActions, 'create' | 'reloadSlots'>;
  readonly onUndo: (booking: Booking) => void;
  readonly onClose: () => void;
}

const StartsNow = () => {
  const t = useTexts(walkInTexts);
  const language = useLanguage();
  const { timezone } = useMe().tenant;
  const time = formatInstant(walkInStart(useMinute()), 'time', language, timezone);
  return (
    <div className="rounded-control bg-soft p-4">
      <p className="font-semibold tabular">{t.startsAt(time)}</p>
      <p className="text-muted">{t.noMessage}</p>
    </div>
  );
};

/** Books now, for somebody who is there: a service and a person; who it is may stay open. */
export const WalkInDrawer = ({ services, calendarId, actions, onUndo, onClose }: WalkInProps) => {
  const t = useTexts(walkInTexts);
  const words = useTexts(bookingTexts);
  const agenda = useTexts(agendaTexts);
  const refused = useTexts(editTexts);
  const language = useLanguage();
  const { timezone } = useMe().tenant;
  const isAdmin = useCan('admin');
  const [wasFull, setFull] = useState(false);
  const person = useUnablePerson();
  const save = async (values: BookingValues) => {
    try {
      const body = toWalkInBody(person.meant(values), Date.now());
      return await withFreshSlots(() => actions.create(body), actions);
    } catch (error) {
      setFull(isAdmin && isFull(error));
      person.notice(values, error);
      throw error;
    }
  };
  const ids = services.map(({ serviceId }) => serviceId);
  return (
    <DrawerForm
      title={t.title}
      initialValues={blankBooking(ids, { calendarId })}
      validate={(values) => validateWalkIn(values, Date.now(), language)}
      onSave={save}
      errorText={(error) =>
        [errorText(error, words.createFailed), refusedText(error, { t: refused, language, timezone })]
          .join(' ')
          .trim()
      }
      doneText={({ personName }: Booking) => t.saved(personName)}
      doneAction={(booking: Booking) => ({ label: t.undo, run: () => onUndo(booking) })}
      saveLabel={t.save}
      cancelLabel={words.cancel}
      onClose={onClose}
    >
      <StartsNow />
      <ServiceField services={services} />
      <CalendarField />
      <AnyPerformerField unable={person.unable} />
      {wasFull && (
        <div className="rounded-control bg-warn-soft px-4 py-3">
          <CheckboxField name="overbook" label={agenda.overbook} hint={agenda.overbookHint} />
        </div>
      )}
      <ClientPicker />
      <ContactFields hasName={false} />
    </DrawerForm>
  );
};
