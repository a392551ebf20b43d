import { useField } from 'formik';
import { useId, useState } from 'react';
import type { Slot } from '../../../shared/schemas/slot.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useShownError } from '../../ui/use-shown-error.ts';
import { NotRead } from '../session/not-read.tsx';
import { useApiList } from '../session/use-api.ts';
import { useMe } from '../session/use-me.ts';
import { type SlotDay, slotDays } from './slot-days.ts';
import { bookingTexts } from './texts.ts';

const fieldName = 'startAt';

const chipStyle =
  'flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-control px-3 font-medium tabular transition-colors duration-150 hover:bg-hover has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

const TimeChips = ({ slots }: { slots: readonly Slot[] }) => {
  const t = useTexts(bookingTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const [{ value }, , { setValue }] = useField<string>(fieldName);
  const error = useShownError(fieldName);
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <p id={`${id}-label`} className="font-medium">
        {t.time}
      </p>
      <div
        role="radiogroup"
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="grid grid-cols-3 gap-2 sm:grid-cols-4"
      >
        {slots.map((slot) => (
          <label key={slot.startAt} className={chipStyle}>
            <input
              type="radio"
              name={fieldName}
              value={slot.startAt}
              checked={value === slot.startAt}
              onChange={() => void setValue(slot.startAt)}
              className="sr-only"
            />
            {formatInstant(slot.startAt, 'time', language, tenant.timezone)}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
};

const DaySelect = ({
  days,
  date,
  onDate,
}: {
  days: readonly SlotDay[];
  date: string;
  onDate: (date: string) => void;
}) => {
  const t = useTexts(bookingTexts);
  const language = useLanguage();
  // Noon in UTC names the same date in UTC: a day has no zone of its own.
  const label = (day: string) => formatInstant(`${day}T12:00:00Z`, 'longDate', language, 'UTC');
  return (
    <Field label={t.day}>
      {({ required: _, ...control }) => (
        <Select
          {...control}
          value={date}
          onChange={(event) => onDate(event.target.value)}
          options={days.map((day) => ({ value: day.date, label: label(day.date) }))}
        />
      )}
    </Field>
  );
};

interface SlotPickerProps {
  readonly serviceId: string | null;
  /** Whose free times; everybody's when blank or absent. */
  readonly calendarId?: string;
}

/**
 * The free times of a service, one day at a time; the chosen one is the form's `startAt`. Its React key must be the
 * service and the calendar.
 */
export const SlotPicker = ({ serviceId, calendarId = '' }: SlotPickerProps) => {
  const t = useTexts(bookingTexts);
  const { tenant } = useMe();
  const [, , { setValue }] = useField<string>(fieldName);
  const [chosenDate, setChosenDate] = useState('');
  const query = {
    limit: 100,
    ...(serviceId === null ? {} : { serviceId }),
    ...(calendarId === '' ? {} : { calendarId }),
  };
  const list = useApiList('GET /v1/slots', (data) => data.slots, query);
  if (!list.items) return <NotRead reading={list} failed={t.slotsFailed} rows={3} label={t.slotsLoading} />;
  const days = slotDays(list.items, tenant.timezone);
  const day = days.find(({ date }) => date === chosenDate) ?? days[0];
  if (!day) return <p className="rounded-control bg-bg p-4 text-muted">{t.noSlot}</p>;
  const choose = (date: string) => {
    setChosenDate(date);
    void setValue('', false);
  };
  return (
    <>
      <DaySelect days={days} date={day.date} onDate={choose} />
      <TimeChips slots={day.slots} />
      {list.hasMore && (
        <Button onClick={list.loadMore} busy={list.isValidating} className="self-start">
          {t.moreSlots}
        </Button>
      )}
    </>
  );
};
