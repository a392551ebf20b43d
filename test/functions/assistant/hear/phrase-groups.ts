import type { HearingContext } from '../../../../functions/assistant/hear/hear.ts';
import type { BUSINESSES } from './businesses.ts';

/** Phrases said to one business, and what is heard of each (see frame-in-short). */
export interface Group {
  readonly business: keyof typeof BUSINESSES;
  /** What the last reply asked and offered. */
  readonly after?: Partial<Pick<HearingContext, 'awaits' | 'choices' | 'before'>>;
  readonly phrases: ReadonlyArray<readonly [said: string, heard: string]>;
}
