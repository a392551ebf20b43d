import { type FormikValues, useFormikContext } from 'formik';
import { ConflictNotice } from './conflict-notice.tsx';
import type { Conflict } from './use-edited.ts';

interface FormConflictProps<V, R> {
  readonly conflict: Conflict<V, R> | null;
  /** What is saved next is a change of the record as it is now. */
  readonly settle: (present: R) => void;
  readonly submit: (values: V, over: R) => Promise<unknown>;
}

/** Within a form whose save met somebody else's change of the same field: shows both, and does what is chosen. */
export const FormConflict = <V extends FormikValues, R>({
  conflict,
  settle,
  submit,
}: FormConflictProps<V, R>) => {
  const { setSubmitting, setValues, resetForm } = useFormikContext<V>();
  if (!conflict) return null;
  const { disputed, sent, present, presentValues, ours, theirs } = conflict;
  return (
    <ConflictNotice
      fields={disputed}
      ours={sent}
      theirs={presentValues}
      onOurs={async () => {
        settle(present);
        await setValues(ours);
        setSubmitting(true);
        await submit(ours, present);
        setSubmitting(false);
      }}
      onTheirs={() => {
        settle(present);
        resetForm({ values: presentValues });
        void setValues(theirs);
      }}
    />
  );
};
