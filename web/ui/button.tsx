import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonVariant, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** In progress: disabled, with a spinner. The caller changes the label ("Enregistrement…"). */
  readonly busy?: boolean;
}

/** On blur a field may show its error and push the buttons down, so that a press on one would miss it. */
const keepFieldFocused = (event: MouseEvent<HTMLButtonElement>): void => {
  if (event.currentTarget.form) event.preventDefault();
};

export const Button = ({
  variant = 'secondary',
  busy = false,
  type = 'button',
  onMouseDown = keepFieldFocused,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    onMouseDown={onMouseDown}
    disabled={disabled || busy}
    aria-busy={busy || undefined}
    className={buttonStyle(variant, className)}
  >
    {busy && <Spinner />}
    {children}
  </button>
);
