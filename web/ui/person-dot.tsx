import type { PersonColour } from '../../shared/domain/person-colours.ts';
import { classNames } from './class-names.ts';
import { personLook } from './person-look.ts';

/** A person's colour, beside their name. */
export const PersonDot = ({ colour }: { colour: PersonColour | null }) => (
  <span
    aria-hidden="true"
    className={classNames('inline-block size-2.5 shrink-0 rounded-full', personLook(colour).dot)}
  />
);
