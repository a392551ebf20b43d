import { globalPattern, pattern, source } from '../../patterns.ts';
import { NUMBER, numberOf } from '../numbers.ts';
import { matchesOf } from '../text.ts';
import type { DateHit } from './date-hit.ts';

/** "At least two weeks before", « au moins deux jours avant ». */
const AT_LEAST_BEFORE = source`
  (?:at least|at minimum|a minimum of|minimum|no later than|no less than|au moins|au minimum|au plus tard) (?:
    (?<number>${NUMBER}|a|an|une?)|(?<some>(?:a )?couple(?: of)?|(?:a )?few|quelques)
  ) (?<unit>jours?|days?|semaines?|weeks?) (?:before(?:hand)?|avant|ahead|prior|earlier|d'avance)`;
/** Behind the day that it is told of. */
const BEHIND = globalPattern`
  \b${AT_LEAST_BEFORE}(?: (?:that|then|it|ca|cela))?
  (?= *(?:$|[.,;:!?)]|(?:if|si|so|and|et|please|svp|mornings?|evenings?)(?![a-z])))`;
/** The day follows: "at least a week before my trip on". */
const LEADING = pattern`
  \b${AT_LEAST_BEFORE}
  (?: (?:of|de|du|d'|my|mon|ma|mes|le|la|les|l'|the|our|notre|nos|un|une|a) ?(?:[a-z]+)?){0,2}
  (?:,? (?:which is|that's|qui est|c'est))?(?:,? (?:on the|on|le|the))?,? ?$`;
/** As far back as the words before a day may begin. */
const REACH = 80;
/** "A couple of" days, told as the least. */
const COUPLE = 2;

const daysOf = ({ number, some, unit = '' }: Readonly<Record<string, string | undefined>>): number =>
  (some ? COUPLE : (numberOf(number) ?? 1)) * (/^(?:sem|week)/.test(unit) ? 7 : 1);

/** The words before a day that put the latest day so many days before it. */
export const atLeastBeforeIt = (
  folded: string,
  start: number,
): { readonly days: number; readonly length: number } | undefined => {
  const match = LEADING.exec(folded.slice(Math.max(0, start - REACH), start));
  return match ? { days: daysOf(match.groups ?? {}), length: match[0].length } : undefined;
};

/** "My flight is on the 12th; at least a week before": the day that was told is none, and what is wished lies before it. */
export const atLeastBefore = (hits: readonly DateHit[], folded: string): readonly DateHit[] =>
  matchesOf(folded, BEHIND).reduce<readonly DateHit[]>((all, { index, 0: words, groups = {} }) => {
    const last = all.findLast(({ end }) => end <= index);
    if (!last || last.isRecurring) return all;
    const first = last.from.subtract({ days: daysOf(groups) - 1 });
    const hit: DateHit = { start: index, end: index + words.length, from: first, to: first, isBefore: true };
    return [...all.filter((one) => one !== last), hit].toSorted((a, b) => a.start - b.start);
  }, hits);
