import { MINUTE_MS } from '../../../../shared/domain/duration.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import { formatPhone } from '../../../../shared/domain/phone.ts';
import { type Booking, type BookingPatch, bookingPatch } from '../../../../shared/schemas/booking.ts';
import { dayKey } from '../../../lib/day-key.ts';
import { validateBody } from '../../../lib/form-validation.ts';
import { instantOf } from '../../../lib/wall-instant.ts';

/** What the form's fields hold; date and time are the business's. */
export type EditValues = {
  readonly date: string;
  readonly time: string;
  readonly durationMin: string | number;
  readonly calendarId: string;
  /** Blank for none. */
  readonly serviceId: string;
  readonly price: string | number;
  readonly note: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Given after a refusal, for what was refused. */
  readonly anyPerformer: boolean;
  readonly overbook: boolean;
};

/** The wall clock's `09:30` of an instant in a zone. */
const wallTime = (instant: string, timezone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: timezone }).format(
    new Date(instant),
  );

/** How many minutes a booking takes. */
export const lengthOf = ({ startAt, endAt }: Pick<Booking, 'startAt' | 'endAt'>): number =>
  (Date.parse(endAt) - Date.parse(startAt)) / MINUTE_MS;

/** The fields filled with a booking. */
export const editValues = (booking: Booking, timezone: string): EditValues => ({
  date: dayKey(booking.startAt, timezone),
  time: wallTime(booking.startAt, timezone),
  durationMin: String(lengthOf(booking)),
  calendarId: booking.calendarId,
  serviceId: booking.serviceId ?? '',
  price: booking.price === null ? '' : String(booking.price),
  note: booking.note ?? '',
  name: booking.leadName ?? '',
  email: booking.email ?? '',
  phone: formatPhone(booking.phone ?? ''),
  anyPerformer: false,
  overbook: false,
});

const isWhen = ({ date, time }: EditValues): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(date) && /^\d\d:\d\d/.test(time);

const typed = (value: string | number): string => String(value).trim();

const priceOf = (price: EditValues['price']): number | null => {
  const text = typed(price).replace(',', '.');
  return text === '' ? null : Number(text);
};

type Change = Omit<BookingPatch, 'version'>;

/** What is asked for of each field that was changed. */
const CHANGES: {
  readonly [Field in Exclude<keyof EditValues, 'anyPerformer' | 'overbook' | 'time'>]: (
    values: EditValues,
    timezone: string,
  ) => Change;
} = {
  date: (values, timezone) =>
    isWhen(values) ? { startAt: new Date(instantOf(values.date, values.time, timezone)).toISOString() } : {},
  durationMin: ({ durationMin }) => ({ durationMin: Number(typed(durationMin)) }),
  calendarId: ({ calendarId }) => ({ calendarId }),
  serviceId: ({ serviceId }) => (serviceId === '' ? {} : { serviceId }),
  price: ({ price }) => ({ price: priceOf(price) }),
  note: ({ note }) => ({ note: note.trim() }),
  name: ({ name }) => ({ name: name.trim() }),
  email: ({ email }) => ({ email: email.trim() }),
  phone: ({ phone }) => ({ phone: phone.trim() }),
};

type Changeable = keyof typeof CHANGES;

const isChangeable = (field: string): field is Changeable => field in CHANGES;

/** The fields that differ from the booking's; a changed time counts as a changed date. */
const changedFields = (values: EditValues, before: EditValues): readonly Changeable[] =>
  Object.keys(CHANGES)
    .filter(isChangeable)
    .filter(
      (field) =>
        typed(values[field]) !== typed(before[field]) || (field === 'date' && values.time !== before.time),
    );

/** The change to send: only what was changed, so that a colleague's other changes stay. */
export const editChange = (values: EditValues, booking: Booking, timezone: string): Change => {
  const fields = changedFields(values, editValues(booking, timezone));
  const change = Object.assign({}, ...fields.map((field) => CHANGES[field](values, timezone)));
  // The length is the form's, not what the other service usually takes.
  if ('serviceId' in change)
    Object.assign(change, CHANGES.durationMin(values, timezone), CHANGES.price(values, timezone));
  return {
    ...change,
    ...(values.anyPerformer ? { anyPerformer: true } : {}),
    ...(values.overbook ? { overbook: true } : {}),
  };
};

interface EditWords {
  readonly language: Language;
  readonly timeRequired: string;
  /** For what is typed as a price and is no number. */
  readonly priceInvalid: string;
}

/** The server's own schema for what is sent; date and time are needed. */
export const validateEdit = (
  values: EditValues,
  booking: Booking,
  timezone: string,
  { language, timeRequired, priceInvalid }: EditWords,
) => {
  const body = { ...editChange(values, booking, timezone), version: booking.version };
  const errors = validateBody<EditValues>(bookingPatch, body, language);
  return {
    ...errors,
    ...(Number.isNaN(priceOf(values.price)) ? { price: priceInvalid } : {}),
    ...(isWhen(values) ? {} : { date: timeRequired }),
  };
};

/** What the visitor hears of. */
export type News = 'time' | 'person' | 'service' | 'length' | 'address';

/** What of a change the visitor is told, by the server's own rule; empty when they are told nothing. */
export const newsOf = (values: EditValues, booking: Booking, timezone: string): readonly News[] => {
  const change = editChange(values, booking, timezone);
  const email = values.email.trim().toLowerCase();
  const is: Readonly<Record<News, boolean>> = {
    time: change.startAt !== undefined && change.startAt !== booking.startAt,
    person: change.calendarId !== undefined,
    service: change.serviceId !== undefined,
    length: change.durationMin !== undefined && change.durationMin !== lengthOf(booking),
    address: change.email !== undefined && email !== '' && email !== booking.email,
  };
  const all: readonly News[] = ['time', 'person', 'service', 'length', 'address'];
  return all.filter((news) => is[news]);
};
