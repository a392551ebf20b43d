import type { InferType } from 'yup';
import { MAX } from '../domain/limits.ts';
import { array, number, object, string, text, version } from './fields.ts';
import { personColour, profileFields, profileTranslations } from './profile.ts';

/** Somebody without access who takes bookings, or a thing that does; `personId` is also the id of their calendar. */
export const person = object({
  personId: string().required(),
  name: string().required(),
  title: string().nullable().defined(),
  translations: profileTranslations,
  /** Null until they are chosen one or take bookings. */
  colour: personColour().nullable().defined(),
  version: number().required(),
}).noUnknown();

export const personList = object({ people: array(person.required()).required() }).noUnknown();

export const personCreate = object({ ...profileFields, name: text(1, MAX.name).required() }).noUnknown();

export const personPatch = object({ ...profileFields, version: version().required() }).noUnknown();

export type Person = InferType<typeof person>;
export type PersonCreate = InferType<typeof personCreate>;
