import { pattern, source } from '../../patterns.ts';
import { NUMBER, numberOf } from '../numbers.ts';
import { type CountedDays, counted, MOST_OF_SOME, OR_SO_MANY, SOME } from './counted-days.ts';

/** What a day is the day of: "the day before my wedding on the 12th". */
const OCCASION = source`
  (?: (?:of|de|du|d'|my|mon|ma|mes|le|la|les|l'|the|our|notre|nos|un|une|a) ?(?:[a-z]+)?){0,2}
  (?:,? (?:which is|that's|qui est|c'est))?(?:,? (?:on the|on|le|the))?`;

const BESIDE: readonly (readonly [number, RegExp])[] = [
  [
    -1,
    new RegExp(
      `\\b(?:la veille|(?:the|a) (?:day|night) before|(?:le jour|une journee) (?:d')?avant)${OCCASION} ?$`,
    ),
  ],
  [
    1,
    new RegExp(`\\b(?:le lendemain|(?:the|a) day after|(?:le jour|une journee) (?:d')?apres)${OCCASION} ?$`),
  ],
];

/** "The week before Christmas", « la semaine avant le 12 ». */
const WEEK_BEFORE = new RegExp(
  `\\b(?:the |la )?(?:week|semaine) (?:right |just |juste )?(?:before|avant|d'avant)${OCCASION} ?$`,
);

/** "Two days before Friday", "a couple of days before the 5th", and not "the two days before Friday". */
const COUNTED = pattern`
  (?<!\b(?:les|the|last|next) )\b(?:(${NUMBER})(?:${OR_SO_MANY}(${NUMBER}))?|(${SOME})) (?:jours?|days?)
  (?: (?:or so|environ))?(?: (?:juste|right|just))? (avant|before|apres|after)${OCCASION} ?$`;

/** As far back as the words may begin that name what the day is the day of. */
const REACH = 64;

/** The words that end at `start` and mean days before, or after, the one that follows them. */
export const daysBeside = (folded: string, start: number): CountedDays | undefined => {
  const before = folded.slice(Math.max(0, start - REACH), start);
  const [words = '', first, last, some, side] = COUNTED.exec(before) ?? [];
  const least = some ? 1 : numberOf(first);
  if (least !== undefined) {
    const most = some ? MOST_OF_SOME : (numberOf(last) ?? least);
    return { ...counted(least, most, side === 'avant' || side === 'before'), length: words.length };
  }
  const week = WEEK_BEFORE.exec(before);
  if (week) return { from: -7, to: -1, length: week[0].length };
  const [found] = BESIDE.flatMap(([by, pattern]) => {
    const match = pattern.exec(before);
    return match ? [{ from: by, to: by, length: match[0].length }] : [];
  });
  return found;
};
