import type { Span, WhenMention } from '../mention.ts';
import { erase, type Text } from '../text.ts';
import { bareHours } from './bare-hours.ts';
import type { ClockToken } from './clock-alternatives.ts';
import { clockTokens } from './clock-tokens.ts';
import type { DayReaders } from './day-mentions.ts';
import { during, END_OF_DAY } from './during.ts';
import { hourMentions, withHalves } from './hour-mentions.ts';
import { type PartFound, partsOfDay } from './parts-of-day.ts';

/** "Entre 10 h et midi", "from 2 until noon": two bare times that bound a stretch. */
const TO = /^ ?(?:-|a|au|to|until|till|jusqu'a|et|and|pis|puis|n) ?(?:a )?$/;
const FROM = /(?:^|\b)(?:entre|between|de|d'|from|des) ?$/;
const FROM_WITHIN = /^(?:entre|between|from) /;

/** "Noon till one", « midi à 13 h ». */
const NOON_TO = /^(?:noon|midi) ?(?:-|to|until|till|a) ?$/;

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
    const digits = folded.slice(token.start, token.end).search(/\d/);
    const isNoon =
      last !== undefined && NOON_TO.test(folded.slice(last.start, token.start + Math.max(0, digits)));
    const isTied =
      last &&
      token.until === undefined &&
      start !== undefined &&
      TO.test(folded.slice(last.end, token.start));
    const until = token.min > (last?.min ?? 0) ? token.min : (token.alt ?? 0);
    if (last && (isTied || isNoon) && until > last.min) {
      result.pop();
      result.push({ start: start ?? last.start, end: token.end, min: last.min, until });
    } else result.push(token);
  }
  return result;
};

const partMention = ({ start, end, interval }: PartFound): WhenMention => ({
  kind: 'when',
  start,
  end,
  // One that is told with its own hour is all of the day.
  when: interval.from === 0 && interval.to === END_OF_DAY ? during() : during(interval),
});

const UNTIL = /\b(?:until|'?till?|jusqu)/;

/** "I can't those evenings", "I get off nights": the ones that were told, or those that were worked. */
const THOSE =
  /·.*\b(?:those|these|ces) $|\b(?:(?:gets?|getting|com(?:e|ing)) off|finish(?:es)?|fini[st]|sor[st]|termine|done) $/;

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
  const isThose = THOSE.test(folded.slice(0, part.start));
  return isTheirs || isThose ? { ...mention, when: during() } : mention;
};

const erased = (text: Text, mentions: readonly Span[]): Text =>
  mentions.reduce((rest, { start, end }) => erase(rest, start, end), text);

/** The readers of hours that few messages need. */
export interface HourReaders {
  /** Hours by what is usually done then; absent where no word tells any. */
  readonly usual?: typeof import('./usual-hours.ts') | undefined;
  /** Times by what is not told of them, "the other days"; absent where no word tells any. */
  readonly untold?: typeof import('./untold-days.ts') | undefined;
  /** That any time would do; absent where no word may say so. */
  readonly any?: typeof import('./any-time.ts') | undefined;
  /** The first moment of the day; absent where no word tells it. */
  readonly opening?: typeof import('./at-opening.ts') | undefined;
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
  const hours = hourMentions(around.rest, { folded, whole: text.folded, readers: bounding });
  const ofDay = halved.parts.map((part) => partBeside(part, hours, folded));
  const all = [...ofDay, ...hours, ...around.mentions];
  const reasons = all.length > 1 || days.length > 1 ? toldDays() : undefined;
  const mentions = reasons?.besideReasons([...hours, ...around.mentions], ofDay, days, folded) ?? all;
  return { mentions, rest: erased(text, mentions) };
};
