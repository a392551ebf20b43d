/** The colours by which people are told apart in the bookings, beside their names. */
export const PERSON_COLOURS = [
  'blue',
  'orange',
  'teal',
  'violet',
  'amber',
  'pink',
  'green',
  'red',
  'lime',
  'slate',
] as const;

export type PersonColour = (typeof PERSON_COLOURS)[number];

/** The first of the colours that the fewest of `taken` have. */
export const leastTaken = (taken: readonly PersonColour[]): PersonColour => {
  const uses = (colour: PersonColour) => taken.filter((one) => one === colour).length;
  return PERSON_COLOURS.reduce((best, colour) => (uses(colour) < uses(best) ? colour : best));
};
