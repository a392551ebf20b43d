import { globalPattern, source } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import { matchesOf, type Text } from '../text.ts';
import { BEFORE_TIME, TIME_AHEAD } from '../times/time-ahead.ts';

const DAY = source`
  (?:[a-z]{3,5}di|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thurs?|fri|sat|sun)`;
const CLOCK = source`
  (?:\d{1,2} ?(?:(?:[:h]|heures?)(?: ?[0-5]\d)?(?: ?[ap]\.?m\.?)?|[ap]\.?m\.?)|noon|midi)`;
const HOUR = source`(?:(?:${DAY},? )?(?:(?:at|a) )?${CLOCK}|(?:at|a|${DAY},?) \d{1,2}) `;

/** Right before somebody stands an hour: "nine for me, ten for my mom", « 9 h le bébé, 9 h 30 moi ». */
const HOUR_BEFORE = new RegExp(`(?:^|[^a-z0-9·])${HOUR}$`);
/** Between the words for one of them and those for the next stands the hour of the next. */
const NEXT_HOUR = new RegExp(`^(?:[ ,;:-]{1,3}(?:and|et|pis|puis|n|&))?[ ,;:-]{1,3}${HOUR}$`);

/** Whether some people are told each behind an hour, one right after the other. */
export const areBehindHours = ({ folded }: Text, people: readonly Span[]): boolean =>
  people.length > 1 &&
  people.every(({ start }, at) => {
    const before = people[at - 1];
    return before
      ? NEXT_HOUR.test(folded.slice(before.end, start))
      : HOUR_BEFORE.test(folded.slice(0, start));
  });

/** "One Tuesday at four and one Thursday", « une mardi, l'autre jeudi ». */
const ONE = globalPattern`
  (?<![a-z'-])(?<!\b(?:the|le|la|that|this|which|another|this|no|not|pas) )(?:
    one|une?|l'une?|another(?: one)?|(?:then )?the other(?: one)?|(?:une? |l')autre
  )(?= (?:${BEFORE_TIME}){0,2}${TIME_AHEAD})`;
const EITHER = /\b(?:or|ou|either|soit|any)\b|\//;

/** Where each of several that are told by no more than "one" has a time of its own. */
export const onesIn = ({ folded }: Text): readonly Span[] => {
  const ones = matchesOf(folded, ONE).map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  const [first, last] = [ones[0], ones.at(-1)];
  const isOfAll = first && last && !EITHER.test(folded.slice(first.start, last.start));
  return ones.length > 1 && isOfAll ? ones : [];
};
