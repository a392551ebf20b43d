import type { InferType } from 'yup';
import { isRealDay } from '../domain/local-date.ts';
import { array, number, object, string } from './fields.ts';
import { LEAD_SOURCES } from './lead.ts';

const DAY = /^2[01]\d\d-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/;

const isDay = (value: string): boolean =>
  DAY.test(value) && !Number.isNaN(Date.parse(value)) && isRealDay(value);

/** A day in the business's zone, yyyy-mm-dd; an instant in UTC stands for the local day that it falls in. */
const day = () =>
  string().test('day', 'day', (value) => value === undefined || value === null || isDay(value));

/** From a day to a day, both included. */
export const period = { from: day(), to: day() };

/** The last 30 days by default; at most 92. */
export const reportQuery = object(period).noUnknown();

/**
 * What happened. Conversations count on the day they began, leads on the day they came, bookings on the day of the
 * appointment.
 * the appointment, whenever they were made.
 */
const counts = {
  conversations: number().required(),
  leads: number().required(),
  /** Appointments that were not cancelled: upcoming + unmarked + attended + noShow. */
  bookings: number().required(),
  /** Confirmed, and not over yet. */
  upcoming: number().required(),
  /** Confirmed and over, with no outcome marked yet. */
  unmarked: number().required(),
  attended: number().required(),
  noShow: number().required(),
  /** Not included in `bookings`. */
  cancelled: number().required(),
};

const reportCounts = object(counts).noUnknown();

const takings = object({ bookings: number().required(), amount: number().required() }).noUnknown();

/** Prices at the time of booking; an appointment without a price is in none of these. */
const earned = {
  currency: string().required(),
  /** From appointments marked as attended. */
  attended: takings.required(),
  /** From past appointments not marked yet, presumably earned. */
  unmarked: takings.required(),
};

const serviceRevenue = object({
  serviceId: string().nullable().defined(),
  /** The service's name in its latest appointment of the period. */
  title: string().defined(),
  ...earned,
}).noUnknown();

export const report = object({
  /** First and last day, yyyy-mm-dd in `timezone`. */
  from: string().required(),
  to: string().required(),
  timezone: string().required(),
  totals: reportCounts.required(),
  /** The share of missed appointments among those with a known outcome, 0 to 1; null when there are none. */
  noShowRate: number().nullable().defined(),
  /** Every day of the period, in order, including those without events. */
  byDay: array(
    object({ date: string().required(), ...counts })
      .noUnknown()
      .required(),
  ).required(),
  bySource: array(
    object({ source: string().oneOf(LEAD_SOURCES).required(), ...counts })
      .noUnknown()
      .required(),
  ).required(),
  /** One row per service and currency, the largest first. */
  revenue: array(serviceRevenue.required()).required(),
  revenueTotals: array(object(earned).noUnknown().required()).required(),
  /** Conversations that ended before this instant are deleted and not counted. */
  conversationsSince: string().required(),
}).noUnknown();

export type ReportCounts = InferType<typeof reportCounts>;
export type Takings = InferType<typeof takings>;
export type Report = InferType<typeof report>;
