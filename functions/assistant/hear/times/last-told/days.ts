import { globalPattern, source } from '../../../patterns.ts';
import { GREAT_DAY } from '../../activity-words.ts';
import { NUMBER, numberOf } from '../../numbers.ts';
import { matchesOf } from '../../text.ts';
import { counted, MOST_OF_SOME, OR_SO_MANY, SOME } from '../counted-days.ts';
import type { DateHit } from '../date-hit.ts';
import { ENDS_WITH_OR } from './or-another.ts';

const AGAIN = "(?! (?:(?:my|the|our|mon|ma|notre|l[ae]|d[eu]|tomorrow)(?![a-z])|l'|d'(?!abord)|·))";
const AHEAD = '(?:avant|before|earlier|prior|plus tot)';
/** What the day was the day of: « 2-3 jours avant le départ ». */
const ITS_EVENT = source`
  (?: (?:(?:(?:the|my|our|le|la|mon|ma|notre|nos) |l')${GREAT_DAY}|de partir|qu'on parte|leaving|we (?:leave|go|fly))
  (?! (?:du|of|on|le|d[eu']|qui|which)(?![a-z])| ?·))`;
const NO_HOUR = '(?! (?:\\d|noon|lunch|supper|dinner|work|school))';
const COUNTED_LAST = source`
  (?<!(?:les|the|last|next|every|aux|least|moins|minimum) )(?:
    (${NUMBER})(?:(?: (?:jours?|days?))?${OR_SO_MANY}(${NUMBER}))? (?:jours?|days?)
    |((?:an?|one|un) (?:day|jour) (?:or|ou) (?:two|so|deux))|((?:${SOME}) (?:jours|days))
  )(?: ou deux)?(?: (?:juste|right|just))? (?:(${AHEAD})|apres|after|later|plus tard)`;

/** The same without a day behind them: of the one that was told before. */
const OF_LAST = globalPattern`
  (?<!\b(?:not|pas|but|mais|cancel|annuler?|move|call|appeler)(?: [a-z]+)? )\b(?:
    (la veille ou l'avant[- ]veille|l'avant[- ]veille ou la veille)|(l'avant[- ]veille)
    |(la veille|(?:the )?(?:day|night) before|the (?:evening|morning|afternoon) before${NO_HOUR})
    |(
      le lendemain|(?:the )?day after|the (?:morning|evening|afternoon) after${NO_HOUR}
      |the next (?:day|morning)
    )|(le surlendemain)|${COUNTED_LAST}
    |(?:dans|in|within|over|during) (?:les|the) (${NUMBER}|${SOME}) (?:jours|days) (?:(?:juste|right|just) )?(?:avant|before)
  )${ITS_EVENT}?${AGAIN}(?![a-z])`;

const OF_THAT = /^ (?:that|it|ca)(?![a-z])/;

/** How many days from the one that was told: from the first of them to the last. */
const daysFrom = (match: RegExpExecArray): readonly [number, number] => {
  const [, eves, eve2, eve, next, next2, first, last, dayOrTwo, some, ahead, within] = match;
  if (eves) return [-2, -1];
  if (eve2) return [-2, -2];
  if (eve) return [-1, -1];
  if (next) return [1, 1];
  if (next2) return [2, 2];
  if (within) return [-(numberOf(within) ?? MOST_OF_SOME), -1];
  const least = dayOrTwo || some ? 1 : (numberOf(first) ?? 1);
  const most = some ? MOST_OF_SOME : dayOrTwo ? 2 : Math.max(least, numberOf(last) ?? least);
  const { from, to } = counted(least, most, ahead !== undefined);
  return [from, to];
};

const PARTS = { evening: /\b(?:evening|night)\b/, morning: /\bmorning\b/, afternoon: /\bafternoon\b/ };

const partIn = (words: string): { part?: 'morning' | 'afternoon' | 'evening' } => {
  if (PARTS.evening.test(words)) return { part: 'evening' };
  if (PARTS.morning.test(words)) return { part: 'morning' };
  return PARTS.afternoon.test(words) ? { part: 'afternoon' } : {};
};

/**
 * "I'm getting married on the 5th; a shave the day before": a day that others are told by is no wish itself, unless it
 * stands beside them as another.
 */
export const byDays = (hits: readonly DateHit[], folded: string): readonly DateHit[] =>
  matchesOf(folded, OF_LAST).reduce<readonly DateHit[]>((all, match) => {
    const { index, 0: words } = match;
    // "The day before or the day before that": of the one that was told right before.
    const told = OF_THAT.test(folded.slice(index + words.length)) ? all : hits;
    const last = told.findLast(({ end }) => end <= index);
    if (!last || last.isRecurring) return all;
    const [first, latest] = daysFrom(match);
    const days = { from: last.from.add({ days: first }), to: last.to.add({ days: latest }) };
    const hit: DateHit = { start: index, end: index + words.length, ...days, ...partIn(words) };
    const isAnother = ENDS_WITH_OR.test(folded.slice(last.end, index));
    const kept = isAnother ? all : all.filter((one) => one !== last);
    return [...kept, hit].toSorted((a, b) => a.start - b.start);
  }, hits);
