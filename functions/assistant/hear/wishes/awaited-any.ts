import { globalPattern, source } from '../../patterns.ts';
import type { Awaited } from '../context.ts';
import type { Mention } from '../mention.ts';

/** "Whatever time", « n'importe quel jour »: of when, and not of which service. */
const NO_MOMENT = source`
  (?! (?:(?:what|about|the|a|quand|quel|quelle|le|l'|la) ?)*(?:
    times?|day|days|hours?|when|heures?|moments?|jours?|journees?|quand))`;

const INDIFFERENT = globalPattern`
  \b(?:
    (?:peu importe|n'importe(?: (?:lequel|laquelle|quoi))?|whatever|doesn't matter|don't (?:care|mind))${NO_MOMENT}
    |ca m'est egal|comme (?:vous|tu) (?:voulez|veux)|as you like|up to you|any(?: one)?(?= (?:is|works)|\W*$)
    |no preference|aucune preference|pas de preference
  )(?![a-z])`;
const UNSURE = globalPattern`
  \b(?:
    (?:je )?(?:ne )?(?:sais|sait) pas(?: (?:trop|encore))?(?: (?:lequel|laquelle|quel service))?
    |(?:i )?(?:don't|dont|do not) know(?: yet)?(?: which(?: one| service)?)?
    |not sure(?: yet)?(?: which(?: one)?)?|pas (?:sure?|certaine?)(?: (?:lequel|laquelle))?|idk|dunno
    |aucune idee|no idea
  )(?![a-z])`;

const spans = (folded: string, pattern: RegExp) =>
  [...folded.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** "I don't mind", "I don't know": what that lets go of depends on what was asked. */
export const indifferences = (folded: string, awaits: Awaited | undefined): readonly Mention[] => {
  if (awaits === 'time') return spans(folded, INDIFFERENT).map((span) => ({ kind: 'any_time', ...span }));
  if (awaits !== 'service') return [];
  return [...spans(folded, INDIFFERENT), ...spans(folded, UNSURE)].map((span) => ({
    kind: 'any_service',
    ...span,
  }));
};
