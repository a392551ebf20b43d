import { useFormikContext } from 'formik';
import { useState } from 'react';
import { MAX } from '../../../shared/schemas/fields.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { useMe } from '../session/use-me.ts';
import { agendaTexts } from './agenda-texts.ts';
import type { BookingValues } from './booking-form.ts';
import { SlotPicker } from './slot-picker.tsx';
import { bookingTexts } from './texts.ts';
import { useCalendars } from './use-calendars.ts';

interface ServicesProps {
  readonly services: readonly Service[];
}

const ServiceField = ({ services, onService }: ServicesProps & { onService: () => void }) => {
  const t = useTexts(bookingTexts);
  return (
    <SelectField
      name="serviceId"
      label={t.service}
      options={[
        { value: '', label: t.chooseService },
        ...services.map(({ serviceId, name, durationMin }) => ({
          value: serviceId,
          label: t.serviceOption(name, durationMin),
        })),
      ]}
      onInput={onService}
      required
    />
  );
};

const CalendarField = ({ onCalendar }: { onCalendar: () => void }) => {
  const t = useTexts(agendaTexts);
  const calendars = useCalendars().filter(({ active }) => active);
  if (calendars.length === 0) return null;
  return (
    <SelectField
      name="calendarId"
      label={t.with}
      options={[
        { value: '', label: t.anyone },
        ...calendars.map(({ calendarId, name }) => ({ value: calendarId, label: name })),
      ]}
      onInput={onCalendar}
    />
  );
};

const ChosenTime = ({ startAt, onOther }: { startAt: string; onOther: () => void }) => {
  const t = useTexts(agendaTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-soft p-4">
      <p>
        <span className="block text-muted">{t.chosenTime}</span>
        <span className="font-semibold tabular first-letter:uppercase">
          {formatInstant(startAt, 'dateTime', language, tenant.timezone)}
        </span>
      </p>
      <Button onClick={onOther}>{t.otherTime}</Button>
    </div>
  );
};

/** What is booked, with whom and when. A time that was pressed in the calendar stands until another is asked for. */
export const TimeFields = ({ services }: ServicesProps) => {
  const t = useTexts(bookingTexts);
  const { values, initialValues, setFieldValue } = useFormikContext<BookingValues>();
  const [isGiven, setGiven] = useState(initialValues.startAt !== '');
  const { serviceId, calendarId, startAt } = values;
  const forget = () => void setFieldValue('startAt', '', false);
  const choose = () => {
    if (!isGiven) forget();
  };
  const other = () => {
    setGiven(false);
    forget();
  };
  return (
    <>
      <ServiceField services={services} onService={choose} />
      <CalendarField onCalendar={choose} />
      {isGiven ? (
        <ChosenTime startAt={startAt} onOther={other} />
      ) : serviceId === '' ? (
        <p className="rounded-control bg-bg p-4 text-muted">{t.chooseServiceFirst}</p>
      ) : (
        <SlotPicker key={`${serviceId} ${calendarId}`} serviceId={serviceId} calendarId={calendarId} />
      )}
    </>
  );
};

/** Who it is for. */
export const ContactFields = () => {
  const t = useTexts(bookingTexts);
  return (
    <>
      <TextField name="name" label={t.name} maxLength={MAX.name} autoComplete="off" required />
      <TextField
        name="email"
        label={t.email}
        type="email"
        maxLength={MAX.email}
        autoComplete="off"
        optional
      />
      <TextField name="phone" label={t.phone} type="tel" maxLength={MAX.phone} autoComplete="off" optional />
      <TextareaField name="note" label={t.note} maxLength={MAX.note} rows={3} optional />
    </>
  );
};
