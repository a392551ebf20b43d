import { useField } from 'formik';
import { type ComponentProps, type ReactNode, useId } from 'react';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
};

/** A yes or no of a Formik form. */
export const CheckboxField = ({ label, hint, ...input }: CheckboxFieldProps) => {
  const [{ value, onChange, onBlur }] = useField<boolean>(input.name);
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <input
          {...input}
          checked={value}
          onChange={onChange}
          onBlur={onBlur}
          id={id}
          type="checkbox"
          aria-describedby={hint === undefined ? undefined : hintId}
          className="size-5 shrink-0"
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="ml-8 text-muted">
          {hint}
        </p>
      )}
    </div>
  );
};
