import { globalPattern, pattern } from '../../patterns.ts';
import { isDay } from '../marked.ts';
import type { Mention, Span, WhenMention } from '../mention.ts';
import { matchesOf, type Text } from '../text.ts';

/** "I'm in Quebec City", « je suis à Laval »; where it begins, and where the name of the place does. */
const IN_PLACE = globalPattern`
  \b(?:je suis|je serai|j'?suis|chu|chui|ch'suis|on est|nous sommes|i'm|im|i am|i'll be|we're|we are|we'll be)
  (?: (?:tous les deux|both|toujours|always|still|all|up|out|down))? (?:a|en|au|aux|chez|in|at|sur|dans le|over in) (?=
    ([a-z][a-z'-]+)
  )`;
const BEHIND_DAY = /^ ?,? ?$/;
const BEGINS = /(?:^|[.,;:!?(]|\b(?:and|but|et|mais|pis)) ?(?:(?:on|le|this) )?$/;
const BEFORE_DAY = /^ ?(?:(?:on|le|la|for|pour|all|toute|until|jusqu'a) )*$/;
const CAPITAL = /^\p{Lu}/u;
/** Where people stay for the day, or longer. */
const STAY = pattern`
  ^(?:(?:the|our|my|their|his|her|le|la|notre|mon|ma|mes|nos|ses) |l')?(?:
    chalet|cottage|cabin|camp(?:ground|ing)?|lake(?: house)?|lac|beach(?: house)?|mountains?|ski hill|hunt camp
    |in-laws|beaux-parents|belle-famille|belle-mere
  )(?:'s?)?(?![a-z])`;
const PLACE = /^(?:\p{Lu}[\p{L}'-]*(?: (?=\p{Lu}))?)+/u;

/** Whether it is told of the day right before it: behind a comma where that day begins a thought. */
const isToldOf = (day: WhenMention, start: number, folded: string): boolean => {
  const between = folded.slice(day.end, start);
  return BEHIND_DAY.test(between) && (!between.includes(',') || BEGINS.test(folded.slice(0, day.start)));
};

/** Who is at a cottage cannot come then, whatever else is named; the day stands before it or behind it. */
const stayOn = (days: readonly WhenMention[], stay: Span, folded: string): readonly Mention[] => {
  const before = days.findLast(({ end }) => end <= stay.start);
  if (before && isToldOf(before, stay.start, folded))
    return [{ kind: 'cue', cue: 'refuse', reach: 'before', ...stay }];
  const isFollowed = days.some(
    ({ start }) => start >= stay.end && BEFORE_DAY.test(folded.slice(stay.end, start)),
  );
  return isFollowed ? [{ kind: 'cue', cue: 'refuse', reach: 'after', ...stay }] : [];
};

/**
 * "Wednesday I'm in Quebec City": who is elsewhere on a day cannot come then, where another day is named. A place is
 * known by its capital.
 */
export const elsewhereOn = ({ folded, raw }: Text, mentions: readonly Mention[]): readonly Mention[] => {
  const days = mentions.filter((one): one is WhenMention => one.kind === 'when' && isDay(one.when));
  return matchesOf(folded, IN_PLACE).flatMap(({ index: start, 0: { length } }): readonly Mention[] => {
    const at = start + length;
    const stay = STAY.exec(folded.slice(at))?.[0].length;
    if (stay !== undefined) return stayOn(days, { start, end: at + stay }, folded);
    const day = days.findLast(({ end }) => end <= start);
    const isOnly = days.every(({ start: other }) => other === day?.start);
    const isTold = day !== undefined && BEHIND_DAY.test(folded.slice(day.end, start));
    if (isOnly || !isTold || !CAPITAL.test(raw.slice(at))) return [];
    const end = at + (PLACE.exec(raw.slice(at))?.[0].trimEnd().length ?? 0);
    return [{ kind: 'cue', cue: 'refuse', reach: 'before', start, end }];
  });
};
