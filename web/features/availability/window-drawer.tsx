import { useState } from 'react';
import { type AvailabilityWindow, availabilityWindow } from '../../../shared/schemas/availability.ts';
import { formatWeekday } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { errorText } from '../../lib/api-error.ts';
import { presentIn } from '../../lib/changed-meanwhile.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { DrawerForm } from '../../ui/drawer-form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TimezoneField } from '../../ui/timezone-field.tsx';
import { StrandedDialog } from './stranded/stranded-dialog.tsx';
import { useStrandedGuard, WentBack } from './stranded/use-stranded-guard.ts';
import { availabilityTexts } from './texts.ts';
import type { AvailabilityResource } from './use-availability.ts';
import { usePeopleCalendars } from './use-people-calendars.ts';
import { blankWindow, toWindowBody, validateWindow, type WindowValues, windowValues } from './window-form.ts';

interface WindowDrawerProps {
  /** Absent: a new one. */
  readonly window?: AvailabilityWindow | undefined;
  /** The business's time zone, for a form that names none. */
  readonly timezone: string;
  readonly resource: Pick<AvailabilityResource, 'create' | 'update'>;
  readonly onClose: () => void;
}

const days = [0, 1, 2, 3, 4, 5, 6];

/** The member whose window it is, when members have calendars; unchanged for a window that belongs to none of them. */
const CalendarField = ({ window }: Pick<WindowDrawerProps, 'window'>) => {
  const t = useTexts(availabilityTexts);
  const { people, nameOf } = usePeopleCalendars();
  if (people.length === 0) return null;
  const isElsewhere = window && people.every(({ calendarId }) => calendarId !== window.calendarId);
  const kept = isElsewhere
    ? [{ value: window.calendarId, label: nameOf(window.calendarId) ?? t.formerMember }]
    : [];
  const own = people.map(({ calendarId, name }) => ({ value: calendarId, label: name }));
  return (
    <SelectField
      name="calendarId"
      label={t.calendar}
      hint={window ? t.calendarMoveHint : t.calendarHint}
      options={[...kept, ...own]}
      required
    />
  );
};

const WindowFields = ({ window, timezone }: Pick<WindowDrawerProps, 'window' | 'timezone'>) => {
  const t = useTexts(availabilityTexts);
  const language = useLanguage();
  return (
    <>
      <CalendarField window={window} />
      {window?.date === undefined && (
        <SelectField
          name="dayOfWeek"
          label={t.day}
          options={days.map((day) => ({ value: String(day), label: formatWeekday(day, language) }))}
          required
        />
      )}
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField name="startTime" label={t.start} type="time" required />
        <TextField name="endTime" label={t.end} type="time" hint={t.endHint} required />
      </div>
      <TimezoneField
        name="timezone"
        label={t.timezone}
        hint={t.timezoneHint(timezone)}
        placeholder={t.timezonePlaceholder}
      />
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

export const WindowDrawer = ({ window: latest, timezone, resource, onClose }: WindowDrawerProps) => {
  // The values at opening: a colleague's change made meanwhile must not be sent back as ours.
  const [window] = useState(latest);
  const { held, guard } = useStrandedGuard();
  const t = useTexts(availabilityTexts);
  const language = useLanguage();
  const { people } = usePeopleCalendars();
  /** When members have calendars, a new window belongs to one, even if the form opened before they were loaded. */
  const ofSomebody = (values: WindowValues): WindowValues =>
    window || values.calendarId ? values : { ...values, calendarId: people[0]?.calendarId ?? '' };
  return (
    <DrawerForm
      title={window ? t.editWindow : t.newWindow}
      initialValues={window ? windowValues(window) : blankWindow(timezone, people[0]?.calendarId)}
      validate={(values) => validateWindow(values, timezone, language)}
      edited={window && { record: window, valuesOf: windowValues, presentIn: presentIn(availabilityWindow) }}
      onSave={async (values, record) => {
        const body = toWindowBody(ofSomebody(values), timezone, record?.calendarId);
        if (!record) {
          await resource.create(body);
          return;
        }
        const { availabilityId } = record;
        const asks = [{ window: { availabilityId, change: body } }];
        await guard(asks, () => resource.update(record, body));
      }}
      question={held && <StrandedDialog held={held} />}
      errorText={(error) => (error instanceof WentBack ? null : errorText(error, t.saveFailed))}
      doneText={window ? t.saved : t.created}
      saveLabel={window ? t.save : t.create}
      onClose={onClose}
    >
      <WindowFields window={window} timezone={timezone} />
    </DrawerForm>
  );
};
