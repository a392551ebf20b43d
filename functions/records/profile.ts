import type { PersonColour } from '../../shared/domain/person-colours.ts';
import type { ProfilePatch } from '../../shared/schemas/profile.ts';

/** What colleagues and visitors see of somebody who works in the business; stored with them and with their calendar. */
export interface Profile {
  readonly name?: string | null;
  /** What they do, such as "colorist". */
  readonly title?: string | null;
  readonly colour?: PersonColour;
}

/** The fields of a profile that are given. */
export const givenProfile = ({ name, title, colour }: ProfilePatch) => ({
  ...(name === undefined ? {} : { name }),
  ...(title === undefined ? {} : { title }),
  ...(colour === undefined ? {} : { colour }),
});

/** Whether a request leaves a profile as it is. */
export const isSameProfile = (known: Profile, { name, title, colour }: ProfilePatch): boolean =>
  (name ?? known.name) === known.name &&
  (title === undefined || title === (known.title ?? null)) &&
  (colour ?? known.colour) === known.colour;
