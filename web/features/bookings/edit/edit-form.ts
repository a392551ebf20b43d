import { MINUTE_MS } from '../../../../shared/domain/duration.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import { formatPhone } from '../../../../shared/domain/phone.ts';
import { type Booking, type BookingPatch, bookingPatch } from '../../../../shared/schemas/booking.ts';
import { amountOf, amountText, amountTexts } from '../../../i18n/amount.ts';
import { dayKey } from '../../../lib/day-key.ts';
import { validateBody } from '../../../lib/form-validation.ts';
import { instantOf } from '../../../lib/wall-instant.ts';
import { editTexts } from './edit-texts.ts';

/** What the form's fields hold; date and time are the business's. */
export type EditValues = {
  readonly date: string;
  readonly time: string;
  readonly durationMin: string | number;
  readonly calendarId: string;
  /** Blank for none. */
  readonly serviceId: string;
  readonly price: string;
  readonly note: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Given after a refusal, for what was refused. */
  readonly anyPerformer: boolean;
  readonly overbook: boolean;
};

/** Whose clock and language the fields are in. */
export interface EditLook {
  readonly timezone: string;
  readonly language: Language;
}

/** The wall clock's `09:30` of an instant in a zone. */
const wallTime = (instant: string, timezone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: timezone }).format(
    new Date(instant),
  );

/** How many minutes a booking takes. */
export const lengthOf = ({ startAt, endAt }: Pick<Booking, 'startAt' | 'endAt'>): number =>
  (Date.parse(endAt) - Date.parse(startAt)) / MINUTE_MS;

/** The fields filled with a booking. */
export const editValues = (booking: Booking, { timezone, language }: EditLook): EditValues => ({
  date: dayKey(booking.startAt, timezone),
  time: wallTime(booking.startAt, timezone),
  durationMin: String(lengthOf(booking)),
  calendarId: booking.calendarId,
  serviceId: booking.serviceId ?? '',
  price: amountText(booking.price, language),
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
  price: ({ price }) => ({ price: amountOf(price) }),
  note: ({ note }) => ({ note: note.trim() }),
  name: ({ name }) => ({ name: name.trim() }),
  email: ({ email }) => ({ email: email.trim() }),
  phone: ({ phone }) => ({ phone: phone.trim() }),
};

type Changeable = keyof typeof CHANGES;

const isChangeable = (field: string): field is Changeable => field in CHANGES;

const isSame = (field: Changeable, values: EditValues, before: EditValues): boolean =>
  field === 'price'
    ? Object.is(amountOf(values.price), amountOf(before.price))
    : typed(values[field]) === typed(before[field]);

/** The fields that differ from the booking's; a changed time counts as a changed date. */
const changedFields = (values: EditValues, before: EditValues): readonly Changeable[] =>
  Object.keys(CHANGES)
    .filter(isChangeable)
    .filter((field) => !isSame(field, values, before) || (field === 'date' && values.time !== before.time));

/** The change to send: only what was changed, so that a colleague's other changes stay. */
export const editChange = (values: EditValues, booking: Booking, look: EditLook): Change => {
  const { timezone } = look;
  const fields = changedFields(values, editValues(booking, look));
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

/** The server's own schema for what is sent; date and time are needed. */
export const validateEdit = (values: EditValues, booking: Booking, look: EditLook) => {
  const body = { ...editChange(values, booking, look), version: booking.version };
  const errors = validateBody<EditValues>(bookingPatch, body, look.language);
  return {
    ...errors,
    ...(Number.isNaN(amountOf(values.price)) ? { price: amountTexts[look.language].invalid } : {}),
    ...(isWhen(values) ? {} : { date: editTexts[look.language].faults.timeRequired }),
  };
};

/** What the visitor hears of. */
export type News = 'time' | 'person' | 'service' | 'length' | 'address';

/** What of a change the visitor is told, by the server's own rule; empty when they are told nothing. */
export const newsOf = (values: EditValues, booking: Booking, look: EditLook): readonly News[] => {
  const change = editChange(values, booking, look);
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
