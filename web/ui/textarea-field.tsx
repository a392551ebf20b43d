import { useField } from 'formik';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { Field, type FieldProps } from './field.tsx';
import { useShownError } from './use-shown-error.ts';

type TextareaFieldProps = Omit<FieldProps, 'error'> &
  Omit<ComponentProps<'textarea'>, 'required'> & { readonly name: string };

/** Several lines of text in a Formik form. */
export const TextareaField = ({ label, hint, required, optional, ...textarea }: TextareaFieldProps) => {
  const [field] = useField<string>(textarea.name);
  const error = useShownError(textarea.name);
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      {(control) => <textarea rows={4} {...textarea} {...field} {...control} className={controlStyle} />}
    </Field>
  );
};
