import type { InferType } from 'yup';
import { MAX } from '../domain/limits.ts';
import { PERSON_COLOURS } from '../domain/person-colours.ts';
import { byLanguage, object, string, text } from './fields.ts';

export const personColour = () => string().oneOf(PERSON_COLOURS);

export const profileTranslations = byLanguage(object({ title: text(0, MAX.jobTitle) }).noUnknown());

/** What colleagues and visitors see of somebody; null clears the title. */
export const profileFields = {
  name: text(1, MAX.name),
  title: text(1, MAX.jobTitle).nullable(),
  translations: profileTranslations,
  colour: personColour(),
};

const profilePatch = object(profileFields);

export type ProfilePatch = InferType<typeof profilePatch>;
