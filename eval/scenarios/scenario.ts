import type { InferType } from 'yup';
import { LANGUAGES } from '../../shared/domain/language.ts';
import { MATTERS } from '../../shared/domain/matter.ts';
import { array, boolean, number, object, string } from '../../shared/schemas/fields.ts';

/** What conversations are about; a table of results has a row for each. */
export const CATEGORIES = [
  'booking',
  'constraints',
  'changes-of-mind',
  'several',
  'move-and-cancel',
  'facts',
  'faq',
  'complaint',
  'late',
  'emergency',
  'callback',
  'names',
  'ages',
  'background',
  'small-talk',
  'hostile',
  'privacy',
  'closed-days',
  'clock-change',
  'nothing-free',
  'language-switch',
] as const;

const texts = () => array(string().required());
const language = () => string().oneOf(LANGUAGES);

const when = {
  /** Local dates, yyyy-mm-dd. */
  on: texts(),
  notOn: texts(),
  /** Sunday is 0. */
  weekdays: array(number().required()),
  notWeekdays: array(number().required()),
  /** First date that is right. */
  after: string(),
  /** Last date that is right. */
  before: string(),
  /** Local hh:mm: starts at or after it. */
  from: string(),
  /** Local hh:mm: starts before it. */
  until: string(),
};

/** Which times are right. Absent fields say nothing. */
const constraint = object({
  ...when,
  service: string(),
  /** Whoever performs it is one of these, or none of those. */
  people: texts(),
  notPeople: texts(),
}).noUnknown();

const optionalConstraint = () => constraint.default(undefined).optional();

/** Facts that must be in an answer, by the records of the business. */
const facts = object({
  /** Services whose prices are said. */
  prices: texts(),
  /** An amount, such as a sum of prices. */
  amounts: array(number().required()),
  /** Services whose lengths are said. */
  lengths: texts(),
  /** Wall-clock times, such as when the business opens and closes. */
  times: texts(),
  /** Services and people that are named. */
  services: texts(),
  people: texts(),
  notPeople: texts(),
  phone: boolean(),
  address: boolean(),
  /** Each is a regular expression, of which the answer must match one; accents and case do not count. */
  anyOf: texts(),
})
  .noUnknown()
  .default(undefined)
  .optional();

/** What must hold of the answer to one message. */
const expectation = object({
  /** Times are offered and all of them satisfy this; or the one time that was asked for is taken. */
  offers: optionalConstraint(),
  noOffer: boolean(),
  says: facts,
  /** Regular expressions of which the answer matches none. */
  never: texts(),
  asks: string().oneOf(['service', 'when', 'contact'] as const),
  /** What the answer repeats of what was heard: a time (hh:mm), a weekday's number, keys of people and services. */
  saysBack: object({
    times: texts(),
    weekdays: array(number().required()),
    people: texts(),
    services: texts(),
  })
    .noUnknown()
    .default(undefined)
    .optional(),
  language: language(),
})
  .noUnknown()
  .default(undefined)
  .optional();

const pick = object({
  /** How they choose: by the time's button, by its place in the list, or by saying the time. */
  by: string()
    .oneOf(['button', 'ordinal', 'time'] as const)
    .required(),
  /** Their words, in which {time} and {day} are the chosen time's. */
  words: string(),
  /** Place in the list, for `ordinal`; 0 is the first. */
  place: number(),
  /** Which of the offered times suit them. */
  suits: optionalConstraint(),
})
  .noUnknown()
  .default(undefined)
  .optional();

/** One step of the visitor: a message, or going on until something is done. */
const step = object({
  say: string(),
  /** They answer what is asked, choose and leave their contact until this is done. */
  goOn: string().oneOf(['booked', 'filed', 'moved', 'cancelled'] as const),
  pick,
  expect: expectation,
}).noUnknown();

const booked = object({
  ...when,
  service: string().required(),
  people: texts(),
  notPeople: texts(),
  name: string(),
  email: string(),
  phone: string(),
  /** Whether texts about it were accepted. */
  sms: boolean(),
}).noUnknown();

/** What must hold when the conversation is over. */
const end = object({
  /** The appointments that this conversation leaves, and no others. */
  booked: array(booked.required()).required(),
  /** The request that they left for the business. */
  lead: object({
    /** What it is about: one of these. */
    matters: array(string().oneOf(MATTERS).required()),
    email: string(),
    phone: string(),
    name: string(),
  })
    .noUnknown()
    .default(undefined)
    .optional(),
}).noUnknown();

/** Who speaks, and what they answer when they are asked. */
const visitor = object({
  name: string().required(),
  email: string(),
  phone: string(),
  /** Their words when asked for name and contact. */
  contact: string(),
  service: string(),
  person: string(),
  when: string(),
  /** To anything else that is asked of them. */
  otherwise: string(),
}).noUnknown();

const scenario = object({
  /** The same in both languages of a pair. */
  id: string()
    .matches(/^[a-z0-9-]+$/)
    .required(),
  category: string().oneOf(CATEGORIES).required(),
  language: language().required(),
  /** The page's language, where it is not the visitor's. */
  page: language(),
  business: string().required(),
  /** Local time at which they write: `2026-11-23T08:00`. */
  at: string().required(),
  visitor: visitor.required(),
  steps: array(step.required()).min(1).required(),
  end: end.required(),
}).noUnknown();

export const scenarioFile = array(scenario.required()).required();

export type Scenario = InferType<typeof scenario>;
/** What is said, and what must hold of the answers. */
export type Talk = Omit<Scenario, 'end'>;
/** A conversation whose end is judged where it says how it ends. */
export type OpenEnded = Talk & { readonly end?: Scenario['end'] };
export type Step = InferType<typeof step>;
export type Constraint = InferType<typeof constraint>;
export type Expectation = NonNullable<InferType<typeof expectation>>;
export type Facts = NonNullable<Expectation['says']>;
export type Pick = NonNullable<InferType<typeof pick>>;
export type ExpectedBooking = InferType<typeof booked>;
