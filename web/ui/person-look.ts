import type { PersonColour } from '../../shared/domain/person-colours.ts';

/** The classes of a person's colour. */
export interface PersonLook {
  readonly dot: string;
  readonly edge: string;
  readonly ground: string;
}

/** Written out, as Tailwind finds whole class names only. */
const LOOKS: Readonly<Record<PersonColour, PersonLook>> = {
  blue: { dot: 'bg-person-blue', edge: 'border-l-person-blue', ground: 'bg-person-blue-soft' },
  orange: { dot: 'bg-person-orange', edge: 'border-l-person-orange', ground: 'bg-person-orange-soft' },
  teal: { dot: 'bg-person-teal', edge: 'border-l-person-teal', ground: 'bg-person-teal-soft' },
  violet: { dot: 'bg-person-violet', edge: 'border-l-person-violet', ground: 'bg-person-violet-soft' },
  amber: { dot: 'bg-person-amber', edge: 'border-l-person-amber', ground: 'bg-person-amber-soft' },
  pink: { dot: 'bg-person-pink', edge: 'border-l-person-pink', ground: 'bg-person-pink-soft' },
  green: { dot: 'bg-person-green', edge: 'border-l-person-green', ground: 'bg-person-green-soft' },
  red: { dot: 'bg-person-red', edge: 'border-l-person-red', ground: 'bg-person-red-soft' },
  lime: { dot: 'bg-person-lime', edge: 'border-l-person-lime', ground: 'bg-person-lime-soft' },
  slate: { dot: 'bg-person-slate', edge: 'border-l-person-slate', ground: 'bg-person-slate-soft' },
};

const nobodys: PersonLook = { dot: 'bg-primary', edge: 'border-l-primary', ground: 'bg-soft' };

/** A person's colour, beside whose name it stands; the product's own where there is no person. */
export const personLook = (colour: PersonColour | null): PersonLook => (colour ? LOOKS[colour] : nobodys);
