import { Temporal } from 'temporal-polyfill';
import type { When } from '../../frame.ts';
import { globalPattern, source } from '../../patterns.ts';
import { minutesOfPart } from '../../time/part-of-day.ts';
import { meansAll } from '../booked/move-booked.ts';
import { weekdayOf } from '../calendar-words.ts';
import type { Mention } from '../mention.ts';
import { matchesOf } from '../text.ts';
import { weekOf } from './date-hit.ts';
import type { MomentBefore } from './moment-before.ts';
import { atMinute, onDay, type ReadBefore, shifts } from './shifted-by.ts';

export { CHANGES_BOOKED, SEVERAL_MOVED } from '../booked/move-booked.ts';

const ARTICLE = "(?:(?:a |at |on |pour |for )?(?:la |le |the |l')?)";
const SAME = `${ARTICLE}(?:meme|mm|same)`;
const DAY = '(?:jour(?:nee)?|day|date)';
/** The day that the visitor has in mind: the one they asked for, else the one put forward. */
const dayMeant = ({ date, asked }: MomentBefore): Temporal.PlainDate =>
  asked && asked.from === asked.to ? Temporal.PlainDate.from(asked.from) : date;

const inWeekOf = (date: Temporal.PlainDate): When => {
  const { from, to } = weekOf(date);
  return { dates: [{ from: from.toString(), to: to.toString() }], weekdays: [], times: [] };
};

const NO_OTHER = source`
  (?! (?:\d|noon|midi|lunch|work|school|the|my|our|ma|mon|le|la|de|next|that i|new|christmas|noel|tomorrow|·))`;
const WEEKDAY = '([a-z]+(?:di|day|manche))';
const WEEKEND = '(?:fin de semaine|week-? ?end)';
/** « Le samedi d'après », "the following Saturday". */
const WEEKDAY_AFTER = globalPattern`
  \b(?:au |le |the |on )*(?:
    ${WEEKDAY} (?:d'apres|apres (?=ca|cela)|suivant|after|following)(?: ?(?:that|ca|cela))?
    |following ${WEEKDAY}
  )(?![a-z])${NO_OTHER}`;
/** "The Saturday just before, then", « le samedi d'avant ». */
const WEEKDAY_BEFORE = globalPattern`
  \b(?:au |le |the |on )*${WEEKDAY} (?:just |right |juste )?(?:before|d'avant|avant|precedent)
  (?: (?:that|it|ca|cela))?(?= *(?:$|[,.!?;)]|(?:then|alors|dans ce cas|instead|please|svp|if|si)(?![a-z])))`;
const WEEKEND_AFTER = globalPattern`
  \b(?:a |for |pour )?(?:la |le |the )?(?:
    ${WEEKEND} (?:d'apres|suivante?|after|following)(?: (?:that|ca|cela))?|following ${WEEKEND}
  )(?![a-z])${NO_OTHER}`;
const NAMED_DAY =
  /\b(?:[a-z]+(?:di|day)|dimanche|demain|tomorrow|\d{1,2}(?:st|nd|rd|th)|(?<=\b(?:le|the) )\d{1,2})\b/g;

/** Another day stands before it in the message: it is told by that one. */
const isOfAnother = ({ index, input }: RegExpExecArray, { date }: MomentBefore): boolean =>
  (input.slice(0, index).match(NAMED_DAY) ?? []).some(
    (word) => weekdayOf(word, false) !== date.dayOfWeek && Number.parseInt(word, 10) !== date.day,
  );

const weekdayAfter = (date: Temporal.PlainDate, name: string | undefined): When | undefined => {
  const weekday = name === undefined ? undefined : weekdayOf(name, false);
  return weekday && onDay(date.add({ days: ((weekday - date.dayOfWeek + 6) % 7) + 1 }));
};

const weekdayBefore = (date: Temporal.PlainDate, name: string | undefined): When | undefined => {
  const weekday = name === undefined ? undefined : weekdayOf(name, false);
  return weekday && onDay(date.subtract({ days: ((date.dayOfWeek - weekday + 6) % 7) + 1 }));
};

const weekendAfter = (date: Temporal.PlainDate): When => {
  const { from, to } = weekOf(date.dayOfWeek > 5 ? date.add({ weeks: 1 }) : date);
  const saturday = from.add({ days: 5 });
  return { dates: [{ from: saturday.toString(), to: to.toString() }], weekdays: [], times: [] };
};

const partNamed = (word: string): 'morning' | 'afternoon' | 'evening' => {
  if (/^(?:matin|morn|avant)/.test(word)) return 'morning';
  return /^(?:apr|aft)/.test(word) ? 'afternoon' : 'evening';
};

/** Asks nothing: the hours that were wished for stand. */
const ANY_TIME: When = { dates: [], weekdays: [], times: [] };

const THAT_WEEK =
  /\b(?:(?:de |of |in )?(?:cette semaine[- ]la|la meme semaine|that (?:same )?week|the same week))\b/g;

/** How a moment is told by another one. */
const readers: readonly ReadBefore[] = [
  [
    new RegExp(
      `\\b${SAME} (?:jour(?:nee)?|day) (?:(?:et|and|a|at) )?(?:la |the )?(?:meme|mm|same) (?:heure|time)\\b`,
      'g',
    ),
    (_, before) => atMinute(before, 0) ?? (before.isTimed ? onDay(dayMeant(before)) : undefined),
  ],
  [
    globalPattern`
      \b${SAME} (?:heure|time|jour(?:nee)?|day)(?:,? (?:mais |but )?)(?:
        la semaine (?:prochaine|suivante|d'apres)|next week|the (?:week after|following week)
        |une semaine plus tard|a week later
      )\b`,
    ([words], { date, minute }) => {
      const when = onDay(date.add({ days: 7 }));
      return /heure|time/.test(words) && minute !== undefined ? { ...when, at: { minute } } : when;
    },
  ],
  [
    new RegExp(
      `\\b${SAME} (matin(?:ee)?|avant-midi|morning|apres-midi|aprem|afternoon|soir(?:ee)?|evening)\\b`,
      'g',
    ),
    ([, part = ''], { date }) => {
      const { fromMin, toMin } = minutesOfPart(partNamed(part));
      return { ...onDay(date), times: [{ from: fromMin, to: toMin }] };
    },
  ],
  [THAT_WEEK, (_, { date, asked }) => inWeekOf(asked ? Temporal.PlainDate.from(asked.from) : date)],
  [
    new RegExp(`\\b${SAME} ${DAY}\\b`, 'g'),
    (_, before) => onDay(before.minute === undefined ? dayMeant(before) : before.date),
  ],
  [
    new RegExp(`\\b${SAME} (?:heure|time)\\b`, 'g'),
    (_, { minute, isTimed }) =>
      minute === undefined ? (isTimed ? ANY_TIME : undefined) : { ...ANY_TIME, at: { minute } },
  ],
  ...shifts,
  [
    WEEKDAY_AFTER,
    (match, before) =>
      isOfAnother(match, before) ? undefined : weekdayAfter(dayMeant(before), match[1] ?? match[2]),
  ],
  [
    WEEKDAY_BEFORE,
    (match, before) => (isOfAnother(match, before) ? undefined : weekdayBefore(dayMeant(before), match[1])),
  ],
  [
    WEEKEND_AFTER,
    (match, before) => (isOfAnother(match, before) ? undefined : weekendAfter(dayMeant(before))),
  ],
  [
    /\b(?:la semaine (?:d'apres|suivante)|the (?:week after(?! next)|following week))\b/g,
    (_, { date }) => inWeekOf(date.add({ weeks: 1 })),
  ],
  [
    /\b(?:le lendemain|the (?:next day|day after|following day)|le jour (?:d'apres|suivant))\b/g,
    (_, before) => onDay(dayMeant(before).add({ days: 1 })),
  ],
  [
    /\b(?:la veille|the day before|le jour (?:d'avant|precedent))\b(?! (?:de|du|my|the|our)\b)/g,
    (_, before) => onDay(dayMeant(before).subtract({ days: 1 })),
  ],
];

type Reader = readonly [RegExp, (match: RegExpExecArray) => When | undefined];

/** How a moment is told by the one before, or by the week that was asked for. */
const readersFrom = (
  before: MomentBefore | undefined,
  week: Temporal.PlainDate | undefined,
): readonly Reader[] => {
  if (before) return readers.map(([pattern, read]) => [pattern, (match) => read(match, before)]);
  return week ? [[THAT_WEEK, () => inWeekOf(week)]] : [];
};

/** Where all of several are spoken of, the moment before is that of the first. */
const ofAll = (folded: string, { first, ...last }: MomentBefore): MomentBefore =>
  first && meansAll(folded) ? { ...last, ...first, first } : last;

/**
 * The times that a text tells by the moment before: "the same day", "an hour later", « le lendemain ». Where there is
 * none, "that week" is the one that was asked for, told by one of its days.
 */
export const likeBefore = (
  folded: string,
  before: MomentBefore | undefined,
  week?: Temporal.PlainDate,
): readonly Mention[] => {
  const found: Mention[] = [];
  for (const [pattern, read] of readersFrom(before && ofAll(folded, before), week))
    for (const match of matchesOf(folded, pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      const when = read(match);
      const isTaken = found.some(({ start, end }) => start < span.end && span.start < end);
      if (when && !isTaken) found.push({ kind: 'when', when, ...span });
    }
  return found;
};
