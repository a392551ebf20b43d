import { type Glue, glueOf } from '../glue.ts';
import type { Mention } from '../mention.ts';
import type { Text } from '../text.ts';

/** A mention with what stands before it. */
export interface Step {
  readonly event: Mention;
  readonly glue: Glue;
  readonly between: string;
  /** Its own words. */
  readonly phrase: string;
}

/** What ends a phrase. */
export const SEPARATES: ReadonlySet<Glue> = new Set<Glue>(['but', 'break']);

/** What leaves two mentions in one breath. */
export const CLOSE: ReadonlySet<Glue> = new Set<Glue>(['tight', 'words']);

/** "pas lundi, mardi ni mercredi": after commas an "and" shows that the list goes on. */
export const listGoesOn = (steps: readonly Step[], from: number): boolean => {
  for (const { event, glue, phrase } of steps.slice(from + 1)) {
    if (/^(?:ni|nor)\b/.test(phrase)) return true;
    if (event.kind === 'cue' || SEPARATES.has(glue)) return false;
    if (glue === 'and' || glue === 'or') return true;
    if (glue !== 'comma') return false;
  }
  return false;
};

/**
 * "Something came up, Monday instead": behind the pause stands what takes the place of what cannot be. So it is with
 * "I'm on the road, Wednesday evening is when I can".
 */
export const takesItsPlace = (steps: readonly Step[], index: number): boolean => {
  if (steps[index]?.glue !== 'comma') return false;
  const behind = steps.slice(index + 1);
  const at = behind.findIndex(({ event }) => event.kind !== 'when');
  const next = behind[at];
  if (next === undefined || !CLOSE.has(next.glue) || next.event.kind !== 'cue') return false;
  const isOne = behind.slice(0, at).every(({ glue }) => glue !== 'comma');
  return (
    next.event.cue === 'correct' || (isOne && next.event.cue === 'wish' && next.event.reach === 'before')
  );
};

/** Mentions, each with how it is tied to the one before. */
export const stepsOf = (text: Text, mentions: readonly Mention[]): readonly Step[] =>
  mentions.map((event, index) => {
    const between = text.folded.slice(mentions[index - 1]?.end ?? 0, event.start);
    const phrase = text.folded.slice(event.start, event.end);
    return { event, between, phrase, glue: index === 0 ? 'tight' : glueOf(between) };
  });
