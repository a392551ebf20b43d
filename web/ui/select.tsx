import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle } from './control-style.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/**
 * A native select of `options`, or of those that it holds; `className` applies to its wrapper. Needs a label (`Field`,
 * or `aria-label`).
 */
export const Select = ({
  options = [],
  className,
  children,
  ...rest
}: ComponentProps<'select'> & { readonly options?: readonly SelectOption[] }) => (
  <span className={classNames('relative block w-full', className)}>
    <select {...rest} className={classNames(controlStyle, 'appearance-none pr-9')}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
      {children}
    </select>
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
    />
  </span>
);
