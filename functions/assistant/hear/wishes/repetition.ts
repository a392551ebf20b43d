import type { Repetition } from '../../frame.ts';
import { globalPattern, pattern, source } from '../../patterns.ts';
import { KIN } from '../contact/kin-words.ts';
import type { Mention, Span } from '../mention.ts';
import { NUMBER, numberOf } from '../numbers.ts';
import { matchesOf } from '../text.ts';
import { TIME_AHEAD } from '../times/time-ahead.ts';

const WEEKDAY = source`
  (?:
    lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|mondays?|tuesdays?|wednesdays?
    |thursdays?|fridays?|saturdays?|sundays?
  )`;

type Read = (match: RegExpExecArray) => number | undefined;

/** How often, in weeks. A weekday behind it stays for the reader of days. */
const rhythms: readonly (readonly [RegExp, Read])[] = [
  [
    globalPattern`
      \b(?:
        (?:a )?(?:aux|toutes les|tous les|a toutes les|chaque|every) (${NUMBER}) (?:semaines?|weeks?|sem)
        |once every (${NUMBER}) weeks?
      )(?![a-z])`,
    ([, a, b]) => numberOf(a ?? b),
  ],
  [
    globalPattern`
      \b(?:
        every (?:other|second) week|bi-?weekly|fortnightly|(?:une |1 )?(?:semaine|fois) sur deux
        |(?:a )?(?:aux|toutes les) quinze jours|aux quinzaines
      )(?![a-z])`,
    () => 2,
  ],
  [new RegExp(`\\bevery (?:other|second) (?=${WEEKDAY})`, 'g'), () => 2],
  // "The third Saturday of every month" counts the weeks of a month.
  [
    new RegExp(`\\bevery (third|fourth|3rd|4th) (?:weeks?(?![a-z])|(?=${WEEKDAY}(?! of)))`, 'g'),
    ([, rank]) => (rank === 'third' || rank === '3rd' ? 3 : 4),
  ],
  [
    new RegExp(`(?<=\\bune? ${WEEKDAY} )sur (deux|trois|quatre|[2-4])(?![a-z])`, 'g'),
    ([, number]) => numberOf(number),
  ],
  [
    globalPattern`
      \b(?:
        (?:a )?(?:chaque|toutes les) semaines?|every week|weekly|hebdo\w*|(?:une|1) fois (?:par|\/) ?semaine
        |once a week
      )(?![a-z])`,
    () => 1,
  ],
  [new RegExp(`\\b(?:every|each|chaque|tous les) (?=${WEEKDAY})`, 'g'), () => 1],
  [
    globalPattern`
      \b(?:
        (?:a )?(?:chaque|tous les) mois|every month|monthly|mensuel\w*|(?:une|1) fois par mois|once a month
      )(?![a-z])`,
    () => 4,
  ],
];

const TIMES = globalPattern`
  \b(?:
    (?:pendant|durant|pour|for|x|sur) (?:les )?(?:the next )?(?:prochaines )?(${NUMBER}) (?:
      semaines|weeks|sem|seances|sessions|fois|times|rendez-vous|appointments|mois|months
    )|(${NUMBER}) (?:seances|sessions|fois|times)
  )(?![a-z])`;

/** How often somebody comes already, or usually: "I see Linh", « ma fille voit », "can I come …" does not. */
const COMES = source`
  (?<!\b(?:can|could|may|should) )i (?:always |already )?(?:come|see|get|go)
  |(?:he|she|${KIN}) (?:already )?(?:comes|sees|gets|goes)
  |je (?:viens|vois)|(?:on|il|elle|${KIN}) (?:vient|voit)|suivie?s?`;
const RIGHT_BEFORE = '[^.!?]{0,24}$';

/**
 * Days that suit or do not, or on which one works or comes already: "I can every Tuesday" and "I see Ann every second
 * week" repeat nothing, "can I come …" does.
 */
const HABIT = pattern`
  \b(?:
    libre|dispo\w*|free|available|off|conge|travaille|work(?:ing)?|occupee?|busy|ouverte?s?|open|fermee?s?
    |closed|pas|not|usually|normally|generally|d'habitude|habituellement|normalement|${COMES}
    |can(?! (?:i|we|you|u|my|she|he|they)\b)
  )\b${RIGHT_BEFORE}`;
const COMES_BEFORE = pattern`\b(?:${COMES})\b${RIGHT_BEFORE}`;
/** As much as may tell of a habit. */
const BEFORE = 40;

const timesIn = (
  folded: string,
  weeks: number,
): Pick<Repetition, 'times'> & { readonly span?: [number, number] } => {
  const [match] = folded.matchAll(TIMES);
  const number = numberOf(match?.[1] ?? match?.[2]);
  if (!match || number === undefined || number < 2) return {};
  const isWeeks = /semaine|week|sem\b/.test(match[0]);
  const isMonths = /mois|month/.test(match[0]);
  const times = isMonths ? number : isWeeks ? Math.max(1, Math.floor(number / weeks)) : number;
  return { times, span: [match.index, match.index + match[0].length] };
};

const MONTHLY = '(?:par|per|a|chaque|each|every) (?:mois|month)';

/** "Three Tuesdays", « six mardis de suite », "three weeks in a row": once a week, so many times. */
const WEEKLY_DATES: readonly RegExp[] = [
  globalPattern`
    (?<!\b(?:dans|in|within|depuis|for|il y a|aux|toutes les|tous les|every) )\b(?:(?:les|the) )?
    (?:(?:next|prochains) )?(${NUMBER}) (?:next |prochains )?(?=
      (?:
        lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches|mondays|tuesdays|wednesdays|thursdays
        |fridays|saturdays|sundays
      )(?! ${MONTHLY})(?![a-z])
    )`,
  globalPattern`
    \b(?:pendant |for )?(${NUMBER}) (?:semaines|weeks) (?:
      de suite|d'affilee|consecutives|consecutive|in a row|straight|running
    )(?![a-z])`,
];

/** How often in a row behind a number of weekdays is no more than the number. */
const BEHIND =
  / ?(?:prochains|suivants)?,? ?(?:de suite|d'affilee|consecutifs|in a row|straight|running)(?![a-z])/g;

const weeklyDates = (folded: string): readonly Mention[] => {
  for (const pattern of WEEKLY_DATES)
    for (const match of folded.matchAll(pattern)) {
      const times = numberOf(match[1]);
      if (times === undefined || times < 2 || times > 52) continue;
      const start = match.index;
      const end = start + match[0].length;
      const behind = [...folded.slice(end).matchAll(BEHIND)].map(({ index, 0: words }) => ({
        start: end + index,
        end: end + index + words.length,
      }));
      const every = { weeks: 1, times };
      return [{ start, end }, ...behind].map((span) => ({ kind: 'every', every, ...span }));
    }
  return [];
};

const NEXT_WEEK =
  "(?:(?:the )?(?:next|following) week|the week after|la semaine (?:prochaine|suivante|d'apres))";
const LATER = source`
  (?:(?:in|dans|apres) (${NUMBER}) (?:weeks|semaines)|(${NUMBER}) (?:weeks later|weeks after|semaines (?:plus tard|apres)))`;
const SAME = '(?:the |a la |la )?(?:same(?: (?:time|hour|thing|one))?|meme (?:heure|chose)|pareil|idem)';
const TOO = '(?:too|as well|also|aussi|itou)';
/** "Thursday at ten, and same time next week too", « pis encore dans deux semaines »: once more, so many weeks after. */
const ONCE_MORE = globalPattern`
  \b(?:and|et|pis|puis|then)(?: (?:again|encore|also|aussi))?(?: ${SAME})?(?: (?:again|encore))?,?
  (?: ${NEXT_WEEK}|,? ${LATER})(?:,? (?:at )?${SAME})?(?: ${TOO})?(?![a-z])`;
const IS_AGAIN = new RegExp(`\\b(?:again|encore|${TOO}|${SAME})\\b`);
const TIMED_BEFORE = new RegExp(TIME_AHEAD);

/** Of what is wished at a time, the same once more some weeks after; `isTimed`: a time was put forward before the message. */
const onceMore = (folded: string, isTimed: boolean): readonly Mention[] =>
  matchesOf(folded, ONCE_MORE).flatMap((match): readonly Mention[] => {
    const weeks = numberOf(match[1] ?? match[2]) ?? 1;
    const before = folded.slice(0, match.index);
    const isOfBefore = isTimed && !/[a-z0-9]/.test(before);
    const isOfTime = (isOfBefore || TIMED_BEFORE.test(before)) && IS_AGAIN.test(match[0]);
    const end = match.index + match[0].length;
    return isOfTime ? [{ kind: 'every', every: { weeks, times: 2 }, start: match.index, end }] : [];
  });

/** Where it is told how often somebody comes already: read, and no time that is wished. */
export const habitsIn = (folded: string): readonly Span[] =>
  rhythms
    .flatMap(([rhythm]) => matchesOf(folded, rhythm))
    .filter(({ index }) => COMES_BEFORE.test(folded.slice(Math.max(0, index - BEFORE), index)))
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length }));

/** "Every two weeks, six times." `isTimed`: a time was put forward before the message. */
export const repetitionMentions = (folded: string, isTimed = false): readonly Mention[] => {
  for (const [pattern, read] of rhythms)
    for (const match of folded.matchAll(pattern)) {
      const weeks = read(match);
      if (weeks === undefined || weeks < 1 || weeks > 52) continue;
      if (HABIT.test(folded.slice(Math.max(0, match.index - BEFORE), match.index))) continue;
      const rest =
        folded.slice(0, match.index) +
        '·'.repeat(match[0].length) +
        folded.slice(match.index + match[0].length);
      const { times, span } = timesIn(rest, weeks);
      const every = { weeks, ...(times === undefined ? {} : { times }) };
      const first: Mention = { kind: 'every', every, start: match.index, end: match.index + match[0].length };
      return span ? [first, { kind: 'every', every, start: span[0], end: span[1] }] : [first];
    }
  return [...weeklyDates(folded), ...onceMore(folded, isTimed)];
};
