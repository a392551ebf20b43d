import type { InferType } from 'yup';
import { ValidationError } from 'yup';
import { MAX } from '../../../shared/domain/limits.ts';
import { object, string, text } from '../../../shared/schemas/fields.ts';
import { PARTS_OF_DAY } from '../time/part-of-day.ts';

const LOCAL = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/;

/** A local date, or a date and a time of day, in the business's own zone. */
const localTime = () => string().matches(LOCAL, { message: 'not_a_local_date', excludeEmptyString: true });

const service = () => string().max(MAX.id);

export const listServicesInput = object({}).noUnknown();

export const findSlotsInput = object({
  serviceId: service(),
  from: localTime(),
  to: localTime(),
  partOfDay: string().oneOf(PARTS_OF_DAY),
  person: string().max(MAX.name),
}).noUnknown();

export const bookSlotInput = object({
  slotHandle: string().max(MAX.id).required(),
  serviceId: service(),
  name: text(1, MAX.name).required(),
  email: string().max(MAX.email),
  phone: string().max(MAX.phone),
}).noUnknown();

export const saveLeadInput = object({
  name: string().max(MAX.name),
  email: string().max(MAX.email),
  phone: string().max(MAX.phone),
  message: text(1, MAX.message).required(),
}).noUnknown();

export type FindSlotsInput = InferType<typeof findSlotsInput>;
export type BookSlotInput = InferType<typeof bookSlotInput>;
export type SaveLeadInput = InferType<typeof saveLeadInput>;

interface Schema<T> {
  validateSync(value: unknown, options: { strict: boolean; abortEarly: boolean }): T;
}

/** Models write "" and null where they mean nothing. */
const withoutBlanks = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
    ? Object.fromEntries(Object.entries(input).filter(([, value]) => value !== '' && value !== null))
    : input;

/** The input as its schema wants it, or what is wrong with it, in words that a model can mend it by. */
export const readInput = <T>(
  schema: Schema<T>,
  input: unknown,
): { readonly input: T } | { readonly wrong: string } => {
  try {
    return { input: schema.validateSync(withoutBlanks(input), { strict: true, abortEarly: false }) };
  } catch (error) {
    if (error instanceof ValidationError)
      return {
        wrong: error.inner.map(({ path, message }) => `${path}: ${message}`).join('; ') || error.message,
      };
    throw error;
  }
};
