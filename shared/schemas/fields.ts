import { type AnyObject, array, boolean, number, type ObjectSchema, object, setLocale, string } from 'yup';
import { LANGUAGES } from '../domain/language.ts';
import { MAX } from '../domain/limits.ts';
import { isRealDay } from '../domain/local-date.ts';
import { isTimezone } from '../domain/timezone.ts';

const atLeast = (key: string) => (params: { min: number }) => `${key}:${params.min}`;
const atMost = (key: string) => (params: { max: number }) => `${key}:${params.max}`;

/** Messages are keys with their bound; `domain/issues.ts` has their texts in French and English. */
setLocale({
  mixed: {
    default: 'invalid',
    required: 'required',
    defined: 'required',
    notNull: 'required',
    oneOf: (params: { values: unknown }) => `one_of:${params.values}`,
    notType: 'wrong_type',
  },
  string: { min: atLeast('too_short'), max: atMost('too_long'), email: 'email' },
  number: { min: atLeast('too_small'), max: atMost('too_large'), integer: 'not_integer' },
  object: { noUnknown: 'unknown_field' },
  array: { min: atLeast('too_few'), max: atMost('too_many') },
});

export { array, boolean, number, object, string };

/** Texts in languages other than the one they were first written in. */
export const byLanguage = <T extends AnyObject>(texts: ObjectSchema<T>) =>
  object({ fr: texts.default(undefined).optional(), en: texts.default(undefined).optional() })
    .noUnknown()
    .default(undefined)
    .optional();

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/;
/** Excludes characters that a `mailto:` link would read as further fields: `?`, `&`, `=`, `%`. */
const EMAIL = /^[^\s@<>()[\],;:"?&=%]+@[^\s@<>()[\],;:"?&=%]+\.[^\s@.<>()[\],;:"?&=%]{2,}$/;
const PHONE = /^\+?[\d\s().-]{7,32}$/;

const isInstant = (value: string): boolean =>
  INSTANT.test(value) && !Number.isNaN(Date.parse(value)) && isRealDay(value);

const isHttps = (value: string): boolean => /^https:\/\/[^\s/?#@\\]+([/?#][^\s\\]*)?$/i.test(value);

export const text = (min: number, max: number) => string().min(min).max(max);

export const id = () => string().min(1).max(MAX.id);

/** An ISO-8601 instant in UTC. */
export const instant = () =>
  string().test('instant', 'instant', (value) => value === undefined || value === null || isInstant(value));

export const email = () =>
  string().max(MAX.email).matches(EMAIL, { message: 'email', excludeEmptyString: true });

/** A phone number as people write it; the server keeps it as E.164. */
export const phone = () =>
  string().max(MAX.phone).matches(PHONE, { message: 'phone', excludeEmptyString: true });

/** Wall-clock time, `00:00` to `23:59`. */
export const startTime = () => string().matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'time');

/** Wall-clock time at which something ends, up to `24:00`. */
export const endTime = () => string().matches(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'time');

export const timezone = () =>
  string()
    .max(MAX.id)
    .test('timezone', 'timezone', (value) => value === undefined || value === null || isTimezone(value));

export const httpsUrl = () =>
  string()
    .max(MAX.url)
    .test('url', 'url', (value) => !value || isHttps(value));

export const hexColor = () => string().matches(/^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, 'hex_color');

/** A whole number of minutes (or of anything) between two bounds. */
export const whole = (min: number, max: number) => number().integer().min(min).max(max);

/** How often a record was written; a save names the version it is based on. */
export const version = () => whole(1, 2_147_483_647);

/** Paging of a list: how many rows (1–100), and from where. Query strings arrive as text. */
export const listQuery = {
  limit: string().matches(/^([1-9]\d?|100)$/, 'invalid'),
  cursor: string().max(600),
};

export const nextCursor = { nextCursor: string() };

/** A language that the product speaks. */
export const language = () => string().oneOf(LANGUAGES);
