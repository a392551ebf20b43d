import { useFormikContext } from 'formik';
import { MAX } from '../../../../shared/domain/limits.ts';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import type { Calendar } from '../../../../shared/schemas/calendar.ts';
import { MIN_DURATION_MIN, type Service } from '../../../../shared/schemas/service.ts';
import { amountText } from '../../../i18n/amount.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { agendaTexts } from '../agenda-texts.ts';
import { ContactFields } from '../new-booking-fields.tsx';
import { bookingTexts } from '../texts.ts';
import type { EditValues } from './edit-form.ts';
import { editTexts } from './edit-texts.ts';

/** Why a save was refused in a way that may be meant. */
export type Refusal = 'full' | 'not_performed' | null;

interface FieldsProps {
  readonly booking: Booking;
  readonly services: readonly Service[];
  readonly people: readonly Calendar[];
  readonly refusal: Refusal;
}

const ServiceField = ({ booking, services }: Pick<FieldsProps, 'booking' | 'services'>) => {
  const t = useTexts(bookingTexts);
  const words = useTexts(editTexts);
  const language = useLanguage();
  const { setFieldValue } = useFormikContext<EditValues>();
  const isGone = services.every(({ serviceId }) => serviceId !== booking.serviceId);
  const present = { value: booking.serviceId ?? '', label: booking.title || words.noService };
  const choose = (serviceId: string) => {
    const service = services.find((one) => one.serviceId === serviceId);
    if (!service) return;
    void setFieldValue('durationMin', String(service.durationMin), false);
    void setFieldValue('price', amountText(service.price, language), false);
  };
  return (
    <SelectField
      name="serviceId"
      label={t.service}
      options={[
        ...(isGone ? [present] : []),
        ...services.map(({ serviceId, name, durationMin }) => ({
          value: serviceId,
          label: t.serviceOption(name, durationMin),
        })),
      ]}
      onInput={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
};

const PersonField = ({ booking, people }: Pick<FieldsProps, 'booking' | 'people'>) => {
  const words = useTexts(editTexts);
  const { values } = useFormikContext<EditValues>();
  const isGone = people.every(({ calendarId }) => calendarId !== booking.calendarId);
  if (people.length === 0 || (people.length === 1 && !isGone)) return null;
  return (
    <SelectField
      name="calendarId"
      label={words.person}
      hint={values.calendarId === booking.calendarId ? undefined : words.personHint}
      options={[
        ...(isGone ? [{ value: booking.calendarId, label: booking.personName ?? '' }] : []),
        ...people.map(({ calendarId, name }) => ({ value: calendarId, label: name })),
      ]}
    />
  );
};

/** What an admin, or anybody, may insist on after a refusal. */
const Insist = ({ refusal }: Pick<FieldsProps, 'refusal'>) => {
  const t = useTexts(editTexts);
  const words = useTexts(agendaTexts);
  if (refusal === null) return null;
  return (
    <div className="rounded-control bg-warn-soft px-4 py-3">
      {refusal === 'full' ? (
        <CheckboxField name="overbook" label={words.overbook} hint={words.overbookHint} />
      ) : (
        <CheckboxField name="anyPerformer" label={t.anyPerformer} hint={t.anyPerformerHint} />
      )}
    </div>
  );
};

const Appointment = ({ booking, services, people }: Omit<FieldsProps, 'refusal'>) => {
  const t = useTexts(editTexts);
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField name="date" type="date" label={t.date} required />
        <TextField name="time" type="time" label={t.time} required />
      </div>
      <PersonField booking={booking} people={people} />
      <ServiceField booking={booking} services={services} />
      <TextField
        name="durationMin"
        type="number"
        inputMode="numeric"
        min={MIN_DURATION_MIN}
        label={t.length}
        required
      />
    </>
  );
};

/** The appointment, its price and its customer. Once an outcome is marked, the appointment itself stays. */
export const EditFields = ({ refusal, ...props }: FieldsProps) => {
  const t = useTexts(editTexts);
  const isOpen = props.booking.status === 'confirmed';
  return (
    <>
      {isOpen ? <Appointment {...props} /> : <p className="text-muted">{t.closed}</p>}
      <TextField
        name="price"
        inputMode="decimal"
        label={t.price}
        hint={t.priceHint}
        maxLength={MAX.id}
        optional
      />
      <ContactFields hasName={props.booking.source !== 'walk_in'} />
      <Insist refusal={refusal} />
    </>
  );
};
