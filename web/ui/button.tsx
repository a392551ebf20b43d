import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** Something is under way: disabled, with a spinner. The caller changes the label ("Enregistrement…"). */
  readonly busy?: boolean;
}

export const Button = ({
  variant = 'secondary',
  busy = false,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    disabled={disabled || busy}
    aria-busy={busy || undefined}
    className={buttonStyle(variant, className)}
  >
    {busy && <Spinner />}
    {children}
  </button>
);
