import type { InferType } from 'yup';
import { MAX } from '../domain/limits.ts';
import { object, string } from './fields.ts';
import { bookingFields, campaignQuery } from './visitor-form.ts';

/**
 * The page for several appointments at once, which works without JavaScript. `service` and `with` hold one id for each
 * appointment, with commas between; a person left blank is anyone. `find` is present once somebody searches. Other
 * parameters are ignored.
 */
export const severalQuery = object({
  service: string(),
  with: string(),
  arrangement: string(),
  count: string(),
  everyWeeks: string(),
  from: string(),
  find: string(),
  ...campaignQuery,
});

/**
 * The offer that was picked on that page, the contact, and the search, for showing the page again after an error. With
 * `find` or `look` nothing is booked: it is a search, which is posted where a contact was typed, and keeps it. `look` says
 * what is other than searched before, a later day or the language, as parameters of an address.
 */
export const severalForm = object({
  ...bookingFields,
  find: string().max(MAX.id),
  look: string().max(MAX.id),
  offer: string().max(MAX.offer),
  service: string().max(MAX.offer),
  with: string().max(MAX.offer),
  arrangement: string().max(MAX.id),
  count: string().max(MAX.id),
  everyWeeks: string().max(MAX.id),
  from: string().max(MAX.id),
}).noUnknown();

export type SeveralForm = InferType<typeof severalForm>;
