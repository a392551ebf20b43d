import { MAX } from '../domain/limits.ts';
import { MAX_UTM } from '../domain/utm.ts';
import { id, string } from './fields.ts';

/** A campaign's fields in the address of a page, of any length. */
export const campaignQuery = {
  utm_source: string(),
  utm_medium: string(),
  utm_campaign: string(),
  utm_term: string(),
  utm_content: string(),
};

/**
 * What every form that books without JavaScript brings: each field is a text, empty when left blank. The campaign's
 * come from the page's address.
 */
export const bookingFields = {
  nonce: id().required(),
  name: string().max(MAX.name),
  email: string().max(MAX.email),
  phone: string().max(MAX.phone),
  note: string().max(MAX.note),
  language: string().max(MAX.id),
  consent: string().max(MAX.id),
  smsConsent: string().max(MAX.id),
  waitToken: string().max(MAX.handle),
  utm_source: string().max(MAX_UTM),
  utm_medium: string().max(MAX_UTM),
  utm_campaign: string().max(MAX_UTM),
  utm_term: string().max(MAX_UTM),
  utm_content: string().max(MAX_UTM),
};
