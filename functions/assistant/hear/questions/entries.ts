import type { Ask, Frame } from '../../frame.ts';
import { pattern } from '../../patterns.ts';
import { OF_ANIMAL } from '../acts/emergencies/animal-words.ts';
import { segmentsOf } from '../segments.ts';
import { readText } from '../text.ts';
import type { KnownEntry } from './known-entry.ts';
import { type KnownMeaning, knownMeanings, type Owners, ownersOf } from './known-meanings.ts';
import { meaningIn } from './meaning.ts';
import type { Meaning } from './meaning-words.ts';
import { withNear } from './near-entries.ts';
import { isOfElse, isSubject } from './subjects.ts';

/**
 * How much of their meaning a question and some words share, from 0 to 1: nothing where only the name of a service is
 * shared and something else is asked of it.
 */
const likeness = (question: Meaning, said: Meaning, named: Meaning): number => {
  const shared = [...question].filter((word) => said.has(word));
  const isElse =
    shared.every((word) => named.has(word)) &&
    [...said].some((word) => !question.has(word) && !named.has(word));
  // "Ask the girls" shares no subject with "my girl had lice"; it may with "may I bring my girl?"
  const isOfSubject = shared.some(isSubject) || ![...question].some(isSubject);
  if (isElse || !isOfSubject || isOfElse(question, said)) return 0;
  return (2 * shared.length) / (question.size + said.size);
};

/** The entry whose question is most like one of the thoughts of a message, if it is so much like it. */
const entryLike = (
  open: readonly KnownMeaning[],
  named: Meaning,
  thoughts: readonly Meaning[],
  least: number,
): KnownEntry | undefined => {
  const [best] = open
    .map(({ entry, question }) => ({
      entry,
      like: Math.max(0, ...thoughts.map((thought) => likeness(question, thought, named))),
    }))
    .toSorted((a, b) => b.like - a.like);
  return best && best.like >= least ? best.entry : undefined;
};

/** Half of the meaning and more is enough where a question was heard, nearly all of it where none was. */
const LIKE_A_QUESTION = 0.6;
const LIKE_NOTHING_ELSE = 0.75;

/** Words of a message that can be one question, what leads to it told in a sentence of its own. */
const LONGEST_QUESTION = 24;

/**
 * "My daughter is nine. Is she too young for a manicure?": what stands before the question tells what it is about,
 * unless something else is asked there.
 */
const entryOfAll = (owners: Owners, { text, wordCount, asks }: Frame): KnownEntry | undefined =>
  wordCount > LONGEST_QUESTION || asks.length > 1
    ? undefined
    : entryLike(
        knownMeanings(
          owners,
          asks.flatMap(({ services }) => services),
        ),
        owners.named,
        [meaningIn(text)],
        LIKE_A_QUESTION,
      );

const entryOf = (all: Owners, { topic, words, services }: Ask, frame: Frame): KnownEntry | undefined => {
  if (all.read.entries.some(({ entry }) => entry.topic === topic)) return undefined;
  const open = knownMeanings(all, services);
  const thoughts = segmentsOf(readText(words ?? frame.text)).map(({ folded }) => meaningIn(folded));
  const entry = entryLike(open, all.named, thoughts, LIKE_A_QUESTION);
  return entry ?? (words === undefined ? undefined : entryOfAll(all, frame));
};

/** The entry of a message in which no question was recognised: one word alone must be asked about. */
const entryOfWhole = (owners: Owners, { text, asks, clauses }: Frame): KnownEntry | undefined => {
  if (asks.length + clauses.length > 0) return undefined;
  const thoughts = segmentsOf(readText(text))
    .map(({ folded, isQuestion }) => ({ isQuestion, meaning: meaningIn(folded) }))
    .filter(({ isQuestion, meaning }) => isQuestion || meaning.size > 1)
    .map(({ meaning }) => meaning);
  return entryLike(knownMeanings(owners, []), owners.named, thoughts, LIKE_NOTHING_ELSE);
};

const INCLUDED = /\b(?:inclus\w*|compris\w*|includ\w*)\b/;
const ON_TOP = pattern`
  \b(?:
    en sus|en plus|extra|on top|plus (?:les |the )?(?:tax\w*|tps|tvq|gst|qst)
    |(?:avant|before|ajout\w*|added|add) .{0,12}(?:tax|tps|gst)\w*
  )\b`;

/** "Taxes are extra?" is answered by the contrary word to "Are taxes included?": the entry is told under its own question. */
const contrary = (faq: readonly KnownEntry[], { topic }: Ask, { text }: Frame): KnownEntry | undefined => {
  const { folded } = readText(text);
  const entry = topic === 'taxes' && ON_TOP.test(folded) && !INCLUDED.test(folded);
  return entry
    ? faq.find((one) => one.topic === 'taxes' && INCLUDED.test(readText(one.question).folded))
    : undefined;
};

/** What the owner wrote about emergencies, in either language. */
const URGENT = meaningIn('urgence emergency');

/** What is written for animals helps no person. */
const urgentEntry = (faq: readonly KnownEntry[], inDanger: Frame['inDanger']): KnownEntry | undefined =>
  faq
    .filter(({ question }) => [...meaningIn(question)].some((word) => URGENT.has(word)))
    .find(({ question }) => inDanger === 'animal' || !OF_ANIMAL.test(readText(question).folded));

/** The frame with the business's own questions that its words come closest to, where its reader named none. */
export const withEntries = (frame: Frame, known: Parameters<typeof ownersOf>[0]): Frame => {
  const { faq } = known;
  if (faq.length === 0) return frame;
  const owners = ownersOf(known);
  const asks = frame.asks.map((ask): Ask => {
    const entry = ask.entry ?? entryOf(owners, ask, frame)?.id;
    const near = contrary(faq, ask, frame)?.id;
    return { ...ask, ...(entry === undefined ? {} : { entry }), ...(near === undefined ? {} : { near }) };
  });
  const isUrgent = frame.acts.includes('emergency');
  const entry = isUrgent
    ? urgentEntry(faq, frame.inDanger)?.id
    : (frame.entry ?? entryOfWhole(owners, frame)?.id);
  const heard: Frame = { ...frame, asks, ...(entry === undefined ? {} : { entry }) };
  return isUrgent ? heard : withNear(heard, owners);
};
