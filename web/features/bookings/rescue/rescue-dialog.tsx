import { useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { failureText } from '../../../lib/walked.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { rescueTexts } from './rescue-texts.ts';
import { useRescueDay } from './use-rescues.ts';

const DELAYS = [30, 60, 120, 240, 1440] as const;

export interface AwayPerson {
  readonly calendarId: string;
  readonly name: string;
  /** Their appointments of the day, where all are known. */
  readonly count?: number;
}

interface RescueDialogProps {
  readonly date: string;
  /** Who takes bookings; the first is chosen. */
  readonly people: readonly [AwayPerson, ...AwayPerson[]];
  /** Opens the answers of the day that was just rescued. */
  readonly onRescued: (calendarId: string) => void;
  readonly onClose: () => void;
}

/** Closes somebody's day and writes to its clients, in one act. */
export const RescueDialog = ({ date, people, onRescued, onClose }: RescueDialogProps) => {
  const t = useTexts(rescueTexts);
  const rescue = useRescueDay();
  const [calendarId, setCalendarId] = useState(people[0].calendarId);
  const [answerMin, setAnswerMin] = useState<number>(60);
  return (
    <ConfirmDialog
      title={t.title}
      size="lg"
      confirmLabel={t.confirm}
      confirmVariant="primary"
      busyLabel={t.sending}
      onConfirm={async () => {
        const rescued = await rescue({ calendarId, date, answerMin });
        onRescued(calendarId);
        return rescued;
      }}
      doneText={({ asked = 0 }) => t.done(asked)}
      onClose={onClose}
      errorText={(error) => failureText(error, (asked) => `${t.done(asked)}.`, t.failed)}
    >
      <p>{t.text}</p>
      <div className="grid grid-cols-1 items-start gap-4 text-ink sm:grid-cols-2">
        {people.length > 1 && (
          <Field label={t.who}>
            {(control) => (
              <Select
                {...control}
                value={calendarId}
                onChange={({ target }) => setCalendarId(target.value)}
                options={people.map(({ calendarId: value, name, count }) => ({
                  value,
                  label: count === undefined ? name : t.withCount(name, count),
                }))}
              />
            )}
          </Field>
        )}
        <Field label={t.delay}>
          {(control) => (
            <Select
              {...control}
              value={String(answerMin)}
              onChange={({ target }) => setAnswerMin(Number(target.value))}
              options={DELAYS.map((minutes) => ({ value: String(minutes), label: t.delays[minutes] }))}
            />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  );
};
