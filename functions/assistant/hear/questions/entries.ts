import type { Ask, Frame } from '../../frame.ts';
import { pattern } from '../../patterns.ts';
import { OF_ANIMAL } from '../acts/emergencies/animal-words.ts';
import { segmentsOf } from '../segments.ts';
import type { NamedService } from '../services/service-matching.ts';
import { readText } from '../text.ts';
import { entriesAbout } from './entry-services.ts';
import type { KnownEntry } from './known-entry.ts';
import { LACKS, type Meaning, meaningIn } from './meaning.ts';
import { withNear } from './near-entries.ts';

/** The words of the names of services: they tell what a question is about, and not what it asks. */
export const namedIn = (services: readonly NamedService[]): Meaning =>
  meaningIn(services.flatMap(({ name, knownAs = [] }) => [name, ...knownAs]).join(' '));

/**
 * How much of their meaning a question and some words share, from 0 to 1: nothing where only the name of a service is
 * shared and something else is asked of it.
 */
const likeness = (question: Meaning, said: Meaning, named: Meaning): number => {
  const shared = [...question].filter((word) => said.has(word));
  const isElse =
    shared.every((word) => named.has(word)) &&
    [...said].some((word) => !question.has(word) && !named.has(word));
  if (isElse || question.has(LACKS) !== said.has(LACKS)) return 0;
  return (2 * shared.length) / (question.size + said.size);
};

interface Owners {
  readonly faq: readonly KnownEntry[];
  readonly services: readonly NamedService[];
  readonly named: Meaning;
}

/** The entry whose question is most like one of the thoughts of a message, if it is so much like it. */
const entryLike = (
  { faq, named }: Pick<Owners, 'faq' | 'named'>,
  thoughts: readonly Meaning[],
  least: number,
): KnownEntry | undefined => {
  const [best] = faq
    .map((entry) => ({ entry, meaning: meaningIn(entry.question) }))
    .map(({ entry, meaning }) => ({
      entry,
      like: Math.max(0, ...thoughts.map((thought) => likeness(meaning, thought, named))),
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
    : entryLike(owners, [meaningIn(text)], LIKE_A_QUESTION);

const entryOf = (all: Owners, { topic, words, services }: Ask, frame: Frame): KnownEntry | undefined => {
  if (all.faq.some((entry) => entry.topic === topic)) return undefined;
  const owners = { ...all, faq: entriesAbout(all.faq, services, all.services) };
  const thoughts = segmentsOf(readText(words ?? frame.text)).map(({ folded }) => meaningIn(folded));
  const entry = entryLike(owners, thoughts, LIKE_A_QUESTION);
  return entry ?? (words === undefined ? undefined : entryOfAll(owners, frame));
};

/** The entry of a message in which no question was recognised: one word alone must be asked about. */
const entryOfWhole = (owners: Owners, { text, asks, clauses }: Frame): KnownEntry | undefined => {
  if (asks.length + clauses.length > 0) return undefined;
  const thoughts = segmentsOf(readText(text))
    .map(({ folded, isQuestion }) => ({ isQuestion, meaning: meaningIn(folded) }))
    .filter(({ isQuestion, meaning }) => isQuestion || meaning.size > 1)
    .map(({ meaning }) => meaning);
  return entryLike(owners, thoughts, LIKE_NOTHING_ELSE);
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

/** The frame with the business's own questions that its words come closest to, where the ear named none. */
export const withEntries = (
  frame: Frame,
  { faq, services }: { readonly faq: readonly KnownEntry[]; readonly services: readonly NamedService[] },
): Frame => {
  if (faq.length === 0) return frame;
  const owners = { faq, services, named: namedIn(services) };
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
