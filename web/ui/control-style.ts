/** The look of inputs, textareas and selects; 16 px text, or a phone zooms in. Led to, one shows its label as well. */
export const controlStyle =
  'w-full min-h-11 scroll-my-16 min-w-0 rounded-control border border-control bg-surface px-3 py-2 text-base text-ink placeholder:text-muted disabled:cursor-not-allowed disabled:bg-bg disabled:text-muted aria-invalid:border-danger sm:text-sm';
