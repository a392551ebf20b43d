import { useFormikContext } from 'formik';
import { useId } from 'react';
import type { Calendar } from '../../../shared/schemas/calendar.ts';
import { useTexts } from '../../i18n/texts.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { useShownError } from '../../ui/use-shown-error.ts';
import type { PerformerValues } from './performers.ts';
import { serviceTexts } from './texts.ts';

/** Who performs the service: everyone, or the people who are ticked. */
export const PerformerFields = ({ candidates }: { candidates: readonly Calendar[] }) => {
  const t = useTexts(serviceTexts);
  const { values } = useFormikContext<PerformerValues>();
  const error = useShownError('everyone');
  const errorId = useId();
  return (
    <fieldset className="flex flex-col" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 font-semibold">{t.performers}</legend>
      <CheckboxField
        name="everyone"
        label={t.everyone}
        hint={t.everyoneHint}
        aria-invalid={error ? true : undefined}
      />
      {!values.everyone && (
        <div className="mt-1 ml-8 flex flex-col">
          {candidates.map(({ calendarId, name, active }) => (
            <CheckboxField
              key={calendarId}
              name={`performs.${calendarId}`}
              label={active ? name : t.takesNone(name)}
            />
          ))}
        </div>
      )}
      {error && (
        <p id={errorId} className="mt-1 font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
};
