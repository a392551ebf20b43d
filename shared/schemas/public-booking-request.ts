import type { InferType } from 'yup';
import { MAX } from '../domain/limits.ts';
import { SMS_CONSENT_VERSIONS } from '../domain/sms-consent.ts';
import { boolean, email, id, language, object, phone, string, text } from './fields.ts';
import { optionalUtm } from './utm.ts';
import { bookingFields, choiceFields } from './visitor-form.ts';

/** The form on the public page: one of e-mail and phone is required. */
export const publicBookingCreate = object({
  slotId: string().min(1).max(MAX.handle).required(),
  serviceId: id(),
  name: text(1, MAX.name).required(),
  email: email(),
  phone: phone(),
  note: text(0, MAX.note),
  language: language(),
  consent: boolean(),
  /** The version of the text by which they accept SMS about it. */
  smsConsent: string().oneOf(SMS_CONSENT_VERSIONS),
  utm: optionalUtm(),
  /** From the answer `wait_first` to the same request; valid once its wait is over. */
  waitToken: string().min(1).max(MAX.handle),
}).noUnknown();

/**
 * The same form posted without JavaScript. `service` and `with` are what is chosen in its lists, `serviceId` is what the
 * times are for, and `from` comes from the page's address, for showing the page again after an error. With `look` nothing
 * is booked: the page is shown with what it chooses, and with all that was typed.
 */
export const publicBookingForm = object({ ...bookingFields, ...choiceFields }).noUnknown();

export type PublicBookingCreate = InferType<typeof publicBookingCreate>;
export type PublicBookingForm = InferType<typeof publicBookingForm>;
