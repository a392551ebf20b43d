import { LANGUAGES, type Language } from '../../shared/domain/language.ts';
import type { PersonColour } from '../../shared/domain/person-colours.ts';
import type { Translations } from '../../shared/domain/translations.ts';
import type { ProfilePatch } from '../../shared/schemas/profile.ts';

/** What colleagues and visitors see of somebody who works in the business; stored with them and with their calendar. */
export interface Profile {
  readonly name?: string | null;
  /** What they do, such as "colorist". */
  readonly title?: string | null;
  readonly translations?: Translations<{ readonly title?: string | undefined }> | undefined;
  readonly colour?: PersonColour;
}

/** The fields of a profile that are given. */
export const givenProfile = ({ name, title, translations, colour }: ProfilePatch) => ({
  ...(name === undefined ? {} : { name }),
  ...(title === undefined ? {} : { title }),
  ...(translations === undefined ? {} : { translations }),
  ...(colour === undefined ? {} : { colour }),
});

const titleIn = ({ translations }: Pick<Profile, 'translations'>, language: Language): string =>
  translations?.[language]?.title ?? '';

/** Whether a request leaves a profile as it is. */
export const isSameProfile = (known: Profile, patch: ProfilePatch): boolean => {
  const { name, title, translations, colour } = patch;
  const isSameIn = (language: Language) => titleIn(known, language) === titleIn(patch, language);
  return (
    (name ?? known.name) === known.name &&
    (title === undefined || title === (known.title ?? null)) &&
    (translations === undefined || LANGUAGES.every(isSameIn)) &&
    (colour ?? known.colour) === known.colour
  );
};
