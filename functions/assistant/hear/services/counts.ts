import { globalPattern, pattern } from '../../patterns.ts';
import type { Mention, MentionOf, Span } from '../mention.ts';
import { NUMBER, numberOf } from '../numbers.ts';
import { matchesOf } from '../text.ts';
import { PEOPLE_COUNTS } from './count-words.ts';
import { isOfThings } from './counted-things.ts';
import { oneFirstIn } from './one-first.ts';
import { areRecipients } from './recipients.ts';
import type { NamedService } from './service-matching.ts';

const AND = '(?:et|and|&|pis|puis|\\+|ou|or)';
const SOMEBODY = '(?:pour|for|mon|ma|mes|my|our|notre|nos|elle|lui|eux|him|her|them)';
const NEXT =
  '(?:before|after|on|at|in|this|next|please|pls|only|first|too|with|and|then|to(?:day|morrow|night))';
/** "My daughter and me: a cut for me", "… a cut for her": that one is for one. A time that works for one is no cut. */
const FOR_ONE_OF_THEM = globalPattern`
  (?<!
    \b(?:
      works?|working|good|best|better|fine|ok|okay|great|easier|possible|hard|tough|convient|marche|va|bon
      |mieux
  ) )\b(?:
    (?:pour moi|for me)(?! (?:${AND} ${SOMEBODY}|to)\b)|pour (?:elle|lui)(?! ${AND} ${SOMEBODY}\b)
    |for (?:him|her)(?= *(?:$|[,.!?;]|${NEXT}\b|[a-z]+day\b))(?! ${AND} ${SOMEBODY}\b)
  )(?![a-z-])`;

const IS_ONE = /^(?:pour (?:moi|elle|lui)|for (?:me|him|her))\b|\b(?:juste|seulement|just|only|seule?)\b/;

/** Only these words make "one" a number of people: "un gars" is just a boy. */
const ONE = /personne|people|person|just|seul|only/;

/** Several of one service: "deux coupes", "2 haircuts". */
const SEVERAL = new RegExp(`\\b(${NUMBER}) (?:more |other |autres |extra )?$`);

/** Of these everybody has two: "both ears" are of one. */
const OF_ONE_BODY = pattern`
  ^(?:
    oreilles?|ears?|yeux|eyes|pieds|feet|mains|hands|jambes|legs|genoux|knees|bras|arms|sourcils|(?:eye)?brows
    |epaules|shoulders|aisselles|armpits|hanches|hips|chevilles|ankles|poignets|wrists|narines|coudes|elbows
  )\b`;

/** How many of a service are told right before it; not of the things that it is done to: "change my four tires". */
export const severalMentions = (
  folded: string,
  services: readonly Mention[],
  known: readonly NamedService[],
): readonly Mention[] =>
  services.flatMap((mention): readonly Mention[] => {
    const { start } = mention;
    const match = SEVERAL.exec(folded.slice(Math.max(0, start - 20), start));
    const count = numberOf(match?.[1]);
    if (!match || count === undefined || count < 2 || count > 20) return [];
    if (isOfThings(mention, folded, known) || OF_ONE_BODY.test(folded.slice(start))) return [];
    return [{ kind: 'people', people: count, start: start - match[0].length, end: start - 1 }];
  });

const TELLS_NUMBER = /\b(?:both|[2-9]|1\d|deux|trois|quatre|cinq|six|two|three|four|five)\b/;

/** A number in so many words: "for two" counts, "en couple" may be no more than a service's name. */
export const tellsNumber = ({ start, end }: Span, folded: string): boolean =>
  TELLS_NUMBER.test(folded.slice(start, end));

/** Told of different people at once: no one service need be for all of them. */
const OF_MANY_KINDS = /[+&]|\b(?:et|and|pis|puis|moi|me|myself)\b/;

/** Whether a number of people may be of different kinds: "me and my son", two adults beside three children. */
export const isMixed = ({ start, end }: Span, folded: string, counts: readonly Span[]): boolean => {
  const words = folded.slice(start, end);
  const others = counts.filter(
    (one) => one.start !== start && !IS_ONE.test(folded.slice(one.start, one.end)),
  );
  return OF_MANY_KINDS.test(words) || others.length > 0;
};

export interface PeopleCounted {
  /** For how many people it is. */
  readonly counts: readonly MentionOf<'people'>[];
  /** People who are told of and for whom it is not: who only speak, who come along, whose turn comes later. */
  readonly bystanders: readonly Span[];
}

const SPEAKS = /\b(?:moi|me|myself|i)\b/;

const isDenied = ({ start }: Span, folded: string): boolean =>
  /\b(?:pas|not) $/.test(folded.slice(Math.max(0, start - 8), start));

/** All who are counted, each word once. */
const allCounted = (folded: string): readonly MentionOf<'people'>[] => {
  const found: MentionOf<'people'>[] = [];
  for (const [pattern, read] of PEOPLE_COUNTS)
    for (const match of matchesOf(folded, pattern)) {
      const count = read(match);
      const span = { start: match.index, end: match.index + match[0].length };
      const isTaken = found.some((other) => other.start < span.end && span.start < other.end);
      const isCount = count !== undefined && (count > 1 || ONE.test(match[0])) && count <= 99;
      if (isCount && !isTaken && !isDenied(span, folded))
        found.push({ kind: 'people', people: count, ...span });
    }
  return found;
};

/** For how many people it is, and who else is told of. */
export const peopleIn = (folded: string): PeopleCounted => {
  const all = allCounted(folded);
  const counts = all.filter((one) => areRecipients(one, folded));
  const others = all.filter((one) => !counts.includes(one) && SPEAKS.test(folded.slice(one.start, one.end)));
  const first = oneFirstIn(folded).filter(({ start }) => counts.some(({ end }) => end <= start));
  const turn = first[0];
  const later = turn ? counts.filter(({ end }) => end <= turn.start) : [];
  const last = Math.max(-1, ...counts.map(({ end }) => end));
  const alone = matchesOf(folded, FOR_ONE_OF_THEM)
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
    .filter(({ start }) => last >= 0 && start >= last && !first.some((one) => one.end > start));
  const ones = [...first, ...alone].map((span) => ({ kind: 'people' as const, people: 1, ...span }));
  return { counts: [...counts, ...ones], bystanders: [...others, ...later] };
};

/** "A cleaning for me and check-ups": what stands between two services says that the first is one. */
const FOR_ONE = /\b(?:pour (?:moi|elle|lui)|for (?:me|myself|him|her))\b/;

/** "A cleaning and check-ups": one of the first, and the number behind belongs to the last alone. */
const ONE_BEFORE = /\b(?:an?|une?|one|1|my|mon|ma) (?:[a-z]+ )?$/;

/**
 * The numbers of people with those marked that count one of several services alone: another service follows, or each
 * one before it is told to be one.
 */
export const countsOfOwn = (
  folded: string,
  counts: readonly MentionOf<'people'>[],
  services: readonly Span[],
): readonly MentionOf<'people'>[] =>
  counts.map((count) => {
    const before = services.filter(({ start }) => start < count.start);
    const isFollowed = services.some(({ start }) => start >= count.end);
    const isOne = ({ start, end }: Span): boolean => {
      const next = services.find((other) => other.start >= end);
      return ONE_BEFORE.test(folded.slice(0, start)) || FOR_ONE.test(folded.slice(end, next?.start ?? end));
    };
    const [last, ...others] = before.toReversed();
    const isOfLast = last !== undefined && others.length > 0 && others.every(isOne) && !isOne(last);
    return last && (isFollowed || isOfLast || IS_ONE.test(folded.slice(count.start, count.end)))
      ? { ...count, isOfOne: true }
      : count;
  });
