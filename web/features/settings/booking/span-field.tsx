import { useField } from 'formik';
import { useTexts } from '../../../i18n/texts.ts';
import { controlStyle } from '../../../ui/control-style.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useShownError } from '../../../ui/use-shown-error.ts';
import { bookingRuleTexts } from './texts.ts';

interface SpanFieldProps {
  readonly name: 'notice' | 'cutOff';
  readonly label: string;
  readonly unitLabel: string;
  readonly units: ReadonlyArray<readonly ['minutes' | 'hours' | 'days', number]>;
  /** The resulting duration in words. */
  readonly hint: string | undefined;
}

/** A duration as an amount and a unit, in a Formik form. */
export const SpanField = ({ name, label, unitLabel, units, hint }: SpanFieldProps) => {
  const t = useTexts(bookingRuleTexts);
  const [amount] = useField<string>(name);
  const [unit] = useField<string>(`${name}Unit`);
  const error = useShownError(name);
  return (
    <Field label={label} hint={hint} error={error} required>
      {(control) => (
        <span className="flex gap-2">
          <input
            {...amount}
            {...control}
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            className={`${controlStyle} max-w-36 tabular`}
          />
          <Select
            {...unit}
            aria-label={unitLabel}
            options={units.toReversed().map(([value]) => ({ value, label: t.units[value] }))}
            className="max-w-40"
          />
        </span>
      )}
    </Field>
  );
};
