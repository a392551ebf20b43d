import type { PersonColour } from '../../../shared/domain/person-colours.ts';
import { PERSON_COLOURS } from '../../../shared/domain/person-colours.ts';
import type { ProfilePatch } from '../../../shared/schemas/profile.ts';
import { type TranslationValues, translationsOf, translationValues } from '../../lib/translation-values.ts';

/** What the fields of a profile hold. */
export interface ProfileValues {
  readonly name: string;
  readonly title: string;
  readonly translations: TranslationValues<'title'>;
  /** Empty while nobody chose one. */
  readonly colour: string;
}

interface Profile {
  readonly name: string | null;
  readonly title: string | null;
  readonly translations?: ProfilePatch['translations'];
  readonly colour: PersonColour | null;
}

const TRANSLATED = ['title'] as const;

export const blankProfile: ProfileValues = {
  ...{ name: '', title: '', colour: '' },
  translations: translationValues(TRANSLATED),
};

export const profileValues = ({ name, title, translations, colour }: Profile): ProfileValues => ({
  name: name ?? '',
  title: title ?? '',
  translations: translationValues(TRANSLATED, translations),
  colour: colour ?? '',
});

/** The body that is sent: trimmed; a blank title is none. */
export const profileBody = ({
  name,
  title,
  translations,
  colour,
}: ProfileValues): ProfilePatch & { name: string } => {
  const chosen = PERSON_COLOURS.find((one) => one === colour);
  return {
    ...{ name: name.trim(), title: title.trim() || null },
    translations: translationsOf(translations),
    ...(chosen ? { colour: chosen } : {}),
  };
};
