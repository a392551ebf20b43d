import { MAX } from '../../../shared/domain/limits.ts';
import { array, boolean, number, object, string, text, whole } from '../../../shared/schemas/fields.ts';
import { type Choice, DANGERS, type Frame } from '../frame.ts';
import { SPEECH_ACTS } from '../speech-acts.ts';
import { TOPICS } from '../topics.ts';

/** What one message can reasonably hold; a frame with more was not heard but made up. */
const MOST_CLAUSES = 12;
const MOST_OF_EACH = 12;
const LONGEST_WORD = 80;
const DAY_MINUTES = 24 * 60;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const PREFERENCES = ['soonest', 'latest'] as const;

const date = () =>
  string()
    .matches(/^20\d\d-\d\d-\d\d$/, 'date')
    .required();
const minute = () => whole(0, DAY_MINUTES);

const when = object({
  dates: array(object({ from: date(), to: date() }).noUnknown().required())
    .max(MOST_OF_EACH)
    .required(),
  weekdays: array(number().oneOf(WEEKDAYS).required()).max(WEEKDAYS.length).required(),
  times: array(object({ from: minute().required(), to: minute().required() }).noUnknown().required())
    .max(MOST_OF_EACH)
    .required(),
  at: object({ minute: minute().required(), or: minute(), isAround: boolean() })
    .noUnknown()
    .default(undefined)
    .optional(),
  endsBy: minute(),
}).noUnknown();

const ids = (known: readonly string[]) =>
  array(string().oneOf(known).required()).max(MOST_OF_EACH).required();

const clause = (services: readonly string[], people: readonly string[]) =>
  object({
    polarity: string()
      .oneOf(['wanted', 'refused'] as const)
      .required(),
    when: when.default(undefined).optional(),
    dayBy: string().oneOf(['weekday', 'day_of_month'] as const),
    only: boolean(),
    prefers: string().oneOf(PREFERENCES),
    anyTime: boolean(),
    persons: ids(people),
    anyone: boolean(),
    services: array(
      object({
        id: string().oneOf(services).required(),
        sure: string()
          .oneOf(['certain', 'likely'] as const)
          .required(),
      })
        .noUnknown()
        .required(),
    )
      .max(MOST_OF_EACH)
      .required(),
    anyService: boolean(),
    people: whole(1, MOST_OF_EACH),
    every: object({ weeks: whole(1, 52).required(), times: whole(1, 52) })
      .noUnknown()
      .default(undefined)
      .optional(),
    either: boolean(),
    corrects: boolean(),
    opens: boolean(),
    alone: boolean(),
  }).noUnknown();

const choice = object({
  kind: string()
    .oneOf(['ordinal', 'number', 'superlative', 'any', 'all'] as const)
    .required(),
  index: whole(-MOST_OF_EACH, MOST_OF_EACH),
  value: whole(0, 99),
  which: string().oneOf(PREFERENCES),
}).noUnknown();

const manner = object({
  isQuestion: boolean(),
  followsUp: boolean(),
  holdsMessage: boolean(),
  supposes: boolean(),
  wishesBeside: boolean(),
  isUrgent: boolean(),
  isNoEmergency: boolean(),
}).noUnknown();

/**
 * What a model may hear: a frame without what only the rules read (text, language, names and contacts). Only these
 * services, people and questions of the business can be named.
 */
export const heardSchema = (
  services: readonly string[],
  people: readonly string[],
  entries: readonly string[],
) =>
  object({
    clauses: array(clause(services, people).required()).max(MOST_CLAUSES).required(),
    choice: choice.default(undefined).optional(),
    arrangement: string().oneOf(['in_a_row', 'together'] as const),
    asks: array(
      object({
        topic: string().oneOf(TOPICS).required(),
        services: ids(services),
        persons: ids(people),
        when: when.default(undefined).optional(),
        isOfOneDay: boolean(),
        thing: text(1, LONGEST_WORD),
        words: text(1, MAX.message),
        entry: string().oneOf(entries),
      })
        .noUnknown()
        .required(),
    )
      .max(MOST_OF_EACH)
      .required(),
    acts: array(string().oneOf(SPEECH_ACTS).required()).max(MOST_OF_EACH).required(),
    manner: manner.default(undefined).optional(),
    inDanger: string().oneOf(DANGERS),
    entry: string().oneOf(entries),
    remarks: array(text(1, MAX.message).required()).max(MOST_OF_EACH).required(),
    residue: array(
      object({ word: text(1, LONGEST_WORD).required(), isAboutTime: boolean().required() })
        .noUnknown()
        .required(),
    )
      .max(MOST_OF_EACH)
      .required(),
  }).noUnknown();

type LooseChoice = {
  readonly kind: Exclude<Choice['kind'], 'shown'>;
  readonly index?: number;
  readonly value?: number;
  readonly which?: 'soonest' | 'latest';
};

/** As the schema says it: a choice not yet whole. */
export type Heard = Pick<
  Frame,
  'clauses' | 'arrangement' | 'asks' | 'acts' | 'inDanger' | 'entry' | 'remarks' | 'residue'
> & {
  readonly manner?: Frame['manner'];
  readonly choice?: LooseChoice;
};

/** A choice with all that its kind needs; `undefined` where something lacks. */
export const choiceOf = ({ kind, index, value, which }: LooseChoice): Choice | undefined => {
  if (kind === 'any' || kind === 'all') return { kind };
  if (kind === 'ordinal') return index ? { kind, index } : undefined;
  if (kind === 'number') return value === undefined ? undefined : { kind, value };
  return which && { kind, which };
};
