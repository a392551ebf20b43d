import { Temporal } from 'temporal-polyfill';
import { pattern } from '../../patterns.ts';
import type { DateHit } from './date-hit.ts';

type Day = Temporal.PlainDate;

const isBefore = (a: Day, b: Day): boolean => Temporal.PlainDate.compare(a, b) < 0;

const TO = /^ ?(?:-|>|->|a|au|to|through|thru|until|till|jusqu'(?:a|au)) ?(?:le |la |the )?$/;
/** The same where the reader of the second took it for its own: "du 7 | au 11". */
const TO_WITHIN = /^(?:au|a|to) /;
const AND = /^ ?(?:et|and|pis|puis|n|&) ?(?:le |la |the )?$/;
const BETWEEN = /\b(?:entre|between)(?: le| la| the)? ?$/;
const FROM = /\b(?:du|de|d'|from|entre|between)(?: le| la| the)? ?$/;

const TO_ANOTHER = /^ ?(?:to|for|a|au|pour|en) ?(?:le |the )?$/;
/** "Change Tuesday to Thursday": what was, and what is to be, and no stretch. */
const CHANGES = pattern`
  \b(?:
    chang(?:e[rz]?|ing)|switch|swap|mov(?:e|ing)|push|bump|deplace[rz]?|decale[rz]?|reporte[rz]?|passe[rz]?
    |transfer(?:er)?
  )\b[^.,;!?]{0,36}$`;

const daysBetween = (from: number, to: number): number => (to - from + 7) % 7;

/** Two hits that bound a stretch become one; of days by name the second follows the first. */
const stretch = (a: DateHit, b: DateHit): DateHit | undefined => {
  const [first] = a.weekdays ?? [];
  const [last] = b.weekdays ?? [];
  const { start } = a;
  const { end } = b;
  if (first === undefined || last === undefined) {
    const to = isBefore(b.to, a.from) ? b.to.add({ months: 1 }) : b.to;
    return isBefore(to, a.from) ? undefined : { start, end, from: a.from, to };
  }
  const count = daysBetween(first, last);
  const weekdays = Array.from({ length: count + 1 }, (_, n) => (((first - 1 + n) % 7) + 1) as 1);
  // "Monday to Friday" is the working week, and no stretch of one.
  const isRecurring = (a.isRecurring && b.isRecurring) || (first === 1 && last === 5);
  const days = { from: a.from, to: a.from.add({ days: count }), weekdays };
  return { start, end, ...days, ...(isRecurring ? { isRecurring } : {}) };
};

/** Hits of which two bound a stretch, or tell a change, as one. */
export const joinStretches = (hits: readonly DateHit[], folded: string): readonly DateHit[] => {
  const joined: DateHit[] = [];
  for (const hit of hits) {
    const last = joined.at(-1);
    const own = TO_WITHIN.exec(folded.slice(hit.start, hit.end))?.[0] ?? '';
    const between = last ? folded.slice(last.end, hit.start) + own : '';
    const before = last ? folded.slice(Math.max(0, last.start - 16), last.start) : '';
    const isStretch = last && (TO.test(between) || (AND.test(between) && BETWEEN.test(before)));
    const isChange = last && TO_ANOTHER.test(between) && CHANGES.test(folded.slice(0, last.start));
    const both = isStretch && !isChange ? stretch(last, hit) : undefined;
    if (isChange) {
      joined.pop();
      joined.push({ ...hit, start: last.start });
    } else if (both) {
      joined.pop();
      const lead = FROM.exec(before)?.[0].length ?? 0;
      joined.push({ ...both, start: both.start - lead });
    } else joined.push(hit);
  }
  return joined;
};
