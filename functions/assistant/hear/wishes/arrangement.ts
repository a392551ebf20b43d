import type { Frame } from '../../frame.ts';
import { globalPattern, pattern } from '../../patterns.ts';
import type { Span } from '../mention.ts';

export interface ArrangementHeard {
  readonly arrangement?: NonNullable<Frame['arrangement']>;
  readonly spans: readonly Span[];
}

/** "The same time next week" is a time, and « tout de suite » is now. */
const TOGETHER = globalPattern`
  \b(?:
    en (?:meme|mm|mem) ?te?mps|tous ensemble|toutes ensemble|ensemble|simultanement|cote a cote
    |(?:all )?at the same time(?! (?:as|next|on|every|each|tomorrow))
    |same time(?= or (?:one|back|right|in a row))|(?:to|2)gether|side by side|simultaneously
  )(?![a-z])`;
const IN_A_ROW = globalPattern`
  \b(?:
    (?:l'une?|les une?s) (?:a la suite|apres|derriere) (?:de )?(?:l'?|les )autres?
    |une? (?:apres|derriere) l'?autre|un (?:colle )?su[r']? ?l'?autre
    |a la suite|(?<!tout )de suite|d'affilee|coup sur coup|dans la foulee|une? a la fois|un par un|une par une
    |chacun(?:e)? (?:a )?son tour|tour a tour|one at a time|one by one|in turns?
    |one (?:right )?after (?:the other|another)|back[- ]to[- ]back|in a row|consecutively|consecutive
  )(?![a-z])`;

/** "The same day, one after the other": how they lie, whatever day was told. */
const SAME_DAY = globalPattern`
  \b(?:(?:both|all|on|the|la|le|toute?s (?:les deux)?) )*(?:same day|meme jour(?:nee)?)
  (?=,? (?:(?:and|et|pis|but|mais) )?(?:${TOGETHER.source}|${IN_A_ROW.source}))`;

/** "Both on the same day", « en une seule visite »: what is booked at once is so anyway. */
const ONE_VISIT = globalPattern`
  \b(?:(?:both|all|on|in|during|the|a|le|la|lors de|dans|en|une?|toute?s (?:les deux)?) )*(?:
    same (?:day|visit|trip)|(?:one|single) (?:visit|trip|go)|meme (?:jour(?:nee)?|visite)
    |seule? (?:visite|coup|passage|fois)
  )(?![a-z])(?! (?:as|que|comme|of|de|next|each|every))`;

const DENIED = /\b(?:pas|not) (?:tous |toutes |all )?$/;

const spansOf = (folded: string, pattern: RegExp): readonly Span[] =>
  [...folded.matchAll(pattern)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }));

const EITHER = /^,? ?(?:or|ou)(?: (?:else|bien|just|right|juste))? $/;

/** "Together or one after the other": the "or" between the two is theirs. */
const asOne = (spans: readonly Span[], folded: string): readonly Span[] => {
  const told: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = told.at(-1);
    const isTied = last && EITHER.test(folded.slice(last.end, span.start));
    if (isTied) told.pop();
    told.push(isTied ? { start: last.start, end: span.end } : span);
  }
  return told;
};

/** "Together if you can, otherwise one after the other": the second is what comes next where the first cannot be. */
const OTHERWISE = pattern`
  \b(?:
    otherwise|if (?:not|you can't|that's not possible)|or else|failing that|worst case|sinon|autrement
    |a defaut|au pire
  )\b`;

/**
 * How several appointments are to lie to each other; the later of two counts, unless it is only told for want of the
 * first. `mayTellDay`: "the same day" may be one that was spoken of before.
 */
export const hearArrangement = (folded: string, mayTellDay = true): ArrangementHeard => {
  const spoken = spansOf(folded, TOGETHER);
  const isDenied = ({ start }: Span): boolean => DENIED.test(folded.slice(Math.max(0, start - 12), start));
  const together = spoken.filter((span) => !isDenied(span));
  // Not at the same time is one after the other.
  const inARow = [...spansOf(folded, IN_A_ROW), ...spoken.filter(isDenied)];
  const beside = [...spansOf(folded, SAME_DAY), ...(mayTellDay ? [] : spansOf(folded, ONE_VISIT))];
  const spans = [...together, ...inARow, ...beside];
  if (together.length + inARow.length === 0) return { spans };
  const last = (some: readonly Span[]): number => Math.max(-1, ...some.map(({ start }) => start));
  const [first, second] = [last(together), last(inARow)];
  const isNextBest = first >= 0 && OTHERWISE.test(folded.slice(first, Math.max(first, second)));
  return { arrangement: first > second || isNextBest ? 'together' : 'in_a_row', spans: asOne(spans, folded) };
};
