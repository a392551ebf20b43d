/** The look of an input, a choice or a text of a public page. Led to, one shows its label as well. */
export const controlStyle =
  'w-full scroll-my-16 min-w-0 rounded-control border bg-surface px-3 text-base text-ink min-h-11 border-control aria-invalid:border-danger';
