import { mixed } from 'yup';
import { array, boolean, number, object, string } from '../../shared/schemas/fields.ts';
import type { Preference, Weekday, When } from './frame.ts';

/** What an appointment is to be, as far as the visitor has told; later words have already replaced earlier ones. */
export interface Wish {
  readonly serviceId?: string | undefined;
  /** The visitor does not mind which service, or cannot tell. */
  readonly anyService?: boolean | undefined;
  /** Services between which a word did not tell, or which the last reply listed, in that order. */
  readonly alternatives: readonly string[];
  readonly notServices: readonly string[];
  /** Any of them; anyone where there are none. */
  readonly persons: readonly string[];
  readonly notPersons: readonly string[];
  /** Any of these times; any time at all where there are none. */
  readonly options: readonly When[];
  /** None of these times. */
  readonly excepts: readonly When[];
  readonly prefers?: Preference | undefined;
  /** No other time will do. */
  readonly onlyTimes?: boolean | undefined;
  /** Nobody else will do. */
  readonly onlyPersons?: boolean | undefined;
  /** For whom it is, as written: "for my mom". */
  readonly forWhom?: string | undefined;
}

export const anyWish: Wish = {
  alternatives: [],
  notServices: [],
  persons: [],
  notPersons: [],
  options: [],
  excepts: [],
};

/** Most times, refusals, people and services that one wish holds. */
export const MOST_IN_WISH = 12;

const WEEKDAYS: readonly unknown[] = [1, 2, 3, 4, 5, 6, 7] satisfies Weekday[];

const weekday = mixed((value): value is Weekday => WEEKDAYS.includes(value));

const ids = () => array(string().required()).max(MOST_IN_WISH).required();

const dateSpan = object({ from: string().required(), to: string().required() }).noUnknown();
const interval = object({
  from: number().required(),
  to: number().required(),
  isSpan: boolean(),
}).noUnknown();
const clockTime = object({
  minute: number().required(),
  or: number(),
  isAround: boolean(),
}).noUnknown();

/** A time as it is stored. */
export const whenSchema = object({
  dates: array(dateSpan.required()).max(MOST_IN_WISH).required(),
  weekdays: array(weekday.required()).max(WEEKDAYS.length).required(),
  times: array(interval.required()).max(MOST_IN_WISH).required(),
  at: clockTime.default(undefined).optional(),
  endsBy: number(),
  persons: array(string().required()).max(MOST_IN_WISH).default(undefined).optional(),
}).noUnknown();

/** A wish as it is stored. */
export const wishSchema = object({
  serviceId: string(),
  anyService: boolean(),
  alternatives: ids(),
  notServices: ids(),
  persons: ids(),
  notPersons: ids(),
  options: array(whenSchema.required()).max(MOST_IN_WISH).required(),
  excepts: array(whenSchema.required()).max(MOST_IN_WISH).required(),
  prefers: string().oneOf(['soonest', 'latest'] as const),
  onlyTimes: boolean(),
  onlyPersons: boolean(),
  forWhom: string(),
}).noUnknown();
