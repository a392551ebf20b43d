import { globalPattern } from '../../patterns.ts';
import { isDay } from '../marked.ts';
import type { Mention, WhenMention } from '../mention.ts';
import { matchesOf, type Text } from '../text.ts';

/** "I'm in Quebec City", « je suis à Laval »; where it begins, and where the name of the place does. */
const IN_PLACE = globalPattern`
  \b(?:je suis|je serai|j'?suis|chu|chui|ch'suis|on est|nous sommes|i'm|im|i am|i'll be|we're|we are|we'll be)
  (?: (?:tous les deux|both|toujours|always|still))? (?:a|en|au|aux|in|at|sur|dans le|over in) (?=
    ([a-z][a-z'-]+)
  )`;
const BEHIND_DAY = /^ ?,? ?$/;
const CAPITAL = /^\p{Lu}/u;
const PLACE = /^(?:\p{Lu}[\p{L}'-]*(?: (?=\p{Lu}))?)+/u;

/**
 * "Wednesday I'm in Quebec City": who is elsewhere on a day cannot come then, where another day is named. A place is
 * known by its capital.
 */
export const elsewhereOn = ({ folded, raw }: Text, mentions: readonly Mention[]): readonly Mention[] => {
  const days = mentions.filter((one): one is WhenMention => one.kind === 'when' && isDay(one.when));
  return matchesOf(folded, IN_PLACE).flatMap(({ index: start, 0: { length } }): readonly Mention[] => {
    const at = start + length;
    const day = days.findLast(({ end }) => end <= start);
    const isOnly = days.every(({ start: other }) => other === day?.start);
    const isTold = day !== undefined && BEHIND_DAY.test(folded.slice(day.end, start));
    if (isOnly || !isTold || !CAPITAL.test(raw.slice(at))) return [];
    const end = at + (PLACE.exec(raw.slice(at))?.[0].trimEnd().length ?? 0);
    return [{ kind: 'cue', cue: 'refuse', reach: 'before', start, end }];
  });
};
