import { useId } from 'react';
import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import { formatWeekday } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { DrawerForm } from '../../ui/drawer-form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { availabilityTexts } from './texts.ts';
import type { AvailabilityRoom } from './use-availability.ts';
import { blankWindow, toWindowBody, validateWindow, windowValues } from './window-form.ts';

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
  return (
    <DrawerForm
      title={window ? t.editWindow : t.newWindow}
      initialValues={window ? windowValues(window) : blankWindow(timezone)}
      validate={(values) => validateWindow(values, timezone, language)}
      onSave={(values) => {
        const body = toWindowBody(values, timezone);
        return window ? room.update(window.availabilityId, body) : room.create(body);
      }}
      errorText={(error) => errorText(error, t.saveFailed)}
      doneText={window ? t.saved : t.created}
      saveLabel={window ? t.save : t.create}
      onClose={onClose}
    >
      <WindowFields timezone={timezone} />
    </DrawerForm>
  );
};
