import type { Temporal } from 'temporal-polyfill';
import type { Choice } from '../frame.ts';
import { source } from '../patterns.ts';
import { MONTH, monthOf, weekdayOf } from './calendar-words.ts';
import { bareNumber, hourAt, match, type ShownTime, sticky, type Token } from './shown-hour.ts';
import { erase, GAP, type Text } from './text.ts';

export type { ShownTime } from './shown-hour.ts';

const BEFORE = sticky(source`
  (?:
    ok(?:ay)?|oui|yes|yep|yeah|ya|parfait|perfect|super|great|cool|good|bon|alors|so|then|well|va pour
    |let'?s (?:do|go with)|i'?(?:ll| will) (?:take|do|go with)|we'?ll take|je (?:prends|vais prendre|prendrais)
    |on prend(?:s|rait)?|le|la|the|at|a|for|pour|on|celui d[eu]|celle d[eu]
    |(?:comme )?j'ai (?:bien )?dit|(?:(?:as|like) )?i (?:did say|said|just said)
  )(?![a-z\d'])[ ,!.]*`);
const AFTER = sticky(source`
  [ ]?(?:
    works?(?: well)?|(?:is|are|would be|will be|sounds|looks)(?= (?:good|fine|great|perfect|ok|best|ideal))
    |good|fine|great|perfect|ideal|ok(?:ay)?|please|pls|plz|svp|stp|s'il (?:vous|te) plait|merci|thanks?(?: you)?|again|encore
    |thx|for (?:me|us)|pour (?:moi|nous)|i said|j'ai dit|then|alors|donc
    |(?:ca )?(?:me |nous )?(?:convient|va(?: bien)?|irait|marche(?:rait)?|ferait|serait)
    |c'?est (?:bon|parfait|correct|beau)|bon|parfait
  )(?![a-z\d'])`);
/** What follows says something else: it ends the time, and changes nothing of it. */
const APART = sticky(source`
  \s*(?:$|${GAP}|[.,!;:()](?!\d)|-(?= )
    |(?:mais|but|and|et(?! (?:demie?|quart|quinze|vingt|dix|trente)(?![a-z]))
      |pis|puis|par contre|can|could|do|does|did|will|should|what|where|how|my|mon nom|au nom
      |under the name|i'm|je|j'|name)(?![a-z])(?! (?:a |at |le |the )?\d)
  )`);
const NUMBER = sticky(source`(\d{1,2})(st|nd|rd|th|er?|e)?(?![\d:a-z%$])`);
const WORD = sticky('([a-z]+)\\.?(?![a-z])');
const BETWEEN = sticky('[ ,]*(?:(?:le|the|at|a|on|of|de|pour|vers)(?![a-z]) ?)?');

const numberAt = (folded: string, at: number): Token | undefined => {
  const found = match(NUMBER, folded, at);
  if (!found) return undefined;
  const [all, digits, suffix] = found;
  const value = Number(digits);
  const end = at + all.length;
  return suffix ? { fits: ({ date }) => date.day === value, end, isTelling: true } : bareNumber(value, end);
};

const TODAY = new Set(['aujourd', 'today', 'auj']);
const TOMORROW = new Set(['demain', 'tomorrow', 'tmrw', 'tmr', 'tomorow']);

const wordAt = (folded: string, at: number, today: Temporal.PlainDate): Token | undefined => {
  const found = match(WORD, folded, at);
  const [all = '', word = ''] = found ?? [];
  const end = at + all.length;
  const day = TODAY.has(word) ? today : TOMORROW.has(word) ? today.add({ days: 1 }) : undefined;
  if (day) return { fits: ({ date }) => date.equals(day), end, isTelling: false };
  const weekday = weekdayOf(word, true);
  const month = new RegExp(`^(?:${MONTH})$`).test(word) ? monthOf(word) : undefined;
  return weekday === undefined && month === undefined
    ? undefined
    : {
        fits: ({ date }) => date.dayOfWeek === weekday || date.month === month,
        ...{ end, isTelling: false, isMonth: month !== undefined },
      };
};

const skip = (pattern: RegExp, folded: string, from: number): number => {
  let at = from;
  for (let found = match(pattern, folded, at); found?.[0]; found = match(pattern, folded, at))
    at += found[0].length;
  return at;
};

/** "Dec 12", « le 12 décembre »: the number right behind a month, else the one before it, is a day of it, and no hour. */
const asDated = (tokens: readonly Token[]): readonly Token[] => {
  const months = tokens.flatMap(({ isMonth }, at) => (isMonth ? [at] : []));
  const days = months.map((at) => [at + 1, at - 1].find((beside) => tokens[beside]?.bare !== undefined));
  return tokens.map((token, at) =>
    days.includes(at) ? { ...token, fits: ({ date }) => date.day === token.bare } : token,
  );
};

/** All words of time with which a message begins. */
const tokensOf = (folded: string, today: Temporal.PlainDate): readonly Token[] => {
  const tokens: Token[] = [];
  let at = skip(BEFORE, folded, 0);
  for (;;) {
    const next = tokens.length === 0 ? at : at + (match(BETWEEN, folded, at)?.[0].length ?? 0);
    const token = hourAt(folded, next) ?? numberAt(folded, next) ?? wordAt(folded, next, today);
    if (!token) return asDated(tokens);
    tokens.push(token);
    at = token.end;
  }
};

const NOON_HOUR = 12;

/** "3", where all times that are shown are of one day, some before three and some after it: the hour, and no rank. */
export const isHourAmong = (number: number, shown: readonly ShownTime[]): boolean => {
  const [first, ...others] = shown;
  const isNumbered = shown.some((time) => time.isNumbered);
  if (!first || isNumbered || others.some(({ date }) => !date.equals(first.date))) return false;
  const minutes = shown.map(({ minute }) => minute);
  const isAmong = (hour: number): boolean =>
    Math.min(...minutes) < hour * 60 && hour * 60 < Math.max(...minutes);
  return isAmong(number) || isAmong(number + NOON_HOUR);
};

/**
 * The one shown time with which a message begins, whatever else it says: "sat 230. can I pay by card?", « 17h30 ok mais
 * j'habite loin ». `undefined` where the words fit none of them or several, or ask for another.
 */
export const shownTimeIn = (
  text: Text,
  shown: readonly ShownTime[],
  today: Temporal.PlainDate,
): { readonly choice: Choice; readonly rest: Text } | undefined => {
  const { folded } = text;
  const start = folded.search(/[^\s·]/);
  if (start < 0 || shown.length === 0) return undefined;
  const tokens = tokensOf(folded.slice(start), today);
  const last = tokens.at(-1);
  if (!last || !tokens.some(({ isTelling }) => isTelling)) return undefined;
  const end = skip(AFTER, folded, start + last.end);
  if (!match(APART, folded, end)) return undefined;
  const rest = erase(text, start, end);
  const fitting = shown.filter((time) => tokens.every(({ fits }) => fits(time)));
  const [only, ...others] = fitting;
  // A number alone may be a rank as well.
  const bare = tokens.length === 1 ? last.bare : undefined;
  const isRank = bare !== undefined && bare >= 1 && bare <= shown.length && !isHourAmong(bare, shown);
  if (!only && isRank) return { choice: { kind: 'shown', index: bare }, rest };
  if (!only || others.length > 0) return undefined;
  const index = shown.indexOf(only) + 1;
  return isRank && bare !== index ? undefined : { choice: { kind: 'shown', index }, rest };
};
