import { useFormikContext } from 'formik';
import { useState } from 'react';
import { MAX } from '../../../shared/domain/limits.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { UnreadLists } from '../session/unread-lists.tsx';
import { useApi } from '../session/use-api.ts';
import { useMe } from '../session/use-me.ts';
import { agendaTexts } from './agenda-texts.ts';
import type { BookingValues } from './booking-form.ts';
import { SlotPicker } from './slot-picker.tsx';
import { bookingTexts } from './texts.ts';
import { useCalendars } from './use-calendars.ts';

interface ServicesProps {
  readonly services: readonly Service[];
}

export const ServiceField = ({ services, onService }: ServicesProps & { onService?: () => void }) => {
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

/** With whom, where that is a choice: one person alone performs what nobody else does. */
export const CalendarField = ({ onCalendar }: { onCalendar?: () => void }) => {
  const t = useTexts(agendaTexts);
  const { values } = useFormikContext<Partial<Pick<BookingValues, 'serviceId' | 'calendarId'>>>();
  const { serviceId: wanted, calendarId: chosen = '' } = values;
  const services = useApi('GET /v1/services').data?.services ?? [];
  const performers = services.find(({ serviceId }) => serviceId === wanted)?.calendarIds ?? [];
  const isAble = (id: string) => performers.length === 0 || performers.includes(id);
  const active = useCalendars().filter((calendar) => calendar.active);
  const able = active.filter(({ calendarId }) => isAble(calendarId));
  // Somebody who was chosen before the service stays to be seen, and to be let go.
  const shown = active.filter(({ calendarId }) => isAble(calendarId) || calendarId === chosen);
  if (able.length < 2 && shown.length === able.length) return <UnreadLists of={['calendars']} />;
  return (
    <SelectField
      name="calendarId"
      label={t.with}
      options={[
        { value: '', label: t.anyone },
        ...shown.map(({ calendarId, name }) => ({ value: calendarId, label: name })),
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

/** Whether the form's time is fixed, and how to release it. */
const useChosenTime = (fullAt: string | null) => {
  const { values, initialValues, setFieldValue } = useFormikContext<BookingValues>();
  const [isGiven, setGiven] = useState(initialValues.startAt !== '');
  const stands = isGiven || values.startAt === fullAt;
  const forget = () => {
    void setFieldValue('overbook', false, false);
    void setFieldValue('startAt', '', false);
  };
  return {
    values,
    stands,
    forgetUnlessItStands: () => {
      if (!stands) forget();
    },
    another: () => {
      setGiven(false);
      forget();
    },
  };
};

/**
 * The service, the member and the time. A time pressed in the calendar stays until another is chosen; so does one that
 * was refused as full, for a member who may overbook.
 */
export const TimeFields = ({ services, fullAt }: ServicesProps & { fullAt: string | null }) => {
  const t = useTexts(bookingTexts);
  const { values, stands, forgetUnlessItStands, another } = useChosenTime(fullAt);
  const { serviceId, calendarId, startAt } = values;
  return (
    <>
      <ServiceField services={services} onService={forgetUnlessItStands} />
      <CalendarField onCalendar={forgetUnlessItStands} />
      {stands ? (
        <ChosenTime startAt={startAt} onOther={another} />
      ) : serviceId === '' ? (
        <p className="rounded-control bg-bg p-4 text-muted">{t.chooseServiceFirst}</p>
      ) : (
        <SlotPicker key={`${serviceId} ${calendarId}`} serviceId={serviceId} calendarId={calendarId} />
      )}
    </>
  );
};

/** Beyond capacity: for an admin who wants a time that is full. */
export const OverbookField = ({ fullAt }: { fullAt: string | null }) => {
  const t = useTexts(agendaTexts);
  const { values } = useFormikContext<BookingValues>();
  if (fullAt === null || values.startAt !== fullAt) return null;
  return (
    <div className="rounded-control bg-warn-soft px-4 py-3">
      <CheckboxField name="overbook" label={t.overbook} hint={t.overbookHint} />
    </div>
  );
};

/** The client's name and contact. */
export const ContactFields = ({ hasName = true }: { hasName?: boolean }) => {
  const t = useTexts(bookingTexts);
  return (
    <>
      <TextField
        name="name"
        label={t.name}
        maxLength={MAX.name}
        autoComplete="off"
        required={hasName}
        optional={!hasName}
      />
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
