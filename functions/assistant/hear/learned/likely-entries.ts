import type { Ask, Frame } from '../../frame.ts';
import { pattern } from '../../patterns.ts';
import type { KnownBefore } from '../context.ts';
import { type KnownMeaning, knownMeanings, ownersOf } from '../questions/known-meanings.ts';
import { meaningIn } from '../questions/meaning.ts';
import type { Meaning } from '../questions/meaning-words.ts';
import { onlyNear } from '../questions/near-entries.ts';
import { isGrave, isOfAnimal, isOfElse, isSubject, SALE } from '../questions/subjects.ts';
import { isUntold } from '../questions/untold.ts';
import { segmentsOf } from '../segments.ts';
import { readText } from '../text.ts';
import type { LikelyAct } from './likely-act.ts';
import { type Embedding, embeddingOf, similarity } from './similarity.ts';

/** What likeness must come to where a message shares no subject with the entry that it is most like. */
interface SureBar {
  readonly least: number;
  /** Likeness and how far ahead it is of any other, added up. */
  readonly together: number;
  /** The same for a few words. */
  readonly ofFewWords: number;
}

/** How like an entry a message must be, and how much more than any other, where both share a subject. */
interface Bar {
  readonly least: number;
  readonly ahead: number;
  readonly sure: SureBar;
}

/** A question that nothing answers. */
const UNANSWERED: Bar = {
  ...{ least: 0.54, ahead: 0.06 },
  sure: { least: 0.5, together: 0.85, ofFewWords: 1.3 },
};
/** One beside a time: "can she eat that morning?", but also "have you room on Saturday?", which asks for no parking. */
const TIMED: Bar = { least: 0.6, ahead: 0.15, sure: { least: 0.6, together: 0.9, ofFewWords: 1.3 } };
/** One that no word told. */
const UNHEARD: Bar = { least: 0.55, ahead: 0.08, sure: { least: 0.8, together: 1, ofFewWords: 1 } };
/** One that was heard to be about something else. */
const ANSWERED: Bar = { least: 0.6, ahead: 0.15, sure: { least: 0.8, together: 1.13, ofFewWords: 1.13 } };
/** What asks nothing, and wishes no time: "my truck's the size of a boat, hope the street's wide". */
const UNASKED: Bar = { least: 0.6, ahead: 0.35, sure: { least: 0.6, together: 0.95, ofFewWords: 1.3 } };

/** So few may be like an entry by a single one of them. */
const FEW_WORDS = 7;

/** How sure it must be that a message asks something, where no word of it does. */
const LEAST_QUESTION = 0.3;

/** "Can she come all the same?", « a-t-elle le droit de … », "is 8 old enough": asks whether something may be, or must. */
const ASKS_LEAVE = pattern`
  \b(?:
    (?:(?:ai|as|avons|(?:a|ont)(?:[- ]t)?)[- ](?:je|tu|il|elle|on|nous|ils|elles)|a|ont|ai) (?:(?:tu|bien|encore) )?
    le droit
    |(?:correct|ok|okay|grave|possible|permis|allowed|fine|cool|alright|a problem|un probleme) (?:
      si|if|that|que|for (?:me|us|him|her|them) to
    )
    |(?:old enough|assez (?:vieux|vieille|grande?)|too (?:young|old)|trop (?:jeune|vieux|vieille))
    |(?:can|may|could) (?:he|she|they|my [a-z]+|our [a-z]+) (?:
      still|also|come|be|get|have|let|stay|wait|bring
    )
    |(?:peut|peuvent)[- ](?:t[- ])?(?:il|elle|ils|elles|on)
    |est-ce qu(?:e |')(?:il|elle|ils|elles|on|(?:mon|ma|mes) [a-z]+) (?:peut|peuvent|doit|doivent)
    |(?:do|does) (?:i|we|he|she|they) (?:have|need|gotta|got) (?:to|be)?
    |(?:faut|dois|doit)[- ](?:il|je|elle|on)\b|(?:je dois|faut) tu
  )`;

const isTimed = ({ clauses }: Frame): boolean => clauses.some(({ when }) => when !== undefined);

const barOf = (frame: Frame, { act, share }: LikelyAct): Bar | undefined => {
  const { asks } = frame;
  if (asks.some(({ entry, topic }) => entry !== undefined || topic === 'woman_or_man')) return undefined;
  const isUnanswered = asks.some((ask) => isUntold(ask) && ask.topic !== 'is_offered');
  if (isUnanswered) return isTimed(frame) ? TIMED : UNANSWERED;
  if (asks.length > 0) return ANSWERED;
  const isAsked =
    (act === 'question' && share >= LEAST_QUESTION) || ASKS_LEAVE.test(readText(frame.text).folded);
  if (isAsked) return UNHEARD;
  return isTimed(frame) || frame.wordCount <= FEW_WORDS ? undefined : UNASKED;
};

/** Sentences of a message that may be about one of the business's own questions; all of it where it is short. */
const LONGEST = 40;

const sentencesOf = ({ text, wordCount }: Frame): readonly string[] => {
  const sentences = Map.groupBy(segmentsOf(readText(text)), ({ sentence }) => sentence).values();
  const each = [...sentences].map((thoughts) => thoughts.map(({ folded }) => folded).join(''));
  return wordCount <= LONGEST && each.length > 1 ? [...each, readText(text).folded] : each;
};

/** One of the business's own questions, and the words of the message that are like it, folded. */
export interface LikelyEntry {
  readonly id: string;
  readonly words: string;
}

/** How far ahead of any other makes up for how much less of likeness. */
const FAR_AHEAD = 0.2;
const LESS_LIKE = 0.08;

const isLike = (like: number, ahead: number, bar: Bar): boolean =>
  (like >= bar.least && ahead >= bar.ahead) ||
  (like >= bar.least - LESS_LIKE && ahead >= bar.ahead + FAR_AHEAD);

/** What is sold is had too. */
const IS_HAD = /\b(?:have|got|carry|avez|as|tenez|y a|ya)\b/;

const TELLING_WORD = /[a-z0-9]{3,}/g;

const isSure = (words: string, like: number, ahead: number, { sure }: Bar): boolean => {
  const isFew = (words.match(TELLING_WORD)?.length ?? 0) <= FEW_WORDS;
  return like >= sure.least && like + ahead >= (isFew ? sure.ofFewWords : sure.together);
};

/** Whether nothing of a message is of something else: health and safety are asked about by their own words alone. */
const mayBeOf = (said: Meaning, { question, answer }: Pick<KnownMeaning, 'question' | 'answer'>): boolean =>
  !isOfElse(question, said) &&
  ![...said].some((word) => isGrave(word) && !question.has(word) && !answer.has(word));

/** Words that both must share: one that is of no service's name, or several of the question of the entry. */
const OF_NAMES = 2;

/** Whether a message and an entry share what a question may be about: likeness alone is no subject. */
const sharesSubject = (said: Meaning, { question, answer }: KnownMeaning, named: Meaning): boolean => {
  const isTold = (word: string): boolean => question.has(word) || answer.has(word);
  if (!mayBeOf(said, { question, answer })) return false;
  const shared = [...said].filter((word) => isSubject(word) && !isOfAnimal(word));
  return (
    shared.some((word) => !named.has(word) && isTold(word)) ||
    shared.filter((word) => question.has(word)).length >= OF_NAMES
  );
};

/** The business's own questions that an unanswered message is most like; none where two are alike. */
export const likelyEntries = (
  frame: Frame,
  known: KnownBefore,
  likely: LikelyAct,
): readonly LikelyEntry[] => {
  const bar = barOf(frame, likely);
  if (!bar) return [];
  const owners = ownersOf(known);
  const asked = frame.asks.flatMap(({ services }) => services);
  const all = knownMeanings(owners, asked).map((own) => {
    const { question, answer = '' } = own.entry;
    return { own, embeddings: [question, `${question} ${answer}`].map(embeddingOf) };
  });
  const likeTo = (said: Embedding, { embeddings }: (typeof all)[number]): number =>
    Math.max(...embeddings.map((one) => similarity(said, one)));
  return sentencesOf(frame).flatMap((words) => {
    const said = embeddingOf(words);
    const [best, next] = all
      .map((one) => ({ ...one, like: likeTo(said, one) }))
      .toSorted((a, b) => b.like - a.like);
    const ahead = best ? best.like - (next?.like ?? -1) : 0;
    if (!best) return [];
    // "Do you service e-bikes?" is not about those that are sold.
    if (best.own.question.has(SALE) && !meaningIn(words).has(SALE) && !IS_HAD.test(words)) return [];
    const isOfIt = isSure(words, best.like, ahead, bar) ? mayBeOf : sharesSubject;
    if (isOfIt === sharesSubject && !isLike(best.like, ahead, bar)) return [];
    return isOfIt(meaningIn(words), best.own, owners.named) ? [{ id: best.own.entry.id, words }] : [];
  });
};

/** The frame with the questions that it is like, each beside what it may help with where nothing answers that. */
export const helpedBy = (frame: Frame, found: readonly LikelyEntry[]): Frame => {
  const untold = frame.asks.filter(isUntold);
  const { folded } = readText(frame.text);
  const nearTo = (ask: Ask): string | undefined => {
    const asked = readText(ask.words ?? frame.text).folded;
    // Of several questions the whole message is none.
    const isOf = ({ words }: LikelyEntry): boolean =>
      untold.length === 1 || (words !== folded && words.includes(asked));
    return untold.includes(ask) ? found.find(isOf)?.id : undefined;
  };
  const asks = frame.asks.map((ask): Ask => {
    const near = nearTo(ask);
    return near === undefined ? ask : { ...ask, near };
  });
  const near = asks.find((ask) => ask.near !== undefined)?.near ?? found[0]?.id;
  return near === undefined
    ? frame
    : { ...frame, asks: asks.map((ask) => onlyNear(ask, near)), near: [near] };
};
