import { pattern } from '../patterns.ts';
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
const BOTH = pattern`
  \b(?:(?:tous |toutes )?les (?:deux|trois|quatre|2|3|4)|both(?: of (?:them|those))?|all (?:of them|two|three|four))
  (?![a-z0-9])(?! (?:jours?|semaines?|heures?|days?|weeks?|hours?|personnes?|people)\b)`;

/** "Wednesday instead, same thing?": all that was booked, as it was. */
const SAME_THING = pattern`
  \b(?:same (?:thing|deal|services?|order)|(?:la )?meme (?:chose|affaire)|les memes (?:services?|affaires))(?![a-z])`;

const found = ({ folded }: Text, words: RegExp): Span | undefined => {
  const match = words.exec(folded);
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
};

/** Where a message cancels or moves all that is booked, or says so when asked which; `rest` is without what wishes are made of. */
export const allMeant = (
  acts: readonly SpeechAct[],
  rest: Text,
  text: Text,
  isWhichAsked: boolean,
): Span | undefined => {
  if (acts.includes('cancel') || isWhichAsked) return found(rest, ALL) ?? found(text, BOTH);
  return acts.includes('move')
    ? (found(text, BOTH) ?? found(rest, ALL) ?? found(rest, SAME_THING))
    : undefined;
};
