import { useId } from 'react';
import type { ChoiceProps } from '../../features/several/wish-look.ts';
import { useEarlyValue } from '../../lib/use-early-value.ts';
import { controlStyle } from './control-style.ts';

/** A labelled choice. */
export const Select = ({ label, name, value, onChange, hint, children }: ChoiceProps) => {
  const id = useId();
  const early = useEarlyValue(value, onChange);
  return (
    <div className="min-w-0 flex-1 basis-64">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        ref={early}
        name={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`${controlStyle} text-ellipsis`}
      >
        {children}
      </select>
      {hint !== undefined && (
        <p aria-hidden="true" className="mt-1.5 text-sm wrap-anywhere text-muted sm:hidden">
          {hint}
        </p>
      )}
    </div>
  );
};
