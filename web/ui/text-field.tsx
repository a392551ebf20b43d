import { useField } from 'formik';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle } from './control-style.ts';
import { Field, type FieldProps } from './field.tsx';
import { useShownError } from './use-shown-error.ts';

type TextFieldProps = Omit<FieldProps, 'error'> &
  Omit<ComponentProps<'input'>, 'required'> & {
    readonly name: string;
    /** An error from outside the schema (a taken slug). */
    readonly error?: string | null;
  };

/** A one-line input of a Formik form. */
export const TextField = ({
  label,
  hint,
  error,
  required,
  optional,
  className,
  ...input
}: TextFieldProps) => {
  const [field] = useField<string>(input.name);
  const shown = useShownError(input.name);
  return (
    <Field label={label} hint={hint} error={error ?? shown} required={required} optional={optional}>
      {(control) => (
        <input {...field} {...input} {...control} className={classNames(controlStyle, className)} />
      )}
    </Field>
  );
};
