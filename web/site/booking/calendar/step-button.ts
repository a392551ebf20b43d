/** A square button with an arrow to the month or day beside the one that is shown. */
export const stepButton =
  'grid size-11 place-items-center rounded-control text-ink hover:bg-hover disabled:opacity-40';
