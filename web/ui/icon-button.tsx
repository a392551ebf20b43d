import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'type'> {
  /** What the button does, for those who do not see the icon. */
  readonly label: string;
  readonly icon: ReactNode;
}

export const IconButton = ({ label, icon, className, ...rest }: IconButtonProps) => (
  <button
    {...rest}
    type="button"
    aria-label={label}
    title={label}
    className={classNames(
      'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted transition-colors duration-150 hover:bg-hover hover:text-ink disabled:cursor-not-allowed disabled:opacity-55 [&>svg]:size-5',
      className,
    )}
  >
    {icon}
  </button>
);
