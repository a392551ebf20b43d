import { type FieldInputProps, useField } from 'formik';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { Field, type FieldProps } from './field.tsx';
import { useShownError } from './use-shown-error.ts';

type TextareaFieldProps = Omit<FieldProps, 'error'> &
  Omit<ComponentProps<'textarea'>, 'required' | keyof FieldInputProps<string>> & { readonly name: string };

/** Several lines of text in a Formik form. */
export const TextareaField = ({
  label,
  hint,
  required,
  optional,
  rows = 4,
  ...textarea
}: TextareaFieldProps) => {
  const [field] = useField<string>(textarea.name);
  const error = useShownError(textarea.name);
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      {(control) => <textarea {...textarea} {...field} {...control} rows={rows} className={controlStyle} />}
    </Field>
  );
};
