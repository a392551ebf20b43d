import { globalPattern, pattern, source } from '../../../patterns.ts';
import { matchesOf } from '../../text.ts';
import { type DateHit, type Days, weekOf } from '../date-hit.ts';
import { ENDS_WITH_OR } from './or-another.ts';

/** The week before the day that was told, the one after it, or its own; the weekend before it. */
const WEEK_OF_LAST = globalPattern`
  \b(?<!\b(?:of|de) )(?:
    (?<!\b(?:not|pas|but|mais) )(?:
      (
        (?:la semaine|(?:la |cette )?(?:fin de semaine)|le week-?end) (?:juste )?
        (?:d'avant|avant(?= *(?:$|[,.!?;])))|(?<!\b(?:next|this|that) )(?:the )?(?:week|weekend)
        (?: (?:just|right))? (?:before(?:hand)?|prior)
      )|((?:la semaine|la fin de semaine|le week-?end) d'apres|the (?:week|weekend) after)
      |(cette semaine[- ]la|that (?:same )?week)
    )
    |(?<!\b(?:but|mais) )(?:
      (?:ce (?:meme )?jour|cette (?:meme )?journee)[- ]la|le jour meme|that (?:same )?day|the same day
    )
  )(?! (?:my|the|our|mon|ma|notre|l[ae']|d[eu']|christmas|next|noel|as|que|·|\d|noon|midi|lunch|diner|work))(?![a-z])`;

const weekBeside = ({ from, to }: DateHit, words: string, by: 'before' | 'after' | 'its' | 'day'): Days => {
  if (by === 'day') return { from, to };
  if (by === 'its') return { from: weekOf(from).from, to: weekOf(to).to };
  if (/week-?end|fin de semaine/.test(words)) {
    const own =
      by === 'before'
        ? weekOf(from).from.subtract({ days: 2 })
        : to.add({ days: (13 - to.dayOfWeek) % 7 || 7 });
    return { from: own, to: own.add({ days: 1 }) };
  }
  const first = by === 'before' ? from.subtract({ days: 7 }) : to.add({ days: 1 });
  return { from: first, to: first.add({ days: 6 }) };
};

/** "Not that day", of a day that is told without an hour, is for the cues that refuse what stands before them. */
const isRefusedAlone = (between: string): boolean => /\b(?:not|pas) $/.test(between) && !/\d/.test(between);

/** What is done that day, and no appointment. */
const NOT_COMING = source`
  (?: (?!
    come|get|have|book|see|fit|be|make|do|drop|bring|start|venir|avoir|passer|prendre|reserver|faire|amener|etre
  )[a-z'-]+){1,6}`;

/** "She's off school that day", in a thought of its own: it is told of the day that was named, and wishes no other. */
const TOLD_OF_IT = pattern`
  [.?!;] ?(?:and |et |pis )?(?:
    (?:(?:s?he|they|i|we|it|il|elle|ils|elles|on|je|y|(?:my|our|mon|ma|mes|notre|nos) [a-z]+)(?:'?s|'re|'m|'ve)?|im|j'[a-z]+)
    (?: (?!want|need|would|could|can|like|prefer|veux|veut|voudrai|aimerai|peux|pourrai|prendrai)[a-z'-]+){1,6}
    |(?:can|may|should|does|do|did|is|will) (?:s?he|they|it|i|we|my [a-z]+)(?: (?:need|have) to)?${NOT_COMING}
    |(?:est-ce qu(?:e |'))(?:elle|il|je|on|mon [a-z]+|ma [a-z]+) (?:peut|peux|doit|dois|va)${NOT_COMING}
    |(?:peut|peux|doit|dois|puis)[- ]?(?:elle|il|je|on|tu)${NOT_COMING}
  ) $`;
const ENDS_THERE = /^ *(?:$|[.!?;,])/;

const isToldOfIt = (between: string, behind: string): boolean =>
  TOLD_OF_IT.test(between) && ENDS_THERE.test(behind);

/** Weeks, weekends and "that day", told by the day before them. */
export const byWeeks = (hits: readonly DateHit[], folded: string): readonly DateHit[] =>
  matchesOf(folded, WEEK_OF_LAST).reduce((all, { index, 0: words, 1: before, 2: after, 3: its }) => {
    const last = all.findLast(({ end }) => end <= index);
    if (!last || last.isRecurring || ENDS_WITH_OR.test(folded.slice(last.end, index))) return all;
    const by = (before && 'before') || (after && 'after') || (its && 'its') || 'day';
    if (isRefusedAlone(folded.slice(last.end, index))) return all;
    const end = index + words.length;
    if (by === 'day' && isToldOfIt(folded.slice(last.end, index), folded.slice(end))) return all;
    const hit: DateHit = { start: index, end, ...weekBeside(last, words, by) };
    const others = all.filter((one) => one !== last && (one.end <= index || end <= one.start));
    return [...others, hit].toSorted((a, b) => a.start - b.start);
  }, hits);
