import type { ClockTime, When } from '../../frame.ts';
import { pattern } from '../../patterns.ts';
import type { Span, WhenMention } from '../mention.ts';
import { erase, type Text } from '../text.ts';
import { bareHours } from './bare-hours.ts';
import { type Bound, boundBefore, boundBehind } from './bounds.ts';
import type { ClockToken } from './clock-alternatives.ts';
import { clockTokens } from './clock-tokens.ts';
import { NEAR } from './date-hit.ts';
import type { DayReaders } from './day-mentions.ts';
import { during, END_OF_DAY } from './during.ts';
import { type PartFound, partsOfDay } from './parts-of-day.ts';

interface Bounded {
  readonly asked: When;
  /** What the denial of it asks for; nothing where nothing is asked then. */
  readonly denied: When;
}

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
  };
  return meanings[bound];
};

/** The readers of what bounds an hour alone; absent until they are loaded. */
type BoundReaders = typeof import('./hour-bounds.ts') & typeof import('./travel.ts');

/** As far back as the words may begin that bound an hour: they say who does what until then. */
const HOUR_REACH = 90;

const hourBound = (folded: string, start: number, readers: BoundReaders | undefined) =>
  readers?.hourBoundBefore(folded, start) ?? boundBefore(folded, start, HOUR_REACH);

/** "After seven", "until seven": at seven in the morning few shops are open, so a bound means the evening. */
const boundedMinute = ({ min, alt }: ClockToken): number =>
  alt !== undefined && min >= 7 * 60 && min < 8 * 60 ? alt : min;

/** "I finish at four, it takes me half an hour to get there": from half past four on. */
const withWay = (
  token: ClockToken,
  bound: Bound,
  folded: string,
  readers: BoundReaders | undefined,
): number => {
  const minute = boundedMinute(token);
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
  const digits = phrase.search(/\d/);
  if (digits > 0 && /^[a-z' @]+$/.test(phrase.slice(0, digits))) return digits;
  const preposition =
    /^(?:at|around|before|after|until|'?till?|past|about|by|(?:no )?(?:later|earlier) than) /.exec(phrase);
  return digits === -1 ? (preposition?.[0].length ?? 0) : 0;
};

const SAYS_HALF = /^(?:in the|du|de l'|at|le|de la)(?![a-z])/;

/** "Before seven in the morning": the part of the day right behind a bounding hour says which half it is of. */
const withHalves = (
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
  const halves = tokens.flatMap((token) => (isBounded(token) ? (halfOf(token) ?? []) : []));
  return {
    parts: parts.filter((part) => !halves.includes(part)),
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
const AROUND_BEFORE =
  /(?:^|[^a-z])(?:around|about|roughly|approximately|vers|environ|autour de|alentours de) ?(?:les )?$/;
const ISH = /ish$/;

/** Whether an hour is told as one of several near it; `about` stands behind it where it does. */
const isAround = ({ start, end }: ClockToken, folded: string, about: string | undefined): boolean =>
  about !== undefined ||
  ISH.test(folded.slice(start, end)) ||
  AROUND_BEFORE.test(folded.slice(Math.max(0, start - NEAR), start)) ||
  AROUND_BEFORE.test(/^[a-z' ]*/.exec(folded.slice(start, end))?.[0] ?? '');

/** What lies between two hours may begin at any time between them. */
const BETWEEN = /^(?:entre|bet?w|btw)/;

const clockMention = (token: ClockToken, folded: string, readers: BoundReaders | undefined): WhenMention => {
  if (token.until !== undefined) {
    const isSpan = !BETWEEN.test(folded.slice(token.start, token.end));
    const when = during({ from: token.min, to: token.until, ...(isSpan ? { isSpan } : {}) });
    return { kind: 'when', start: token.start, end: token.end, when };
  }
  const start = token.start + leadOf(token, folded);
  const before = hourBound(folded, start, readers);
  const apart = readers?.hourBoundApart(folded, token.end);
  const behind = apart ?? boundBehind(folded, token.end);
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
  const { asked, denied } = boundedBy(found.bound, withWay(token, found.bound, folded, readers));
  return {
    kind: 'when',
    start: before ? Math.min(token.start, start - before.length) : token.start,
    end: token.end + (behind?.length ?? 0),
    when: asked,
    ...(apart || found.isTold ? { isWished: true } : {}),
    ...(apart ? {} : { denied }),
  };
};

/** "Entre 10 h et midi", "from 2 until noon": two bare times that bound a stretch. */
const TO = /^ ?(?:-|a|au|to|until|till|jusqu'a|et|and) ?(?:a )?$/;
const FROM = /(?:^|\b)(?:entre|between|de|d'|from|des) ?$/;
const FROM_WITHIN = /^(?:entre|between|from) /;

/** Where a stretch that begins with this time begins; `undefined` where nothing says that one does. */
const stretchStart = ({ start, end, until }: ClockToken, folded: string): number | undefined => {
  if (until !== undefined) return undefined;
  if (FROM_WITHIN.test(folded.slice(start, end))) return start;
  const lead = FROM.exec(folded.slice(Math.max(0, start - 12), start));
  return lead ? start - lead[0].length : undefined;
};

const joined = (tokens: readonly ClockToken[], folded: string): readonly ClockToken[] => {
  const result: ClockToken[] = [];
  for (const token of tokens) {
    const last = result.at(-1);
    const start = last && stretchStart(last, folded);
    const isTied = last && token.until === undefined && TO.test(folded.slice(last.end, token.start));
    const until = token.min > (last?.min ?? 0) ? token.min : (token.alt ?? 0);
    if (isTied && start !== undefined && until > last.min) {
      result.pop();
      result.push({ start, end: token.end, min: last.min, until });
    } else result.push(token);
  }
  return result;
};

const partMention = ({ start, end, interval }: PartFound): WhenMention => ({
  kind: 'when',
  start,
  end,
  when: during(interval),
});

const UNTIL = /\b(?:until|'?till?|jusqu)/;

/** "In the mornings I work until eleven": the part of the day is that of what is done, not of what is wished. */
const partBeside = (part: PartFound, hours: readonly WhenMention[], folded: string): WhenMention => {
  const isTheirs = hours.some(
    ({ start, end, when: { times } }) =>
      times[0]?.to === END_OF_DAY &&
      UNTIL.test(folded.slice(start, end)) &&
      part.end < end &&
      start - part.end <= 1 &&
      (start < part.end || !/[.;!?]/.test(folded.slice(part.end, start))),
  );
  const mention = partMention(part);
  return isTheirs ? { ...mention, when: during() } : mention;
};

const erased = (text: Text, mentions: readonly Span[]): Text =>
  mentions.reduce((rest, { start, end }) => erase(rest, start, end), text);

/** The readers of hours that few messages need. */
export interface HourReaders {
  /** Hours by what is usually done then; absent where no word tells any. */
  readonly usual?: typeof import('./usual-hours.ts') | undefined;
  /** Hours told again by "the same time"; absent where no word says "same". */
  readonly same?: typeof import('./same-hour.ts') | undefined;
  /** Wishes by the hours of something else; absent where no word tells one. */
  readonly around?: typeof import('./around-hours.ts') | undefined;
}

/** The hours and parts of the day that a text names beside its days, and the text without them. */
export const timeMentions = (
  text: Text,
  days: readonly WhenMention[],
  { usual, around: readers, toldDays }: HourReaders & Pick<DayReaders, 'toldDays'>,
): { readonly mentions: readonly WhenMention[]; readonly rest: Text } => {
  const parts = partsOfDay(text, usual?.USUAL_HOURS);
  const folded = parts.rest.folded;
  const bare = bareHours(folded, days, parts.found);
  const clock = clockTokens(erased(parts.rest, bare));
  const tokens = [...bare, ...clock.tokens].sort((a, b) => a.start - b.start);
  const bounding = tokens.length > 0 ? toldDays() : undefined;
  const halved = withHalves(tokens, parts.found, text, bounding);
  const stretches = joined(halved.tokens, folded);
  const around = readers?.aroundHours(stretches, folded) ?? { mentions: [], rest: stretches };
  const hours = around.rest.map((token) => clockMention(token, folded, bounding));
  const ofDay = halved.parts.map((part) => partBeside(part, hours, folded));
  const all = [...ofDay, ...hours, ...around.mentions];
  const reasons = all.length > 1 || days.length > 1 ? toldDays() : undefined;
  const mentions = reasons?.besideReasons([...hours, ...around.mentions], ofDay, days, folded) ?? all;
  return { mentions, rest: erased(text, mentions) };
};
