import { useField } from 'formik';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Select, type SelectOption } from './select.tsx';
import { useShownError } from './use-shown-error.ts';

type SelectFieldProps = Omit<FieldProps, 'error'> &
  Omit<ComponentProps<'select'>, 'required'> & {
    readonly name: string;
    readonly options: readonly SelectOption[];
  };

/** One of a few values, in a Formik form. The value is a string: the form's adapter makes a number of it. */
export const SelectField = ({ label, hint, required, optional, options, ...select }: SelectFieldProps) => {
  const [field] = useField<string>(select.name);
  const error = useShownError(select.name);
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional}>
      {(control) => <Select {...select} {...field} {...control} options={options} />}
    </Field>
  );
};
