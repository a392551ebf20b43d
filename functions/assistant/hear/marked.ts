import type { When } from '../frame.ts';
import type { Glue } from './glue.ts';
import type { Mention } from './mention.ts';

/** What a mention is about; cues only say how. */
export type Content = Exclude<Mention, { readonly kind: 'cue' }>;

/** A mention with what the words around it make of it. */
export interface Marked {
  readonly mention: Content;
  readonly polarity: 'wanted' | 'refused' | 'retracted';
  readonly corrects: boolean;
  readonly opens: boolean;
  /** A time that holds for all days named: "…, not before three". */
  readonly isLoose: boolean;
  /** A cue stands between it and the mention before it. */
  readonly isFresh: boolean;
  /** How it is tied to the mention before it. */
  readonly glue: Glue;
}

/** Whether it tells a day, an hour. */
export const isDay = ({ dates, weekdays }: When): boolean => dates.length > 0 || weekdays.length > 0;
export const isTime = ({ times, at, endsBy }: When): boolean =>
  times.length > 0 || at !== undefined || endsBy !== undefined;

/** Whether it tells an hour of no day, or a day without an hour. */
export const isOnlyTime = (mention: Content): boolean =>
  mention.kind === 'when' && isTime(mention.when) && !isDay(mention.when);

export const isOnlyDay = (mention: Content): boolean =>
  mention.kind === 'when' && isDay(mention.when) && !isTime(mention.when);

/** "Not this week, Tuesday": what follows a refused week is within another. */
export const isStretch = (mention: Content): boolean =>
  mention.kind === 'when' &&
  mention.when.weekdays.length === 0 &&
  mention.when.dates.some(({ from, to }) => from !== to);

/** Days told by their names: "Thursday". */
export const isByName = (mention: Content): boolean =>
  mention.kind === 'when' && isOnlyDay(mention) && mention.when.weekdays.length > 0;
