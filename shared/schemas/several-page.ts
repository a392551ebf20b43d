import type { InferType } from 'yup';
import { MAX } from '../domain/limits.ts';
import { MAX_UTM } from '../domain/utm.ts';
import { id, object, string } from './fields.ts';

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
  utm_source: string(),
  utm_medium: string(),
  utm_campaign: string(),
  utm_term: string(),
  utm_content: string(),
});

/** The offer that was picked on that page, the contact, and the search, for showing the page again after an error. */
export const severalForm = object({
  nonce: id().required(),
  offer: string().max(MAX.offer),
  name: string().max(MAX.name),
  email: string().max(MAX.email),
  phone: string().max(MAX.phone),
  note: string().max(MAX.note),
  language: string().max(MAX.id),
  consent: string().max(MAX.id),
  smsConsent: string().max(MAX.id),
  waitToken: string().max(MAX.handle),
  service: string().max(MAX.offer),
  with: string().max(MAX.offer),
  arrangement: string().max(MAX.id),
  count: string().max(MAX.id),
  everyWeeks: string().max(MAX.id),
  from: string().max(MAX.id),
  utm_source: string().max(MAX_UTM),
  utm_medium: string().max(MAX_UTM),
  utm_campaign: string().max(MAX_UTM),
  utm_term: string().max(MAX_UTM),
  utm_content: string().max(MAX_UTM),
}).noUnknown();

export type SeveralForm = InferType<typeof severalForm>;
