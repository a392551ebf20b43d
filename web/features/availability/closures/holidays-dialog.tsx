import { useState } from 'react';
import type { QuebecHolidaysMade, QuebecHolidaysRequest } from '../../../../shared/schemas/closure.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { uiTexts } from '../../../ui/texts.ts';
import { bookingsOn } from '../bookings-on.ts';
import { StrandedDialog } from '../stranded/stranded-dialog.tsx';
import { useStrandedGuard, WentBack } from '../stranded/use-stranded-guard.ts';
import { closureTexts } from './closure-texts.ts';
import { holidayYears } from './shown-closures.ts';
import { useClosureName } from './use-closure-name.ts';
import type { ClosuresResource } from './use-closures.ts';

interface HolidaysDialogProps {
  readonly resource: Pick<ClosuresResource, 'addHolidays' | 'affectedNow' | 'today'>;
  readonly onClose: () => void;
}

const EASTERS = ['good_friday', 'easter_monday'] as const;

interface AddedProps {
  readonly made: QuebecHolidaysMade;
  readonly affectedNow: ClosuresResource['affectedNow'];
}

const Added = ({ made, affectedNow }: AddedProps) => {
  const t = useTexts(closureTexts);
  const nameOf = useClosureName();
  const affected = made.closures.reduce((sum, closure) => sum + affectedNow(closure), 0);
  return (
    <>
      <Alert tone={made.added > 0 ? 'positive' : 'info'}>{t.holidaysAdded(made.added)}</Alert>
      {affected > 0 && <Alert tone="warn">{t.holidaysAffected(affected)}</Alert>}
      <ul className="flex flex-col gap-1.5">
        {made.closures.map((closure) => {
          const { days, reason } = nameOf(closure);
          const count = affectedNow(closure);
          return (
            <li key={closure.closureId} className="flex flex-wrap justify-between gap-x-4">
              <span className="text-ink">{reason}</span>
              <span>
                {days}
                {count > 0 && (
                  <>
                    {' · '}
                    <TextLink to={bookingsOn(closure.from)}>{t.appointments(count)}</TextLink>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
};

interface ChoiceProps {
  readonly asked: QuebecHolidaysRequest;
  readonly today: string;
  readonly onChange: (asked: QuebecHolidaysRequest) => void;
}

const Choice = ({ asked, today, onChange }: ChoiceProps) => {
  const t = useTexts(closureTexts);
  return (
    <div className="grid grid-cols-1 items-start gap-4 text-ink sm:grid-cols-2">
      <Field label={t.year}>
        {(control) => (
          <Select
            {...control}
            value={asked.year === undefined ? '' : String(asked.year)}
            onChange={({ target }) =>
              onChange({ ...asked, year: target.value === '' ? undefined : Number(target.value) })
            }
            options={[
              { value: '', label: t.nextTwelveMonths },
              ...holidayYears(today).map((year) => ({ value: String(year), label: String(year) })),
            ]}
          />
        )}
      </Field>
      <Field label={t.easter}>
        {(control) => (
          <Select
            {...control}
            value={asked.easter}
            onChange={({ target }) =>
              onChange({ ...asked, easter: EASTERS.find((day) => day === target.value) ?? 'good_friday' })
            }
            options={EASTERS.map((day) => ({ value: day, label: t.easterDays[day] }))}
          />
        )}
      </Field>
    </div>
  );
};

const useAdding = (resource: HolidaysDialogProps['resource']) => {
  const [made, setMade] = useState<QuebecHolidaysMade | null>(null);
  const { held, guard } = useStrandedGuard();
  const { busy, failure, run } = useAction<'add'>();
  const add = (asked: QuebecHolidaysRequest) =>
    run('add', () => guard([{ holidays: asked }], async () => setMade(await resource.addHolidays(asked))));
  return {
    made,
    held,
    busy: busy !== null && !held,
    failure: failure instanceof WentBack ? null : failure,
    add,
  };
};

/** Adds Quebec's statutory holidays of the next twelve months, or of one year, and shows the result. */
export const HolidaysDialog = ({ resource, onClose }: HolidaysDialogProps) => {
  const t = useTexts(closureTexts);
  const ui = useTexts(uiTexts);
  const { made, held, busy, failure, add } = useAdding(resource);
  const [asked, setAsked] = useState<QuebecHolidaysRequest>({ easter: 'good_friday' });
  const actions = made ? (
    <Button variant="primary" onClick={onClose}>
      {t.done}
    </Button>
  ) : (
    <>
      <Button onClick={onClose} disabled={busy}>
        {ui.cancel}
      </Button>
      <Button variant="primary" onClick={() => add(asked)} busy={busy}>
        {busy ? t.adding : t.addHolidays}
      </Button>
    </>
  );
  return (
    <Dialog title={t.holidaysTitle} locked={busy} onClose={onClose} actions={actions}>
      {held && <StrandedDialog held={held} />}
      {made ? (
        <Added made={made} affectedNow={resource.affectedNow} />
      ) : (
        <>
          <p>{t.holidaysText}</p>
          <Choice asked={asked} today={resource.today} onChange={setAsked} />
          {failure !== null && <Alert>{errorText(failure, t.holidaysFailed)}</Alert>}
        </>
      )}
    </Dialog>
  );
};
