import { type ReactNode, useId } from 'react';
import { TextField } from './text-field.tsx';

interface TimezoneFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
}

/** An IANA time zone of a Formik form, typed or picked from the browser's list. */
export const TimezoneField = (props: TimezoneFieldProps) => {
  const zones = useId();
  return (
    <>
      <TextField {...props} list={zones} autoComplete="off" required />
      <datalist id={zones}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
};
