import { type HTMLInputTypeAttribute, useId } from 'react';
import { controlStyle } from '../parts/control-style.ts';
import type { FieldName } from './form-fields.ts';

interface TextInputProps {
  readonly name: FieldName;
  readonly label: string;
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete?: string;
  readonly maxLength: number;
  readonly required?: boolean;
  readonly rows?: number;
  readonly value: string | undefined;
  readonly error: string | undefined;
}

/** A labelled input with its error under it. */
export const TextInput = ({ name, label, type = 'text', rows, value, error, ...rest }: TextInputProps) => {
  const id = useId();
  const common = {
    id,
    name,
    defaultValue: value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    ...rest,
  } as const;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      {rows ? (
        <textarea {...common} rows={rows} className={`${controlStyle} block py-2.5`} />
      ) : (
        <input {...common} type={type} className={controlStyle} />
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
};
