import { type FieldInputProps, useField } from 'formik';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Select, type SelectOption } from './select.tsx';
import { useShownError } from './use-shown-error.ts';

type SelectFieldProps = Omit<FieldProps, 'error'> &
  Omit<ComponentProps<'select'>, 'required' | keyof FieldInputProps<string>> & {
    readonly name: string;
    readonly options: readonly SelectOption[];
  };

/** A select of a Formik form. Its value is a string; the form converts it to a number where needed. */
export const SelectField = ({ label, hint, required, optional, options, ...select }: SelectFieldProps) => {
  const [field] = useField<string>(select.name);
  const error = useShownError(select.name);
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      {(control) => <Select {...select} {...field} {...control} options={options} />}
    </Field>
  );
};
