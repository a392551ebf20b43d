import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonVariant, buttonStyle } from './button-style.ts';

interface LinkButtonProps extends ComponentProps<typeof Link> {
  readonly variant?: ButtonVariant;
}

/** A link inside the application that looks like a button. */
export const LinkButton = ({ variant = 'secondary', className, ...rest }: LinkButtonProps) => (
  <Link {...rest} className={buttonStyle(variant, className)} />
);
