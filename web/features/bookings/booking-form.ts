import type { Language } from '../../../shared/domain/language.ts';
import { type BookingCreate, bookingCreate } from '../../../shared/schemas/booking.ts';
import { validateBody } from '../../lib/form-validation.ts';

/** What the form's fields hold; `startAt` is the chosen slot's instant. */
export interface BookingValues {
  readonly serviceId: string;
  readonly startAt: string;
  /** Blank for any free member. */
  readonly calendarId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
  /** An admin's choice, after a refusal, to book beyond capacity. */
  readonly overbook: boolean;
}

/** A booking's form, filled with what is known; the only service of a business is chosen already. */
export const blankBooking = (
  serviceIds: readonly string[],
  known: Partial<BookingValues> = {},
): BookingValues => ({
  startAt: '',
  calendarId: '',
  name: '',
  email: '',
  phone: '',
  note: '',
  overbook: false,
  ...known,
  serviceId:
    serviceIds.find((serviceId) => serviceId === known.serviceId) ??
    (serviceIds.length === 1 ? (serviceIds[0] ?? '') : ''),
});

const filled = <Name extends string>(name: Name, text: string) => {
  const trimmed = text.trim();
  return trimmed === '' ? {} : ({ [name]: trimmed } as { [K in Name]: string });
};

/** The body that is sent; what was left blank is left out. */
export const toBookingBody = (values: BookingValues): BookingCreate => ({
  serviceId: values.serviceId,
  startAt: values.startAt,
  name: values.name.trim(),
  ...filled('calendarId', values.calendarId),
  ...filled('email', values.email),
  ...filled('phone', values.phone),
  ...filled('note', values.note),
  ...(values.overbook ? { overbook: true } : {}),
});

/** The server's own schema for the body; a blank choice counts as absent, so that the message is "required". */
export const validateBooking = (values: BookingValues, language: Language, slotRequired: string) => {
  const body = toBookingBody(values);
  const errors = validateBody<BookingValues>(
    bookingCreate,
    {
      ...body,
      serviceId: body.serviceId || undefined,
      startAt: body.startAt || undefined,
      name: body.name || undefined,
    },
    language,
  );
  return body.startAt === '' ? { ...errors, startAt: slotRequired } : errors;
};
