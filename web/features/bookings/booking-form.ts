import type { Schema } from 'yup';
import { MINUTE_MS } from '../../../shared/domain/duration.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { MAX } from '../../../shared/domain/limits.ts';
import { type BookingCreate, bookingCreate } from '../../../shared/schemas/booking.ts';
import { text } from '../../../shared/schemas/fields.ts';
import { validateBody } from '../../lib/form-validation.ts';

/** What the form's fields hold; `startAt` is the chosen slot's instant. */
export interface BookingValues {
  readonly serviceId: string;
  readonly startAt: string;
  /** Blank for any free member. */
  readonly calendarId: string;
  /** The known client who was picked; blank for none. */
  readonly leadId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
  /** An admin's choice, after a refusal, to book beyond capacity. */
  readonly overbook: boolean;
  /** A choice, after a refusal, to book somebody who does not usually perform the service. */
  readonly anyPerformer: boolean;
}

/** A booking's form, filled with what is known; the only service of a business is chosen already. */
export const blankBooking = (
  serviceIds: readonly string[],
  known: Partial<BookingValues> = {},
): BookingValues => ({
  startAt: '',
  calendarId: '',
  leadId: '',
  name: '',
  email: '',
  phone: '',
  note: '',
  overbook: false,
  anyPerformer: false,
  ...known,
  serviceId:
    serviceIds.find((serviceId) => serviceId === known.serviceId) ??
    (serviceIds.length === 1 ? (serviceIds[0] ?? '') : ''),
});

const filled = <Name extends string>(name: Name, text: string) => {
  const trimmed = text.trim();
  return trimmed === '' ? {} : ({ [name]: trimmed } as { [K in Name]: string });
};

/** Whom a booking is for, as the form holds it. */
export type ClientValues = Pick<BookingValues, 'leadId' | 'name' | 'email' | 'phone' | 'note'>;

/** The client as sent; what was left blank is left out. */
export const clientBody = (values: ClientValues) => ({
  ...filled('leadId', values.leadId),
  ...filled('name', values.name),
  ...filled('email', values.email),
  ...filled('phone', values.phone),
  ...filled('note', values.note),
});

/** The body that is sent; what was left blank is left out. */
export const toBookingBody = (values: BookingValues): BookingCreate => ({
  serviceId: values.serviceId,
  startAt: values.startAt,
  ...filled('calendarId', values.calendarId),
  ...clientBody(values),
  ...(values.overbook ? { overbook: true } : {}),
  ...(values.anyPerformer ? { anyPerformer: true } : {}),
});

/** The server's own schema for the body; a blank choice counts as absent, so that the message is "required". */
const validateFilled = (schema: Schema, body: BookingCreate, language: Language) => {
  const { serviceId, startAt } = body;
  const present = { ...body, serviceId: serviceId || undefined, startAt: startAt || undefined };
  return validateBody<BookingValues>(schema, present, language);
};

/** An appointment is for somebody by name. */
const named = bookingCreate.shape({ name: text(1, MAX.name).required() });

export const validateBooking = (values: BookingValues, language: Language, slotRequired: string) => {
  const errors = validateFilled(named, toBookingBody(values), language);
  return values.startAt === '' ? { ...errors, startAt: slotRequired } : errors;
};

/** A walk-in starts at the nearest five minutes of the clock. */
const STEP_MS = 5 * MINUTE_MS;

/** The body of a walk-in who is there at this moment, in epoch milliseconds. */
export const toWalkInBody = (values: BookingValues, nowMs: number): BookingCreate => ({
  ...toBookingBody({ ...values, startAt: walkInStart(nowMs) }),
  walkIn: true,
});

/** When a walk-in starts, as an instant. */
export const walkInStart = (nowMs: number): string =>
  new Date(Math.round(nowMs / STEP_MS) * STEP_MS).toISOString();

export const validateWalkIn = (values: BookingValues, nowMs: number, language: Language) =>
  validateFilled(bookingCreate, toWalkInBody(values, nowMs), language);
