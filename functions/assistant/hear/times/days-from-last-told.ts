import type { Temporal } from 'temporal-polyfill';
import { globalPattern, pattern, source } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import { NUMBER, numberOf } from '../numbers.ts';
import { matchesOf } from '../text.ts';
import { atLeastBefore } from './at-least-before.ts';
import { counted, MOST_OF_SOME, SOME } from './counted-days.ts';
import { type DateHit, type Days, NEAR, weekOf } from './date-hit.ts';

const AGAIN = "(?! (?:(?:my|the|our|mon|ma|notre|l[ae]|d[eu]|tomorrow)(?![a-z])|l'|d'(?!abord)|·))";
const AHEAD = '(?:avant|before|earlier|prior|plus tot)';
const NO_HOUR = '(?! (?:\\d|noon|lunch|supper|dinner|work|school))';
const COUNTED_LAST = source`
  (?<!(?:les|the|last|next|every|aux|least|moins|minimum) )(?:
    (${NUMBER})(?: (?:jours? |days? )?(?:or|ou|to|a) (${NUMBER}))? (?:jours?|days?)
    |((?:an?|one|un) (?:day|jour) (?:or|ou) (?:two|so|deux))|((?:${SOME}) (?:jours|days))
  )(?: ou deux)? (?:(${AHEAD})|apres|after|later|plus tard)`;

/** The same without a day behind them: of the one that was told before. */
const OF_LAST = globalPattern`
  (?<!\b(?:not|pas|but|mais|cancel|annuler?|move|call|appeler)(?: [a-z]+)? )\b(?:
    (la veille ou l'avant[- ]veille|l'avant[- ]veille ou la veille)|(l'avant[- ]veille)
    |(la veille|(?:the )?(?:day|night) before|the (?:evening|morning|afternoon) before${NO_HOUR})
    |(
      le lendemain|(?:the )?day after|the (?:morning|evening|afternoon) after${NO_HOUR}
      |the next (?:day|morning)
    )|(le surlendemain)|${COUNTED_LAST}
  )${AGAIN}(?![a-z])`;
const OR = /\b(?:or|ou|and|et|pis) ?$/;

/** How many days from the one that was told: from the first of them to the last. */
const daysFrom = (match: RegExpExecArray): readonly [number, number] => {
  const [, eves, eve2, eve, next, next2, first, last, dayOrTwo, some, ahead] = match;
  if (eves) return [-2, -1];
  if (eve2) return [-2, -2];
  if (eve) return [-1, -1];
  if (next) return [1, 1];
  if (next2) return [2, 2];
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

/** "I have till Friday, so before that": before the day that was told. */
const BEFORE_LAST = globalPattern`
  (?:
    (?<!\b(?:not|pas|never|jamais|day|night|week|month|year|or|ou|like|as|been|comme|jour|semaine) )\b(?:
      (?:some ?time |any ?time |right |just |juste )?(?:before|prior to|avant) (?:
        then|that(?: date| day)?|it|cela|ca|cette date(?:[- ]la)?
      )
      |(?:so|donc|faque|fait que|alors) (?:
      (?:it has to be|ca doit etre|il faut que ce soit|i need it|sometime|anytime|please) )?(?:before|avant)
      |(?<=
        · |
        \b(?:
          come|come in|venir|passer|it|something|quelque chose|one|done|rendez-vous|rdv|appointment|place|spot
      ) )(?:just |right |juste |sometime |anytime )?(?:before|avant)
    )(?= *(?:$|[.,!?;)]|please|svp|pls|plz|if|si|thanks|merci|stp))
  )`;

/** "I get paid Friday so any time after that": after the day that was told. */
const AFTER_LAST = globalPattern`
  (?<!\b(?:day|night|week|month|year|right|just|ever|not|pas|jour|semaine|or|ou|until|till) )\b(?:
    after (?:that|then)(?: date| day)?|apres (?:ca|cela|cette date)
  )(?= *(?:$|[.,!?;)]|(?:is|works?|would|please|if|si|svp|me|c'est)(?![a-z])))`;

/**
 * "I'm getting married on the 5th; a shave the day before": a day that others are told by is no wish itself, unless it
 * stands beside them as another.
 */
const byDays = (hits: readonly DateHit[], folded: string): readonly DateHit[] =>
  matchesOf(folded, OF_LAST).reduce<readonly DateHit[]>((all, match) => {
    const { index, 0: words } = match;
    const last = hits.findLast(({ end }) => end <= index);
    if (!last || last.isRecurring) return all;
    const [first, latest] = daysFrom(match);
    const days = { from: last.from.add({ days: first }), to: last.to.add({ days: latest }) };
    const hit: DateHit = { start: index, end: index + words.length, ...days, ...partIn(words) };
    const isAnother = OR.test(folded.slice(last.end, index));
    const kept = isAnother ? all : all.filter((one) => one !== last);
    return [...kept, hit].toSorted((a, b) => a.start - b.start);
  }, hits);

/** "The Monday following", « le samedi d'avant », "Friday of that week": such a day beside the day that was told. */
const BESIDE_LAST = pattern`
  ^ (?:
    (?:right |just |juste |tout de suite )?(?:
      (before|d'avant|avant|precedent)|after|following|suivant|d'apres
    )(?: (?:that|it|ca|(?:i|we)(?:'m|'re| am| are| get| come)? (?:back|home|return)|my return|mon retour))?
    (?= *(?:$|[.,!?;)]))
    |((?:of|de) (?:that (?:same )?week|(?:the|la) (?:same|meme) (?:week|semaine)|cette semaine[- ]la))
    (?![a-z])
  )`;
const OR_ANOTHER = /\b(?:or|ou)\b/;
/** Read with the day where nothing follows. */
const ITS_AFTER = /(?<=[a-z]{3}day|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche) (?:after|d'apres)$/;

/** Such a weekday before the days that were told, after them, or in their week. */
const BESIDE_DAY: Record<'before' | 'after' | 'its', (base: Days, weekday: number) => Temporal.PlainDate> = {
  before: ({ from }, weekday) => from.subtract({ days: ((from.dayOfWeek - weekday + 6) % 7) + 1 }),
  after: ({ to }, weekday) => to.add({ days: ((weekday - to.dayOfWeek + 6) % 7) + 1 }),
  its: ({ from }, weekday) => weekOf(from).from.add({ days: weekday - 1 }),
};

const byWeekdays = (hits: readonly DateHit[], folded: string, whole: string): readonly DateHit[] => {
  const told = hits.flatMap((hit, at) => {
    const { weekdays: [named, ...others] = [], end, isRecurring } = hit;
    const own = ITS_AFTER.exec(whole.slice(hit.start, end))?.[0].length ?? 0;
    const weekday = own > 0 ? hit.from.dayOfWeek : named;
    const match = BESIDE_LAST.exec(whole.slice(end - own, end + NEAR));
    const tied = hits[at - 2];
    const base = hits[at - 1];
    if (!match || !base || weekday === undefined || others.length > 0 || isRecurring) return [];
    const isPair =
      /^ (?:or|ou|and|et) (?:the |le )?$/.test(folded.slice(base.end, hit.start)) && base.weekdays;
    return [
      {
        hit,
        which: match[2] ? ('its' as const) : match[1] ? ('before' as const) : ('after' as const),
        length: match[0].length - own,
        base: isPair ? tied : base,
        mate: isPair ? base : undefined,
      },
    ];
  });
  return told.reduce((all, { hit, which, length, base, mate }) => {
    if (!base) return all;
    const shifted = (one: DateHit): DateHit => {
      const [weekday = one.from.dayOfWeek] = one.weekdays ?? [];
      const day = BESIDE_DAY[which](base, weekday);
      const end = one === hit ? one.end + length : one.end;
      return { start: one.start, end, from: day, to: day };
    };
    const isAnother = OR_ANOTHER.test(folded.slice(base.end, (mate ?? hit).start));
    return all
      .filter((one) => isAnother || one !== base)
      .filter((one) => one.start < hit.end || hit.end + length < one.end)
      .map((one) => (one === hit || one === mate ? shifted(one) : one));
  }, hits);
};

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

const byWeeks = (hits: readonly DateHit[], folded: string): readonly DateHit[] =>
  matchesOf(folded, WEEK_OF_LAST).reduce((all, { index, 0: words, 1: before, 2: after, 3: its }) => {
    const last = all.findLast(({ end }) => end <= index);
    if (!last || last.isRecurring || OR.test(folded.slice(last.end, index))) return all;
    const by = (before && 'before') || (after && 'after') || (its && 'its') || 'day';
    if (isRefusedAlone(folded.slice(last.end, index))) return all;
    const end = index + words.length;
    if (by === 'day' && isToldOfIt(folded.slice(last.end, index), folded.slice(end))) return all;
    const hit: DateHit = { start: index, end, ...weekBeside(last, words, by) };
    const others = all.filter((one) => one !== last && (one.end <= index || end <= one.start));
    return [...others, hit].toSorted((a, b) => a.start - b.start);
  }, hits);

/** The day that a "before that" is told by: none where an hour stands nearer. */
const dayMeant = (hits: readonly DateHit[], folded: string, index: number): DateHit | undefined => {
  // "The Thursday or Friday before" is such a day by itself.
  if (hits.some(({ start, end }) => start <= index && index < end)) return undefined;
  const last = hits.findLast(({ end }) => end <= index);
  return last && !last.isRecurring && !/\d/.test(folded.slice(last.end, index)) ? last : undefined;
};

const ITS_HOUR = /(?:\d|noon|midi)(?: ?(?:[ap]m|h))?,? $/;

/** "Checkout is at eleven Saturday, after that" is after that hour. */
const dayMeantAfter = (hits: readonly DateHit[], folded: string, index: number): DateHit | undefined => {
  const day = dayMeant(hits, folded, index);
  return day && !ITS_HOUR.test(folded.slice(0, day.start)) ? day : undefined;
};

const byBounds = (hits: readonly DateHit[], folded: string): readonly DateHit[] => {
  const meant = [...folded.matchAll(BEFORE_LAST)].map(({ index }) => dayMeant(hits, folded, index));
  const after = [...folded.matchAll(AFTER_LAST)].map(({ index }) => dayMeantAfter(hits, folded, index));
  return hits.map((hit) =>
    meant.includes(hit) ? { ...hit, isBefore: true } : after.includes(hit) ? { ...hit, isAfter: true } : hit,
  );
};

/**
 * Days told by the one before them: the day before it, the week before it, or any day before it. `whole` is the text
 * with the days that were read in it.
 */
export const besideLast = (hits: readonly DateHit[], folded: string, whole: string): readonly DateHit[] => {
  const least = atLeastBefore(hits, folded);
  // "A week before" is read once.
  const isRead = least !== hits;
  const byOthers = byWeekdays(byDays(least, folded), folded, whole);
  return byBounds(isRead ? byOthers : byWeeks(byOthers, whole), folded);
};

/** Where "before that" stands: of a day that was told, and of nothing else. */
export const spansBeforeLast = (hits: readonly DateHit[], folded: string): readonly Span[] => [
  ...[...folded.matchAll(BEFORE_LAST)].flatMap(({ index, 0: words }) =>
    dayMeant(hits, folded, index) ? [{ start: index, end: index + words.length }] : [],
  ),
  ...[...folded.matchAll(AFTER_LAST)].flatMap(({ index, 0: words }) =>
    dayMeantAfter(hits, folded, index) ? [{ start: index, end: index + words.length }] : [],
  ),
];
