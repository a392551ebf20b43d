import { minutesOfPart, type PartOfDay } from '../time/part-of-day.ts';
import type { Wish } from '../time/wish.ts';
import { type ClockToken, clockTokens } from './clock-tokens.ts';
import { erase, type Text } from './text.ts';

/** What a text asks of the time of day. */
export type TimeWish = Pick<Wish, 'fromMin' | 'toMin' | 'at' | 'alt' | 'part'>;

export interface TimesHeard {
  /** Absent when the text tells no time. */
  readonly time?: TimeWish;
  readonly rest: Text;
}

const NOON = 12 * 60;
const END_OF_DAY = 24 * 60;

const LEAD = "\\b(?:(?:en|le|la|l'|du|dans|de|in|the|on|a|au) ?)*";

const stretches: readonly (readonly [RegExp, TimeWish])[] = [
  [
    /\b(?:pas|sauf|not)(?: \w+){0,3} (?:le |en |the |in )*(?:matin(?:ee)?|avant[- ]?midi|mornings?)\b/g,
    { fromMin: NOON },
  ],
  [
    /\b(?:pas|sauf|not)(?: \w+){0,3} (?:le |l'|en |the |in )*(?:apres[- ]?midi|aprem|afternoons?)\b/g,
    { toMin: NOON },
  ],
  [/\b(?:pas|sauf|not)(?: \w+){0,3} (?:le |en |the |in )*(?:soir(?:ee)?s?|evenings?)\b/g, { toMin: 17 * 60 }],
  [
    /\b(?:debut|early)(?: de| d'| in the)? ?(?:l')?(?:apres[- ]?midi|aprem|afternoon)\b/g,
    { fromMin: NOON, toMin: 15 * 60 },
  ],
  [
    /\b(?:fin|late)(?: de| d'| in the)? ?(?:l')?(?:apres[- ]?midi|aprem|afternoon)\b/g,
    { fromMin: 15 * 60, toMin: 18 * 60 },
  ],
  [
    /\b(?:debut|tot|early)(?: de| le| en| in the)? ?(?:matin(?:ee)?|avant[- ]?midi|morning)\b/g,
    { toMin: 10 * 60 },
  ],
  [
    /\b(?:fin|late)(?: de| d'| in the)? ?(?:l')?(?:matin(?:ee)?|avant[- ]?midi|morning)\b/g,
    { fromMin: 10 * 60, toMin: NOON },
  ],
  [/\b(?:fin de (?:la )?journee|end of (?:the )?day)\b/g, { fromMin: 15 * 60, toMin: 18 * 60 }],
  [/\b(?:apres (?:le travail|la job|le bureau|l'ouvrage|ma journee)|after work)\b/g, { fromMin: 17 * 60 }],
  [
    /\b(?:(?:sur |a |pendant )?l'heure (?:du|de) (?:midi|diner|lunch)|lunch ?(?:time|hour|break)|(?:at|over|during) lunch)\b/g,
    { fromMin: 11 * 60 + 30, toMin: 13 * 60 + 30 },
  ],
];

const parts: readonly (readonly [PartOfDay, RegExp])[] = [
  ['morning', new RegExp(`${LEAD}\\b(?:avant[- ]?midi|matin(?:ee)?s?|mornings?)\\b`, 'g')],
  ['afternoon', new RegExp(`${LEAD}\\b(?:apres[- ]?midis?|aprem|afternoons?|p\\.?m\\b\\.?)`, 'g')],
  ['evening', new RegExp(`${LEAD}\\b(?:soir(?:ee)?s?|evenings?|tonight|night)\\b`, 'g')],
];

interface Spoken {
  readonly wishes: readonly TimeWish[];
  readonly rest: Text;
}

const hearStretches = (text: Text): Spoken =>
  stretches.reduce<Spoken>(
    ({ wishes, rest }, [pattern, wish]) => {
      const [match] = rest.folded.matchAll(pattern);
      if (!match) return { wishes, rest };
      return { wishes: [...wishes, wish], rest: erase(rest, match.index, match.index + match[0].length) };
    },
    { wishes: [], rest: text },
  );

const hearParts = (text: Text): { readonly parts: readonly PartOfDay[]; readonly rest: Text } => {
  const heard: PartOfDay[] = [];
  let rest = text;
  for (const [part, pattern] of parts) {
    for (const match of text.folded.matchAll(pattern)) {
      if (!heard.includes(part)) heard.push(part);
      rest = erase(rest, match.index, match.index + match[0].length);
    }
  }
  return { parts: heard, rest };
};

const BEFORE =
  /\b(?:avant|before|by|plus tot que|earlier than|d'ici|jusqu'a|until|till|no later than|au plus tard)(?: (?:a|at|les))?\s?$/;
const AFTER =
  /\b(?:apres|after|a partir de|a compter de|from|des|later than|plus tard que|since|past|passe|starting(?: at)?|anytime after)(?: (?:a|at|les))?\s?$/;
const OR_LATER = /^\s?(?:,? ?(?:ou|et|or|and) (?:plus tard|plus|apres|later|after|onwards?|up)|onwards?|\+)/;
const OR_EARLIER = /^\s?(?:ou|or) (?:plus tot|avant|earlier|before)/;

/** "7 du soir", "3 in the afternoon": the named part settles which half of the day is meant. */
const settle = (token: ClockToken, heard: readonly PartOfDay[]): ClockToken => {
  const { alt, ...plain } = token;
  if (heard.length !== 1 || token.until !== undefined) return token;
  const isMorning = heard[0] === 'morning';
  const other = alt ?? (token.min < NOON ? token.min + NOON : token.min);
  if (isMorning) return { ...plain, min: token.min >= NOON && alt !== undefined ? alt : token.min };
  return { ...plain, min: token.min < NOON ? other : token.min };
};

/** Prepositions are part of some patterns: what stands before the number counts as before it. */
const wishOf = (token: ClockToken, folded: string): TimeWish => {
  const lead = /^(?:[a-z']+ |@ ?)/.exec(folded.slice(token.start, token.end))?.[0].length ?? 0;
  const before = folded.slice(0, token.start + lead);
  const after = folded.slice(token.end);
  if (token.until !== undefined) return { fromMin: token.min, toMin: token.until };
  if (BEFORE.test(before) || OR_EARLIER.test(after)) return { toMin: Math.max(1, token.min) };
  if (AFTER.test(before) || OR_LATER.test(after)) return { fromMin: token.min };
  return { at: token.min, ...(token.alt === undefined ? {} : { alt: token.alt }) };
};

/** Bounds of both are kept; of two plain times, whatever lies between them. */
const merge = (a: TimeWish, b: TimeWish): TimeWish => {
  if (a.at !== undefined && b.at !== undefined && a.at !== b.at) {
    return { fromMin: Math.min(a.at, b.at), toMin: Math.max(a.at, b.at) + 1 };
  }
  return { ...a, ...b };
};

const ofParts = (heard: readonly PartOfDay[]): TimeWish => {
  const [only] = heard;
  if (only !== undefined && heard.length === 1) return { part: only, ...minutesOfPart(only) };
  const all = heard.map(minutesOfPart);
  return {
    fromMin: Math.min(...all.map(({ fromMin }) => fromMin)),
    toMin: Math.max(...all.map(({ toMin }) => toMin)),
  };
};

/** A stretch that holds no minute is no wish. */
const sane = (time: TimeWish): TimeWish | undefined => {
  const isEmpty = (time.fromMin ?? 0) >= Math.min(END_OF_DAY, time.toMin ?? END_OF_DAY);
  return isEmpty ? undefined : time;
};

/**
 * The time of day a text asks for, in either language; told times win over named parts of the day. `part` is one that
 * the dates already told ("tonight").
 */
export const hearTimes = (text: Text, part?: PartOfDay): TimesHeard => {
  const spoken = hearStretches(text);
  const clock = clockTokens(spoken.rest);
  const named = hearParts(clock.rest);
  const heard = part && !named.parts.includes(part) ? [...named.parts, part] : named.parts;
  const told = [...spoken.wishes, ...clock.tokens.map((token) => wishOf(settle(token, heard), text.folded))];
  const wish = told.length > 0 ? told.reduce(merge) : heard.length > 0 ? ofParts(heard) : undefined;
  const time = wish && sane(wish);
  return { ...(time ? { time } : {}), rest: named.rest };
};
