import type { Remark } from '../../frame.ts';
import { pattern } from '../../patterns.ts';
import { isFunctionWord } from '../function-words.ts';
import type { Mention, Span } from '../mention.ts';
import { DOES_IT, FIRM } from '../question-words.ts';
import type { Segment } from '../segments.ts';
import { erase, type Text } from '../text.ts';
import { REMARK_FILLERS } from './remark-words.ts';
import { COURTEOUS_WORDS } from './residue-words.ts';

/** Shorter words carry no meaning of their own. */
const SHORTEST = 3;
/** Where a wish was read in a thought, one more word is how people talk; two are something more. */
const LEAST_BESIDE_A_WISH = 2;

/** How a question begins, where no question mark ends it. */
export const QUESTION = pattern`
  ^[\s,]*(?:(?:et|and|n|mais|but|pis|puis|aussi|also|ok|okay|so|oh|ah|btw|lol|hey|fak|faque|question)[ ,:]+)*(?:
    est-ce|c'?(?:est|ca)?[- ]?(?:tu|ti)(?! [a-z]+(?:ez|es)\b)|c'?est quoi|what's|whats|(?:il )?y a[- ]t[a-z-]*
    |ya tu|y'a tu|avez|etes|faites|puis-je|combien|comment|pourquoi|quels?|quelles?
    |quand (?:est-ce|vais|va|puis|peut|aurai|aura|recoit|recoi)
    |(?!pouvez|pourriez|voulez|rappelez|appelez)[a-z]+ez[- ]vous|faut[- ]?(?:tu|il)|do|does|did|is|are|am|can|could
    |what|how|why|where|which|who|whos|will|should|may|when (?:will|do|does|can|is|are|should)
  )\b`;

/** "For my rabbit, is that something you see?", « pour mon chien, vous faites ça ? »: asks of what is told before it. */
const OF_TOLD = pattern`
  ^[\s,]*(?:(?:et|and|mais|but) )?(?:
    is (?:that|this|it) (?:something|a thing|what) (?:that )?(?:you|u|y'all|they)
    |(?:do|can|could|would|will) (?:you|u|y'all)(?: guys| folks| people)? (?:
      do|see|handle|treat|take|serve|accept|fix|work (?:on|with)
    ) (?:that|those|these|this|them|it)\b
    |(?:est-ce que )?(?:vous|tu) (?:faites|fais|prenez|traitez|soignez|reparez|acceptez)(?:[- ]tu)? (?:ca|cela)\b
    |(?:faites|prenez|traitez|soignez|reparez|acceptez)[- ]vous (?:ca|cela)\b
    |c'?est[- ](?:tu |ti )?(?:quelque chose|dequoi|de quoi) que vous
  )`;

/** "What do I bring?", « dois-je apporter quelque chose ? »: common words, and a question all the same. */
const OF_BRINGING = pattern`
  \b(?:
    what (?:(?:do|should|must|would|else) )?(?:i|we|to)(?: need to| have to| should)? bring
    |(?:do|should|must) (?:i|we)(?: need to| have to)? bring (?:anything|something)
    |(?:anything|something) (?:else )?(?:i|we|to)(?: need to| should| have to)? bring
    |(?:apporter?|j'apporte|amener|j'amene) (?:quoi|quelque chose|dequoi|de quoi)
    |(?:quoi|que) (?:apporter|amener|(?:faut|dois|doit)[- ](?:il|je|on|tu) (?:apporter|amener))
    |(?:quelque chose|dequoi|de quoi) a (?:apporter|amener)
  )(?![a-z])`;

export const isMeaningful = (word: string): boolean =>
  word.length >= SHORTEST &&
  !/\d/.test(word) &&
  !isFunctionWord(word) &&
  !COURTEOUS_WORDS.has(word) &&
  !REMARK_FILLERS.has(word);

/** Somebody asked for by a name that nobody here has is more than a word of the wish. */
const NAMED = pattern`
  \b(?:avec|with|chez|par|via|over|en|in) (?=[a-z]{3,})
  (?!(?:apres|avant|the|les|matin|soiree|journee|effet|fait|tout|cas|plus)\b)[a-z]{3,}`;

const isIn = (at: number, { start, end }: Span): boolean => at >= start && at < end;

/** "Brakes, tires and detailing": one word that is listed behind services is wished like them. */
const LISTED = pattern`
  ^(?:,| ?[&+]|,? (?:and|et|plus|pis|puis)) ?(?:(?:an?|the|my|un|une|des|le|la|les|mon|ma|mes) )?([a-z]{4,})
  (?= *(?:$|[.,;!?·]))`;

const isListed = (
  unread: readonly string[],
  segment: Segment,
  rest: Text,
  mentions: readonly Mention[],
): boolean => {
  if (unread.length === 0) return false;
  const inside = mentions.filter(({ start }) => isIn(start, segment));
  const left = inside
    .filter(({ kind }) => kind === 'when')
    .reduce((text, { start, end }) => erase(text, start, end), rest);
  return inside.some(({ kind, end }) => {
    const [, word = ''] = kind === 'service' ? (LISTED.exec(left.folded.slice(end, segment.end)) ?? []) : [];
    return unread.includes(word);
  });
};

/** "When can I come?", "can you put them on?": of no more than a time. */
const ASKS_A_TIME = new RegExp(`\\b(?:quand|kand|when|how soon|${DOES_IT})(?![a-z])`);

/** "How early do we get there?" names no time. */
const HOW_EARLY = /\bhow (?:early|late|long) (?:do|does|should|must|will)\b/;

/** The words of a thought that carry a meaning and that no reader took. */
export const unreadIn = (segment: Span, { folded }: Text, read: readonly Span[]): readonly string[] =>
  [...folded.slice(segment.start, segment.end).matchAll(/[a-z0-9]+/g)].flatMap(({ index, 0: word }) =>
    isMeaningful(word) && !read.some((span) => isIn(segment.start + index, span)) ? [word] : [],
  );

/** What joins a thought to the one before it. */
const JOINT = /^[\s,;]*(?:(?:and|et|but|mais|pis|puis) (?=[^\s,]+ ))?|[\s,;]+$/gi;

/** A thought as it was written, without what joins it to another. */
export const writtenIn = ({ start, end }: Span, { raw }: Text): string =>
  raw.slice(start, end).replace(JOINT, '');

/** What was read of a message. */
export interface ReadOf {
  readonly mentions: readonly Mention[];
  /** All spans that a reader took, those of the mentions too. */
  readonly spans: readonly Span[];
}

/** A thought, perhaps with the question behind it that is about all of it. */
interface Thought extends Segment {
  readonly asksOfTold?: boolean;
}

/** "I have a referral, do I need it?": a question without words of its own asks about what stands before it. */
const withTails = (text: Text, segments: readonly Segment[]): readonly Thought[] => {
  const whole: Thought[] = [];
  for (const segment of segments) {
    const before = whole.at(-1);
    const isBehind = before?.sentence === segment.sentence && before.end === segment.start;
    const isPut = QUESTION.test(segment.folded) || OF_TOLD.test(segment.folded);
    const isBare = isPut && unreadIn(segment, text, []).length === 0;
    if (!before || !isBehind || !isBare) whole.push(segment);
    else
      whole.splice(-1, 1, {
        ...segment,
        start: before.start,
        folded: text.folded.slice(before.start, segment.end),
        asksOfTold: OF_TOLD.test(segment.folded),
      });
  }
  return whole;
};

/**
 * The thoughts of which something was left unread, as written: what must be asked of somebody else, or told to them.
 * `rest` is the text without contacts and names; its places are those of `text`.
 */
export const remarksOf = (
  text: Text,
  rest: Text,
  segments: readonly Segment[],
  { mentions, spans }: ReadOf,
): readonly Remark[] => {
  let isTold = false;
  return withTails(text, segments).flatMap((segment) => {
    const unread = unreadIn(segment, rest, spans);
    const hasWish = mentions.some(({ start, kind }) => kind !== 'cue' && isIn(start, segment));
    // "She uses a walker, are there any steps?": only what ends on the mark is asked.
    const isQuestion = segment.folded.includes('?') || QUESTION.test(segment.folded);
    const isNamed = unread.some((word) => NAMED.exec(rest.folded)?.[0].endsWith(` ${word}`));
    // "I'm pregnant. Is that fine?": a question that nothing else took is about what was told.
    const isOfTime = ASKS_A_TIME.test(segment.folded) && spans.some(({ start }) => isIn(start, segment));
    const isTaken = spans.some(({ start, end }) => start <= segment.start + 1 && end >= segment.end);
    const isAboutTold = isTold && isQuestion && !hasWish && !isOfTime && !isTaken;
    const asksOfTold = segment.asksOfTold === true && unread.length > 0;
    const isWhole = isNamed || asksOfTold || isListed(unread, segment, rest, mentions);
    const asksWhatToBring = OF_BRINGING.test(segment.folded);
    const isFirm = asksOfTold || asksWhatToBring || FIRM.test(segment.folded);
    const isTimed =
      !HOW_EARLY.test(segment.folded) &&
      mentions.some(({ start, kind }) => kind === 'when' && isIn(start, segment));
    const isFull = isWhole || (isFirm && !isTimed);
    const isEnough = unread.length >= (hasWish && !isFull ? LEAST_BESIDE_A_WISH : 1);
    if (!isEnough && !isAboutTold && !asksWhatToBring) return [];
    isTold = true;
    return [{ words: writtenIn(segment, text), isQuestion: isFirm || (isQuestion && !hasWish) }];
  });
};
