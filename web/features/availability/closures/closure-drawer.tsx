import { MAX } from '../../../../shared/domain/limits.ts';
import type { ClosureMade } from '../../../../shared/schemas/closure.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { DrawerForm } from '../../../ui/drawer-form.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { StrandedDialog } from '../stranded/stranded-dialog.tsx';
import { useStrandedGuard, WentBack } from '../stranded/use-stranded-guard.ts';
import { usePeopleCalendars } from '../use-people-calendars.ts';
import { blankClosure, toClosureBody, validateClosure } from './closure-form.ts';
import { closureTexts } from './closure-texts.ts';
import type { ClosuresResource } from './use-closures.ts';

interface ClosureDrawerProps {
  readonly resource: Pick<ClosuresResource, 'create' | 'today'>;
  readonly onMade: (made: ClosureMade) => void;
  readonly onClose: () => void;
}

const Fields = ({ today }: { today: string }) => {
  const t = useTexts(closureTexts);
  const { people } = usePeopleCalendars();
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <TextField name="from" type="date" label={t.from} min={today} required />
        <TextField name="to" type="date" label={t.to} hint={t.toHint} min={today} optional />
        <TextField name="startTime" type="time" label={t.startTime} hint={t.hoursHint} optional />
        <TextField name="endTime" type="time" label={t.endTime} optional />
      </div>
      <TextField
        name="label"
        label={t.reason}
        hint={t.reasonHint}
        maxLength={MAX.name}
        autoComplete="off"
        optional
      />
      {people.length > 0 && (
        <SelectField
          name="calendarId"
          label={t.calendar}
          options={[
            { value: '', label: t.allCalendars },
            ...people.map(({ calendarId, name }) => ({ value: calendarId, label: name })),
          ]}
        />
      )}
    </>
  );
};

export const ClosureDrawer = ({ resource, onMade, onClose }: ClosureDrawerProps) => {
  const t = useTexts(closureTexts);
  const language = useLanguage();
  const { held, guard } = useStrandedGuard();
  return (
    <DrawerForm
      title={t.add}
      description={t.intro}
      initialValues={blankClosure}
      validate={(values) =>
        validateClosure(values, language, { today: resource.today, fromRequired: t.fromRequired })
      }
      onSave={async (values) => {
        const closure = toClosureBody(values);
        await guard([{ closure }], async () => onMade(await resource.create(closure)));
      }}
      errorText={(error) => (error instanceof WentBack ? null : errorText(error, t.saveFailed))}
      question={held && <StrandedDialog held={held} />}
      doneText={t.created}
      saveLabel={t.create}
      onClose={onClose}
    >
      <Fields today={resource.today} />
    </DrawerForm>
  );
};
