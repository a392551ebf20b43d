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

/**
 * What is chosen in the forms for one appointment, for several and for the waitlist. Each may be posted to the page of
 * another, so that what was typed goes along, and each page reads what it knows. With `look` nothing is booked: it says
 * what to show, as parameters of an address.
 */
export const choiceFields = {
  look: string().max(MAX.handle),
  find: string().max(MAX.id),
  serviceId: string().max(MAX.id),
  slotId: string().max(MAX.handle),
  service: string().max(MAX.offer),
  with: string().max(MAX.offer),
  from: string().max(MAX.id),
  offer: string().max(MAX.offer),
  searched: string().max(MAX.offer),
  arrangement: string().max(MAX.id),
  count: string().max(MAX.id),
  everyWeeks: string().max(MAX.id),
  to: string().max(MAX.id),
  day0: string().max(MAX.id),
  day1: string().max(MAX.id),
  day2: string().max(MAX.id),
  day3: string().max(MAX.id),
  day4: string().max(MAX.id),
  day5: string().max(MAX.id),
  day6: string().max(MAX.id),
  morning: string().max(MAX.id),
  afternoon: string().max(MAX.id),
  evening: string().max(MAX.id),
};
