import { pattern, source } from '../patterns.ts';
import type { SpeechAct } from '../speech-acts.ts';
import type { Span } from './mention.ts';
import type { Text } from './text.ts';

export const ALL = pattern`
  (?<!\b(?:pas|not|du|at|after|apres) )\b(?:
    tous les (?:deux|trois|quatre)|toutes les (?:deux|trois|quatre)|tous|toutes
    |tout(?! (?:de suite|a fait|a l'heure|va|est))|les (?:deux|trois|quatre)|both(?: of (?:them|those))?
    |all (?:of (?:them|it|those)|(?:two|three|four)|my (?:appointments|bookings))|all|everything
  )(?![a-z])`;

/** The same of as many as there are: "move both" is said of two, and "all day" of none. */
export const BOTH = source`
  \b(?:(?:tous |toutes )?les (?:deux|trois|quatre|2|3|4)|both(?: of (?:them|those))?|all (?:of them|two|three|four))
  (?![a-z0-9])(?! (?:jours?|semaines?|heures?|days?|weeks?|hours?|personnes?|people)\b)`;

/** "Wednesday instead, same thing?": all that was booked, as it was. */
const SAME_THING = pattern`
  \b(?:same (?:thing|deal|services?|order)|(?:la )?meme (?:chose|affaire)|les memes (?:services?|affaires))(?![a-z])`;

const MEANS_BOTH = new RegExp(BOTH);

const found = ({ folded }: Text, words: RegExp | undefined): readonly Span[] => {
  const match = words?.exec(folded);
  return match ? [{ start: match.index, end: match.index + match[0].length }] : [];
};

/** The first of some readings that finds anything. */
const firstOf = (...readings: readonly (readonly Span[])[]): readonly Span[] =>
  readings.find(({ length }) => length > 0) ?? [];

/**
 * Where a message cancels or moves all that is booked, or says so when asked which; empty where it does not. `rest` is
 * without what wishes are made of, `several` how all that is booked is spoken of when it is moved.
 */
export const allMeant = (
  acts: readonly SpeechAct[],
  {
    rest,
    text,
    several,
  }: { readonly rest: Text; readonly text: Text; readonly several?: RegExp | undefined },
  isWhichAsked: boolean,
): readonly Span[] => {
  const both = found(text, MEANS_BOTH);
  if (acts.includes('cancel') || isWhichAsked) return firstOf(found(rest, ALL), both);
  if (!acts.includes('move')) return [];
  return firstOf([...both, ...found(text, several)], found(rest, ALL), found(rest, SAME_THING));
};
