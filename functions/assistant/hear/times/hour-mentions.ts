import type { ClockTime, When } from '../../frame.ts';
import { pattern } from '../../patterns.ts';
import type { WhenMention } from '../mention.ts';
import type { Text } from '../text.ts';
import type { Bound } from './bounds.ts';
import type { ClockToken } from './clock-alternatives.ts';
import { NEAR } from './date-hit.ts';
import { during, END_OF_DAY } from './during.ts';
import type { PartFound } from './parts-of-day.ts';

interface Bounded {
  readonly asked: When;
  /** What the denial of it asks for; nothing where nothing is asked then. */
  readonly denied: When;
}

const HOUR = 60;
const SHORT = 30;

const boundedBy = (bound: Bound, minute: number): Bounded => {
  const upTo = during({ from: 0, to: Math.max(1, minute) });
  const upToItself = during({ from: 0, to: minute + 1 });
  const from = during({ from: minute, to: END_OF_DAY });
  const meanings: Record<Bound, Bounded> = {
    before: { asked: upTo, denied: from },
    until: { asked: upToItself, denied: from },
    from: { asked: from, denied: upTo },
    after: { asked: from, denied: upTo },
    later_than: { asked: during({ from: minute + 1, to: END_OF_DAY }), denied: upToItself },
    over_by: { asked: { ...during(), endsBy: minute }, denied: during() },
    soon_after: { asked: during({ from: minute, to: minute + HOUR + 1 }), denied: during() },
    shortly_before: { asked: during({ from: Math.max(0, minute - HOUR), to: minute + 1 }), denied: during() },
  };
  return meanings[bound];
};

/** The readers of what bounds an hour; absent until they are loaded. */
type BoundReaders = Pick<typeof import('./bounds.ts'), 'boundBefore' | 'boundBehind'> &
  typeof import('./hour-bounds.ts') &
  typeof import('./travel.ts');

export interface HourContext {
  readonly folded: string;
  /** The text with its parts of the day, which say which half of it an hour is of. */
  readonly whole: string;
  readonly readers: BoundReaders | undefined;
}

/** As far back as the words may begin that bound an hour: they say who does what until then. */
const HOUR_REACH = 90;

const hourBound = (folded: string, start: number, readers: BoundReaders | undefined) =>
  readers?.hourBoundBefore(folded, start) ?? readers?.boundBefore(folded, start, HOUR_REACH);

/** "Thursday morning at 7:30", "I get off nights at seven". */
const OF_MORNING = /\b(?:morning|matin|nights?|nuits?|overnights?|graveyards?)\b[^.!?;]{0,24}$/;

const IN_MORNING = /^ (?:in the morning|du matin|le matin)(?![a-z])/;

/** "After seven", "until seven": at seven in the morning few shops are open, so a bound means the evening. */
/** What is on in the evening. */
const IN_EVENING = /\b(?:dinner|supper|party|concert|date)(?![a-z])[^.!?;\d]{0,24}$/;

const boundedMinute = ({ min, alt, start, end }: ClockToken, whole: string): number => {
  const isMorning = OF_MORNING.test(whole.slice(0, start)) || IN_MORNING.test(whole.slice(end));
  const isEvening = IN_EVENING.test(whole.slice(0, start));
  return alt !== undefined && min >= 7 * 60 && min < (isEvening ? 12 : 8) * 60 && !isMorning ? alt : min;
};

/** "I finish at four, it takes me half an hour to get there": from half past four on. */
const withWay = (token: ClockToken, bound: Bound, { folded, whole, readers }: HourContext): number => {
  // "7:30 is too early" is in the morning.
  const minute = bound === 'later_than' ? token.min : boundedMinute(token, whole);
  const way = readers?.wayBehind(folded, token.end) ?? 0;
  if (bound === 'over_by') return minute - way;
  return bound === 'from' ? minute + way : minute;
};

/** "Half past ten" is not past ten. */
const COUNTED = /^(?:half|quarter|five|ten|twenty)(?: minutes?)? (?:past|to) /;

/** Prepositions are part of some patterns: what stands before the number counts as before it. */
const leadOf = (token: ClockToken, folded: string): number => {
  const phrase = folded.slice(token.start, token.end);
  if (COUNTED.test(phrase)) return 0;
  if (phrase.startsWith('b4 ')) return 3;
  const digits = phrase.search(/\d/);
  if (digits > 0 && /^[a-z' @]+$/.test(phrase.slice(0, digits))) return digits;
  const preposition =
    /^(?:at|around|before|after|until|'?till?|past|about|by|(?:no )?(?:later|earlier) than) /.exec(phrase);
  return digits === -1 ? (preposition?.[0].length ?? 0) : 0;
};

const SAYS_HALF = /^(?:in the|du|de l'|at|le|de la)(?![a-z])/;

/** "Before seven in the morning": the part of the day right behind a bounding hour says which half it is of. */
export const withHalves = (
  tokens: readonly ClockToken[],
  parts: readonly PartFound[],
  { folded }: Text,
  readers: BoundReaders | undefined,
): { readonly tokens: readonly ClockToken[]; readonly parts: readonly PartFound[] } => {
  const halfOf = (token: ClockToken): PartFound | undefined =>
    parts.find(({ start, end }) => start === token.end + 1 && SAYS_HALF.test(folded.slice(start, end)));
  // "After nine in the morning" is in the morning.
  const isBounded = (token: ClockToken): boolean => {
    const found = hourBound(folded, token.start + leadOf(token, folded), readers);
    return token.until === undefined && (found?.bound === 'before' || found?.bound === 'until');
  };
  // "In the morning before ten" is before ten.
  const isBefore = (part: PartFound): boolean =>
    tokens.some((token) => {
      const start = token.start + leadOf(token, folded);
      const found = isBounded(token) ? hourBound(folded, start, readers) : undefined;
      const isIn = token.min > part.interval.from && token.min <= part.interval.to;
      return found !== undefined && isIn && start - found.length === part.end + 1;
    });
  const halves = tokens.flatMap((token) => (isBounded(token) ? (halfOf(token) ?? []) : []));
  return {
    parts: parts
      .filter((part) => !halves.includes(part))
      .map((part) => (isBefore(part) ? { ...part, interval: { from: 0, to: END_OF_DAY } } : part)),
    tokens: tokens.map((token) => {
      const half = halfOf(token);
      if (!half || !halves.includes(half)) return token;
      const { from, to } = half.interval;
      const fits = [token.min, token.alt ?? token.min, token.min + 12 * 60].find(
        (min) => min >= from && min < to,
      );
      return { start: token.start, end: half.end, min: fits ?? token.min };
    }),
  };
};

/** "5:30 or so": about that hour. */
const ABOUT = pattern`
  ^ ?(?:
    or so|or thereabouts|or (?:close|near) (?:to it|enough)|environ|a peu pres|(?:or )?something like that
    |ou (?:a peu pres|environ|par la|pas loin|(?:quelque chose|de quoi) (?:comme ca|de meme))|-?ish
  )(?![a-z])`;

/** "Around 2", « vers 14 h », "2ish". */
const AROUND_BEFORE = pattern`
  (?:^|[^a-z])(?:
    around|'?round|arnd|about|abt|roughly|approx(?:imately)?|roundabout|vers|environ|genre|autour de|alentours de
    |(?:close|closer|near|nearer) to|(?:plus )?(?:pres|proche) de
  ) ?(?:les )?$`;
const ISH = /ish$/;

/** Whether an hour is told as one of several near it; `about` stands behind it where it does. */
const isAround = ({ start, end }: ClockToken, folded: string, about: string | undefined): boolean =>
  about !== undefined ||
  ISH.test(folded.slice(start, end)) ||
  AROUND_BEFORE.test(folded.slice(Math.max(0, start - NEAR), start)) ||
  AROUND_BEFORE.test(/^[a-z' ]*/.exec(folded.slice(start, end))?.[0] ?? '');

/** Of what nobody has to do: "(I can't) leave before", « (ils sont pas) rentrés avant ». */
const NOT_BEFORE = pattern`
  ^(?:before|b4|avant)(?![a-z])
  |^(?!.*\b(?:need|ha[sv]e?|got|gotta|must|want|like|doi|faut|veu|voud|aime))[a-z' ·]*\b(?:before|b4|avant) ?$`;
/** What lies between two hours may begin at any time between them. */
const BETWEEN = /^(?:entre|bet?w|btw|b\/w)/;

/** "Three or a bit after" is an hour and what is near it, and leaves no other side. */
const isNear = (bound: Bound): boolean => bound === 'soon_after' || bound === 'shortly_before';

/** An hour, or a stretch of hours, with the words that bound it. */
const hourMention = (token: ClockToken, context: HourContext): WhenMention => {
  const { folded, readers } = context;
  if (token.until !== undefined) {
    // "I work nine to five, so after that": from the end of the stretch on.
    const after = readers?.hourBoundApart(folded, token.end);
    if (after?.bound === 'from') {
      const when = during({ from: token.until, to: END_OF_DAY });
      return { kind: 'when', start: token.start, end: token.end + after.length, when, isWished: true };
    }
    // "4 - 4:30": too short for what begins and ends there, so it begins at one of them, or between them.
    const isShort = token.until - token.min <= SHORT;
    const isSpan = !isShort && !BETWEEN.test(folded.slice(token.start, token.end));
    const to = isShort ? token.until + 1 : token.until;
    const when = during({ from: token.min, to, ...(isSpan ? { isSpan } : {}) });
    return { kind: 'when', start: token.start, end: token.end, when };
  }
  const start = token.start + leadOf(token, folded);
  const before = hourBound(folded, start, readers);
  const apart = readers?.hourBoundApart(folded, token.end);
  const behind = apart ?? readers?.boundBehind(folded, token.end);
  const found = apart ?? before ?? behind;
  if (!found) {
    const about = ABOUT.exec(folded.slice(token.end, token.end + NEAR))?.[0];
    const at: ClockTime = {
      minute: token.min,
      ...(token.alt === undefined ? {} : { or: token.alt }),
      ...(isAround(token, folded, about) ? { isAround: true } : {}),
    };
    const end = token.end + (about?.length ?? 0);
    return { kind: 'when', start: token.start, end, when: { ...during(), at } };
  }
  // "Not before he gets home at five" is from five on.
  const isBeforeDoing =
    found.bound === 'over_by' &&
    before !== undefined &&
    NOT_BEFORE.test(folded.slice(start - before.length, start));
  const { asked, denied } = boundedBy(found.bound, withWay(token, found.bound, context));
  return {
    kind: 'when',
    start: before ? Math.min(token.start, start - before.length) : token.start,
    end: token.end + (behind?.length ?? 0),
    when: asked,
    ...(apart || found.isTold ? { isWished: true } : {}),
    ...(apart || isNear(found.bound)
      ? {}
      : {
          denied: isBeforeDoing
            ? during({ from: boundedMinute(token, context.whole), to: END_OF_DAY })
            : denied,
        }),
  };
};

/** "I finish at 2:30 on Mondays and at four on Fridays": what is left out of the second is that of the first. */
const GOES_ON = /^[ ·,]*(?:(?:and|but|et|mais|pis|puis|or|ou)(?: (?:on|le|les))?)?[ ·,]*(?:at |a |vers )?$/;

/** Whether an hour is told as the one before it was. */
const goesOnFrom = (last: WhenMention | undefined, one: WhenMention, folded: string): boolean =>
  last?.isWished === true &&
  last.denied !== undefined &&
  one.when.at !== undefined &&
  GOES_ON.test(folded.slice(last.end, one.start));

/** The hours of a text, each with what bounds it. */
export const hourMentions = (tokens: readonly ClockToken[], context: HourContext): readonly WhenMention[] => {
  const hours: WhenMention[] = [];
  for (const token of tokens) {
    const one = hourMention(token, context);
    const { asked, denied } = boundedBy('from', boundedMinute(token, context.whole));
    const isSame = goesOnFrom(hours.at(-1), one, context.folded);
    hours.push(isSame ? { ...one, when: asked, denied, isWished: true } : one);
  }
  return hours;
};
