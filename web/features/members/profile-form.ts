import type { PersonColour } from '../../../shared/domain/person-colours.ts';
import { PERSON_COLOURS } from '../../../shared/domain/person-colours.ts';
import type { ProfilePatch } from '../../../shared/schemas/profile.ts';

/** What the fields of a profile hold. */
export interface ProfileValues {
  readonly name: string;
  readonly title: string;
  /** Empty while nobody chose one. */
  readonly colour: string;
}

interface Profile {
  readonly name: string | null;
  readonly title: string | null;
  readonly colour: PersonColour | null;
}

export const blankProfile: ProfileValues = { name: '', title: '', colour: '' };

export const profileValues = ({ name, title, colour }: Profile): ProfileValues => ({
  name: name ?? '',
  title: title ?? '',
  colour: colour ?? '',
});

/** The body that is sent: trimmed; a blank title is none. */
export const profileBody = ({ name, title, colour }: ProfileValues): ProfilePatch & { name: string } => {
  const chosen = PERSON_COLOURS.find((one) => one === colour);
  return { name: name.trim(), title: title.trim() || null, ...(chosen ? { colour: chosen } : {}) };
};
