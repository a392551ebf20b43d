import { pattern } from '../patterns.ts';
import type { Span } from './mention.ts';
import type { Text } from './text.ts';

export const ALL = pattern`
  (?<!\b(?:pas|not|du|at|after|apres) )\b(?:
    tous les (?:deux|trois|quatre)|toutes les (?:deux|trois|quatre)|tous|toutes
    |tout(?! (?:de suite|a fait|a l'heure|va|est))|les (?:deux|trois|quatre)|both(?: of (?:them|those))?
    |all (?:of (?:them|it|those)|(?:two|three|four)|my (?:appointments|bookings))|all|everything
  )(?![a-z])`;
/** Where a text speaks of all that there is. */
export const allIn = ({ folded }: Text): Span | undefined => {
  const match = ALL.exec(folded);
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
};
