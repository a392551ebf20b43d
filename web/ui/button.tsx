import { type ComponentProps, type MouseEvent, useRef } from 'react';
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

/**
 * Tells whether a click is the second one of a double click whose first one went to something else, in whose place this
 * button came to stand: nobody has read it, so it is not meant.
 */
const useIsStray = (): ((event: MouseEvent) => boolean) => {
  const wasPressed = useRef(false);
  return ({ detail }) => {
    if (detail === 1) wasPressed.current = true;
    return detail > 1 && !wasPressed.current;
  };
};

export const Button = ({
  variant = 'secondary',
  busy = false,
  type = 'button',
  onMouseDown = keepFieldFocused,
  onClick,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) => {
  const isStray = useIsStray();
  return (
    <button
      {...rest}
      type={type}
      onMouseDown={onMouseDown}
      onClick={(event) => {
        if (isStray(event)) event.preventDefault();
        else onClick?.(event);
      }}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonStyle(variant, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
};
