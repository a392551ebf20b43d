import { useState } from 'react';
import { issueText } from '../../../../shared/domain/issues.ts';
import type { Availability } from '../../../../shared/schemas/availability.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { isChangedMeanwhile } from '../../../lib/changed-meanwhile.ts';
import { dayAfter, dayKey } from '../../../lib/day-key.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { controlStyle } from '../../../ui/control-style.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { uiTexts } from '../../../ui/texts.ts';
import { useToast } from '../../../ui/toast.tsx';
import { DayRow } from '../hours/day-row.tsx';
import { hoursTexts } from '../hours/hours-texts.ts';
import { faultsOf } from '../hours/week-draft.ts';
import { toWeeklyHours } from '../hours/week-wire.ts';
import { StrandedDialog } from '../stranded/stranded-dialog.tsx';
import { useStrandedGuard, WentBack } from '../stranded/use-stranded-guard.ts';
import type { AvailabilityResource } from '../use-availability.ts';
import { usePeopleCalendars } from '../use-people-calendars.ts';
import { beginningOf, type DatedHours, weekdayOf } from './dated-hours.ts';
import { datedTexts } from './dated-texts.ts';

interface DatedHoursDialogProps {
  /** Absent: a new date. */
  readonly of: DatedHours | null;
  readonly firstCalendar: string;
  readonly availability: Availability;
  readonly resource: AvailabilityResource;
  readonly onClose: () => void;
}

interface Chosen {
  readonly calendarId: string;
  readonly date: string;
}

/** Whose hours, and of which date. */
const Choice = ({
  chosen,
  today,
  choose,
}: {
  chosen: Chosen;
  today: string;
  choose: (next: Chosen) => void;
}) => {
  const t = useTexts(datedTexts);
  const language = useLanguage();
  const { people } = usePeopleCalendars();
  return (
    <div className="grid grid-cols-1 gap-4 text-ink sm:grid-cols-2">
      {people.length > 0 && (
        <Field label={t.person}>
          {(control) => (
            <Select
              {...control}
              value={chosen.calendarId}
              onChange={({ target }) => choose({ ...chosen, calendarId: target.value })}
              options={people.map(({ calendarId, name }) => ({ value: calendarId, label: name }))}
            />
          )}
        </Field>
      )}
      <Field label={t.date} error={chosen.date < today ? issueText('past_date', language) : null}>
        {(control) => (
          <input
            {...control}
            type="date"
            className={controlStyle}
            min={today}
            value={chosen.date}
            onChange={({ target }) => target.value !== '' && choose({ ...chosen, date: target.value })}
          />
        )}
      </Field>
    </div>
  );
};

/** The hours of one date as they are being edited, and their saving. */
const useDatedDraft = ({ availability, resource, onClose }: DatedHoursDialogProps, first: Chosen) => {
  const t = useTexts(datedTexts);
  const hours = useTexts(hoursTexts);
  const { held, guard } = useStrandedGuard();
  const toast = useToast();
  const [chosen, setChosen] = useState(first);
  const [draft, setDraft] = useState(() => beginningOf(availability, first));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const choose = (next: Chosen) => {
    setChosen(next);
    setDraft(beginningOf(availability, next));
  };
  const save = async () => {
    setBusy(true);
    setError(null);
    try {
      const sent = [toWeeklyHours(chosen.calendarId, draft, chosen.date)];
      await guard([{ hours: sent }], () => resource.saveHours(sent));
      toast(t.saved);
      onClose();
    } catch (thrown) {
      if (!(thrown instanceof WentBack))
        setError(isChangedMeanwhile(thrown) ? hours.changedMeanwhile : errorText(thrown, hours.saveFailed));
      setBusy(false);
    }
  };
  return { chosen, choose, draft, setDraft, faults: faultsOf(draft), busy: busy && !held, error, held, save };
};

/** The hours of one date, in place of its week's. */
export const DatedHoursDialog = (props: DatedHoursDialogProps) => {
  const { of, firstCalendar, availability, onClose } = props;
  const t = useTexts(datedTexts);
  const hours = useTexts(hoursTexts);
  const ui = useTexts(uiTexts);
  const today = dayKey(Date.now(), availability.timezone);
  const first = of ?? { calendarId: firstCalendar, date: dayAfter(today, 1) };
  const { chosen, choose, draft, setDraft, faults, busy, error, held, save } = useDatedDraft(props, first);
  const isEmpty = draft.spans.length === 0;
  return (
    <Dialog
      title={t.title}
      size="lg"
      locked={busy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {ui.cancel}
          </Button>
          <Button
            variant="primary"
            onClick={save}
            busy={busy}
            disabled={faults.size > 0 || isEmpty || chosen.date < today}
          >
            {busy ? hours.saving : t.save}
          </Button>
        </>
      }
    >
      {!of && <Choice chosen={chosen} today={today} choose={choose} />}
      <ul className="-mx-5 text-ink">
        <DayRow
          draft={draft}
          row={{ week: 0, dayOfWeek: weekdayOf(chosen.date) }}
          faults={faults}
          onEdit={setDraft}
        />
      </ul>
      {isEmpty && <p>{t.closedHint}</p>}
      {held && <StrandedDialog held={held} />}
      {error !== null && <Alert>{error}</Alert>}
    </Dialog>
  );
};
