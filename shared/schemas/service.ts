import type { InferType } from 'yup';
import { MAX } from '../domain/limits.ts';
import { array, boolean, byLanguage, id, number, object, string, text, version, whole } from './fields.ts';

/** Shortest appointment. */
export const MIN_DURATION_MIN = 5;
/** Longest service: seven and a half hours, the most that fits the agenda's transaction. */
export const MAX_DURATION_MIN = 450;
export const DEFAULT_DURATION_MIN = 60;

/** The most people that one service may name. */
const MAX_CALENDARS = 20;

/** Whether a number has at most two decimals; pages would round more away. */
const hasCents = (value: number): boolean => Number(value.toFixed(2)) === value;

/** Minutes that one booking may take by hand. */
export const bookingLength = () => whole(MIN_DURATION_MIN, MAX_DURATION_MIN);

export const price = () =>
  number()
    .min(0)
    .max(1_000_000)
    .test('cents', 'decimals:2', (value) => value === undefined || value === null || hasCents(value))
    .nullable();

/** Other words by which visitors may call one service, in any language. */
export const MAX_SYNONYMS = 12;

const translatedService = object({
  name: text(2, MAX.name),
  description: text(0, MAX.description),
  category: text(0, MAX.category),
  toBring: text(0, MAX.toBring),
}).noUnknown();

export const serviceTranslations = byLanguage(translatedService);

const fields = {
  name: text(2, MAX.name),
  durationMin: whole(MIN_DURATION_MIN, MAX_DURATION_MIN).test(
    'step',
    'multiple_of:5',
    (value) => !value || value % 5 === 0,
  ),
  price: price(),
  /** Whether the price is the least that it can cost. */
  priceFrom: boolean(),
  currency: string().matches(/^[A-Za-z]{2,3}$/, { message: 'invalid', excludeEmptyString: false }),
  description: text(0, MAX.description).nullable(),
  /** Under what heading visitors find it; null for none. */
  category: text(0, MAX.category).nullable(),
  /** What clients bring or prepare; null for nothing. */
  toBring: text(0, MAX.toBring).nullable(),
  translations: serviceTranslations,
  synonyms: array(text(2, MAX.name).required()).max(MAX_SYNONYMS),
  active: boolean(),
  bufferBeforeMin: whole(0, 120),
  bufferAfterMin: whole(0, 120),
  /** Who performs it; empty for everybody. */
  calendarIds: array(id().required()).max(MAX_CALENDARS),
};

export const serviceCreate = object({
  ...fields,
  name: fields.name.required('service_name_required'),
  durationMin: fields.durationMin.required(),
}).noUnknown();

export const servicePatch = object({ ...fields, version: version().required() }).noUnknown();

export const service = object({
  serviceId: id().required(),
  name: string().required(),
  durationMin: number().required(),
  price: number().nullable().defined(),
  /** Present and true when the price is the least that it can cost. */
  priceFrom: boolean(),
  currency: string().required(),
  description: string().nullable().defined(),
  /** Under what heading visitors find it; present when there is one. */
  category: string(),
  /** What clients bring or prepare; present when there is something. */
  toBring: string(),
  translations: serviceTranslations,
  /** Other words by which visitors may call it, in any language. */
  synonyms: array(string().required()).required(),
  active: boolean().required(),
  bufferBeforeMin: number().required(),
  bufferAfterMin: number().required(),
  calendarIds: array(string().required()).required(),
  updatedAt: string().required(),
  version: number().required(),
}).noUnknown();

export const serviceList = object({ services: array(service.required()).required() }).noUnknown();

export type Service = InferType<typeof service>;
export type ServiceCreate = InferType<typeof serviceCreate>;
export type ServicePatch = InferType<typeof servicePatch>;
