import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 text-sm font-semibold whitespace-nowrap transition-colors duration-150 ease-out disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary not-disabled:hover:bg-primary-hover',
  secondary: 'border border-line bg-surface text-ink not-disabled:hover:bg-hover',
  ghost: 'text-muted not-disabled:hover:bg-hover not-disabled:hover:text-ink',
  danger: 'bg-danger text-on-danger not-disabled:hover:opacity-90',
};

/** The classes that buttons and links which look like buttons share. */
export const buttonStyle = (variant: ButtonVariant, extra?: string): string =>
  classNames(base, variants[variant], extra);
