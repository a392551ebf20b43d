import type { InferType } from 'yup';
import { object, string } from './fields.ts';
import { bookingFields, campaignQuery, choiceFields } from './visitor-form.ts';

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
 * The offer that was picked on that page, the contact, and the search. With `find` or `look` nothing is booked: it is a
 * search, which is posted where a contact was typed, and keeps it. `look` says what is other than chosen: a later day,
 * the language, or that nothing is searched yet. `searched` is the search that the offers answer, as its address has it:
 * where another is chosen, nothing is booked, and that one's offers are shown.
 */
export const severalForm = object({ ...bookingFields, ...choiceFields }).noUnknown();

export type SeveralForm = InferType<typeof severalForm>;
