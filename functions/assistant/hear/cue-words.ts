import type { Cue, MentionOf } from './mention.ts';

export type CueReach = MentionOf<'cue'>['reach'];

/** What some words are, and what they speak of. */
export type CueWords = readonly [cue: Cue, reach: CueReach, sources: readonly string[]];

/** Words of which each match is a cue. */
export interface CuePattern {
  readonly cue: Cue;
  readonly reach: CueReach;
  readonly pattern: RegExp;
}

/** The patterns of some words, in their order; matched whole. */
export const cuePatterns = (words: readonly CueWords[]): readonly CuePattern[] =>
  words.flatMap(([cue, reach, sources]) =>
    sources.map((source) => ({
      cue,
      reach,
      pattern: new RegExp(`(?<![a-z0-9'])(?:${source})(?![a-z0-9])`, 'g'),
    })),
  );
