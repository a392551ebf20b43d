import { globalPattern } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import { matchesOf } from '../text.ts';

/** "In case I have to change it", « au cas où je devrais annuler »: why something is asked, to the end of the phrase. */
const IN_CASE = globalPattern`
  (?<![a-z])(?:(?:just |juste )?in case|au cas (?:ou|qu[e'])) ?(?:that )?
  (?:i'd|i'm|i|we|je|j'|on|nous|(?:my|mon|ma) [a-z]+) ?[a-z' ]{0,24}?(?:
    change[rz]?|changing|cancel|annule[rz]?|move|deplace[rz]?|reporte[rz]?|reschedule|switch|late|retard|can't|cannot
    |peux pas|peu pas|pourrais pas|pourrai pas
  )(?![a-z])[^,.;!?]*`;

/** What only says for which case something is asked: it changes nothing. */
export const casesIn = (folded: string): readonly Span[] =>
  matchesOf(folded, IN_CASE).map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
