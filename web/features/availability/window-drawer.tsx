import { Formik } from 'formik';
import { useId, useState } from 'react';
import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import { formatWeekday } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Form, FormActions } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { keepFocus } from './keep-focus.ts';
import { availabilityTexts } from './texts.ts';
import type { AvailabilityRoom } from './use-availability.ts';
import { blankWindow, toWindowBody, validateWindow, type WindowValues, windowValues } from './window-form.ts';

interface WindowDrawerProps {
  /** Absent: a new one. */
  readonly window?: AvailabilityWindow | undefined;
  /** The business's zone, for a form that names none. */
  readonly timezone: string;
  readonly room: Pick<AvailabilityRoom, 'create' | 'update'>;
  readonly onClose: () => void;
}

const days = [0, 1, 2, 3, 4, 5, 6];

const TimezoneField = ({ timezone }: { timezone: string }) => {
  const t = useTexts(availabilityTexts);
  const zones = useId();
  return (
    <>
      <TextField
        name="timezone"
        label={t.timezone}
        hint={t.timezoneHint(timezone)}
        placeholder={t.timezonePlaceholder}
        list={zones}
        autoComplete="off"
        required
      />
      <datalist id={zones}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
};

const WindowFields = ({ timezone }: { timezone: string }) => {
  const t = useTexts(availabilityTexts);
  const language = useLanguage();
  return (
    <>
      <SelectField
        name="dayOfWeek"
        label={t.day}
        options={days.map((day) => ({ value: String(day), label: formatWeekday(day, language) }))}
        required
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField name="startTime" label={t.start} type="time" required />
        <TextField name="endTime" label={t.end} type="time" hint={t.endHint} required />
      </div>
      <TimezoneField timezone={timezone} />
      <TextField
        name="capacity"
        label={t.capacity}
        hint={t.capacityHint}
        type="number"
        inputMode="numeric"
        min={1}
        max={50}
        step={1}
        optional
      />
      <CheckboxField name="active" label={t.isActive} hint={t.isActiveHint} />
    </>
  );
};

export const WindowDrawer = ({ window, timezone, room, onClose }: WindowDrawerProps) => {
  const t = useTexts(availabilityTexts);
  const language = useLanguage();
  const toast = useToast();
  const [error, setError] = useState<string | null>(null);
  const save = async (values: WindowValues) => {
    setError(null);
    try {
      const body = toWindowBody(values, timezone);
      await (window ? room.update(window.availabilityId, body) : room.create(body));
      toast(window ? t.saved : t.created);
      onClose();
    } catch (thrown) {
      setError(errorText(thrown, t.saveFailed));
    }
  };
  return (
    <Formik
      initialValues={window ? windowValues(window) : blankWindow(timezone)}
      validate={(values) => validateWindow(values, timezone, language)}
      onSubmit={save}
    >
      {({ isSubmitting }) => (
        <Drawer title={window ? t.editWindow : t.newWindow} saving={isSubmitting} onClose={onClose}>
          <Form error={error}>
            <WindowFields timezone={timezone} />
            <FormActions>
              <Button onClick={onClose} onMouseDown={keepFocus} disabled={isSubmitting}>
                {t.cancel}
              </Button>
              <Button type="submit" variant="primary" onMouseDown={keepFocus} busy={isSubmitting}>
                {isSubmitting ? t.saving : window ? t.save : t.create}
              </Button>
            </FormActions>
          </Form>
        </Drawer>
      )}
    </Formik>
  );
};
