import { DANGERS } from '../../frame.ts';

/** Who or what is in danger by a message, as the examples of `training/dangers` are labelled. */
export const LEARNED_DANGERS = ['none', ...DANGERS] as const;

/**
 * The score of no danger before any word is read: nearly all messages tell of none, and of a few words that no example has none is
 * known.
 */
export const NO_DANGER_BEFORE = 12;

export type LearnedDanger = (typeof LEARNED_DANGERS)[number];
