const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-6 text-base font-semibold whitespace-nowrap';

export const primaryButton = `${base} bg-primary text-on-primary hover:bg-primary-hover disabled:cursor-progress disabled:opacity-70`;
export const quietButton = `${base} border border-line bg-surface text-ink hover:bg-hover`;
export const smallButton =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-line bg-surface px-4 text-sm font-semibold whitespace-nowrap text-ink hover:bg-hover';
export const smallPrimaryButton =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control bg-primary px-4 text-sm font-semibold whitespace-nowrap text-on-primary hover:bg-primary-hover';
export const textLink = 'font-semibold text-link underline-offset-4 hover:underline';
