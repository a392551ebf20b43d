import { pattern } from '../../patterns.ts';
import type { Topic } from '../../topics.ts';
import { writtenIn } from '../asides/remarks.ts';
import { type Mention, within } from '../mention.ts';
import { servicesOf } from '../named.ts';
import type { Segment } from '../segments.ts';
import { isOfManyTrades } from '../services/weak-words.ts';
import { type Text, wordsOf } from '../text.ts';
import type { AskHeard } from './asks.ts';
import { servicesInHand } from './entry-services.ts';
import type { KnownEntry } from './known-entry.ts';
import { type KnownMeaning, knownMeanings, ownersOf, withInHand } from './known-meanings.ts';
import { meaningIn } from './meaning.ts';
import type { Meaning } from './meaning-words.ts';
import { cardEntry, OF_PAYER, payerEntry } from './payer-entries.ts';
import { AGE, isOfAnimal, isOfElse, isSubject } from './subjects.ts';

/** How a question is put without its mark, too: "how long till they're ready", « ma carte paye tu l'examen ». */
const ASKED = pattern`
  \b(?:how|what|when|where|which|who|can|could|may|should|do|does|did|is|are|am|will|would) (?:
    long|much|many|soon|come|i|you|u|we|they|it|he|she|there|the|my|your|a|an
  )\b|\b(?:combien|comment|quand|quels?|quelles?|quoi|what's|est-ce que?)\b
  |\b(?:es(?:ti)?[- ]?ce (?:que?|qu')|j(?:e )?peux|faut|on peut|peut[- ]on)\b
  |\b[a-z]+[- ]?(?:t-)?(?:tu|vous|il|elle|ils|elles|je|on)\b|\?`;

/** A question by its mark or by its first words: no other word of a thought makes it one. */
const ASKED_PLAINLY = pattern`
  \?
  |^[\s,]*(?:[a-z0-9']+ ){0,6}?(?:
    es(?:ti?)?[- ]?ce (?:que?|qu')|(?:jpeux|peux|peut|faut|doit|dois|jdois)[- ]?(?:tu|je|on|il)?\b|combien
    |comment|quand|c'?est quoi|what's
    |(?:how|what|when|where|can|could|may|should|do|does|is|are) (?:
      i|you|u|we|they|it|he|she|there|the|my|your|long|much|many|old
    )\b
  )`;

/** Whoever asks for an appointment in the same thought asks for that. */
const WISHES = pattern`
  \b(?:
    want|need an?|would like|veux|voudrais|aimerais|book|reserver|rdv|rv|rendez|appointment|appt|available
    |dispo\w*|libre|come in|fit me|squeeze
  )\b`;

/** Topics that the records answer less well than the owner's own words about the very thing. */
const YIELDING: ReadonlySet<Topic> = new Set([
  ...([
    'length',
    'insurance',
    'payment',
    'other',
    'is_offered',
    'about_service',
    'access',
    'phone',
    'services',
    'change_fee',
  ] as const),
]);

/** Words of the names of services are shared by many questions, and tell little. */
const OF_SERVICE = 0.5;
/** How much of what was said an entry must explain, and how much of its question must have been said. */
const LEAST_EXPLAINED = 0.75;
const LEAST_ASKED = 0.5;
const LEAST_WORDS = 2;
const MOST_WORDS = 24;

/** What else may be said beside a word that only one entry has, and beside two of them. */
const MOST_BESIDE_ONE = 1;
const MOST_BESIDE_SOME = 5;

/** How well an entry explains what was said; nothing where it does not. */
const explains = ({ question, answer }: KnownMeaning, said: Meaning, named: Meaning): number => {
  const weightOf = (words: Iterable<string>): number =>
    [...words].reduce((sum, word) => sum + (named.has(word) ? OF_SERVICE : 1), 0);
  if (isOfElse(question, said)) return 0;
  const asked = [...said].filter((word) => question.has(word));
  const told = [...said].filter((word) => question.has(word) || answer.has(word));
  const share = weightOf(told) / weightOf(said);
  const isAsked =
    asked.some((word) => !named.has(word)) || (asked.length > 0 && asked.length === question.size);
  const isEnough = told.length >= LEAST_WORDS && weightOf(asked) >= LEAST_ASKED * weightOf(question);
  return isAsked && isEnough && share >= LEAST_EXPLAINED ? share + weightOf(asked) : 0;
};

/** An entry's own words tell it, one of them where hardly another word is said, two of them in a sentence. */
const tellsOf = (
  { question, answer, isOwnOfQuestions }: KnownMeaning,
  said: Meaning,
  named: Meaning,
): boolean => {
  const own = [...question].filter((word) => isOwnOfQuestions(word) && isSubject(word) && said.has(word));
  const shared = own.length;
  const unexplained = [...said].filter((word) => isSubject(word) && !question.has(word) && !answer.has(word));
  const isElse = isOfElse(question, said) || unexplained.some((word) => named.has(word));
  const most = shared > 1 ? MOST_BESIDE_SOME : MOST_BESIDE_ONE;
  // "Must the rabbit eat before?" is not about whether rabbits are seen.
  const isOfKind = unexplained.length > 0 && own.every(isOfAnimal);
  return shared > 0 && !isElse && !isOfKind && unexplained.length <= most;
};

const entryFor = (
  known: readonly KnownMeaning[],
  folded: string,
  named: Meaning,
  whole: string,
): KnownEntry | undefined => {
  if (folded.split(' ').length > MOST_WORDS || !ASKED.test(folded) || WISHES.test(folded)) return undefined;
  const card = cardEntry(known, folded);
  if (card) return card;
  const said = meaningIn(folded);
  const [best, next] = known
    .map((one) => ({ entry: one.entry, like: explains(one, said, named) }))
    .toSorted((a, b) => b.like - a.like);
  if (best && best.like > (next?.like ?? 0)) return best.entry;
  const payer = payerEntry(known, folded, whole);
  if (payer) return payer;
  if (!ASKED_PLAINLY.test(folded)) return undefined;
  const [only, ...others] = known.filter((one) => tellsOf(one, said, named));
  return others.length === 0 ? only?.entry : undefined;
};

/** The thoughts of a sentence that are one question, and the entry of it: each by itself, else all together. */
const inSentence = (
  sentence: readonly Segment[],
  find: (folded: string) => KnownEntry | undefined,
): ReadonlyArray<{ readonly segment: Segment; readonly entry: KnownEntry; readonly isSame?: boolean }> => {
  const each = sentence.flatMap((segment) => {
    const entry = find(segment.folded);
    return entry ? [{ segment, entry }] : [];
  });
  if (each.length > 0 || sentence.length === 1) return each;
  const entry = find(sentence.map(({ folded }) => folded).join(''));
  // "She uses a walker, are there any steps?": what stands before a question is no question by itself.
  const asked = sentence
    .filter(({ folded }) => ASKED_PLAINLY.test(folded))
    .map(({ folded }) => meaningIn(folded));
  const about = entry ? meaningIn(`${entry.question} ${entry.answer ?? ''}`) : undefined;
  const isElse =
    asked.length > 0 && asked.every((said) => said.size > 0 && ![...said].some((word) => about?.has(word)));
  return entry && !isElse
    ? sentence.map((segment, index) => ({ segment, entry, ...(index > 0 ? { isSame: true } : {}) }))
    : [];
};

/** Services that a message names beyond doubt: "the photos" names none that is a photo. */
const certainServices = (mentions: readonly Mention[], { folded }: Text): readonly string[] =>
  mentions.flatMap((one) =>
    one.kind === 'service' && !wordsOf(folded.slice(one.start, one.end)).every(isOfManyTrades)
      ? one.services.flatMap(({ id, sure }) => (sure === 'certain' ? [id] : []))
      : [],
  );

/**
 * The questions that the business itself has answered, whatever they name: "how long till the glasses are ready?" is
 * not about the length of an appointment. Only where most of what is said stands in the entry, and no time is wished.
 */
export const ownerQuestions = (
  segments: readonly Segment[],
  mentions: readonly Mention[],
  text: Text,
  of: Parameters<typeof ownersOf>[0],
): readonly AskHeard[] => {
  if (of.faq.length === 0) return [];
  const owners = ownersOf(of);
  const isTimed = (segment: Segment): boolean =>
    mentions.some(
      ({ kind, start }) =>
        (kind === 'when' || kind === 'prefers') && start >= segment.start && start < segment.end,
    );
  const sentences = [
    ...Map.groupBy(
      segments.filter((one) => !isTimed(one)),
      ({ sentence }) => sentence,
    ).values(),
  ];
  // What the rest of the message names is in hand before what was arranged.
  const beside = withInHand(owners, servicesOf(mentions));
  const about = (sentence: readonly Segment[]): readonly KnownMeaning[] =>
    knownMeanings(
      beside,
      servicesOf(mentions.filter((one) => sentence.some((segment) => within(one, segment)))),
    );
  // What is written of a service that nobody spoke of is told under its own question: it may be of another.
  const spoken = [...certainServices(mentions, text), ...servicesInHand(of)];
  const isOfUntold = ({ id }: KnownEntry): boolean => {
    const ties = owners.read.entries.find(({ entry }) => entry.id === id)?.ties ?? [];
    return ties.length > 0 && !ties.some(({ ids }) => ids.some((one) => spoken.includes(one)));
  };
  const found = (known: readonly KnownMeaning[], folded: string): KnownEntry | undefined =>
    entryFor(
      known.filter(({ entry }) => !isOfUntold(entry)),
      folded,
      owners.named,
      text.folded,
    ) ?? entryFor(known, folded, owners.named, text.folded);
  return sentences.flatMap((sentence) =>
    inSentence(sentence, (folded) => found(about(sentence), folded)).map(({ segment, entry, isSame }) => ({
      ask: {
        ...({ topic: 'other', services: [], persons: [], entry: entry.id } as const),
        words: writtenIn(segment, text),
        ...(isOfUntold(entry) ? { near: entry.id } : {}),
      },
      segment,
      ...(isSame ? { isSame } : {}),
    })),
  );
};

/** A price of no one service may be that of something else, and what is asked of a service is not where we are. */
const isFirm = ({ ask: { topic, services } }: AskHeard): boolean => {
  if (topic === 'price') return services.length === 1;
  return topic === 'address' ? services.length === 0 : !YIELDING.has(topic);
};

/** "He's 13, is it still the kids' price?" is answered by the price and by what the owner says of ages. */
const isOfAge = ({ segment }: AskHeard): boolean => meaningIn(segment.folded).has(AGE);

/** The questions of a message by their topics, and those that the owner answered in their stead. */
export const besideOwners = (
  topical: readonly AskHeard[],
  owners: readonly AskHeard[],
): { readonly topical: readonly AskHeard[]; readonly owners: readonly AskHeard[] } => {
  const isAt = (all: readonly AskHeard[], { start }: Segment): boolean =>
    all.some(({ segment }) => segment.start === start);
  const firm = topical.filter(isFirm);
  // "I have a CNESST file, do I have to pay?" asks once.
  const isTold = ({ ask, segment }: AskHeard): boolean =>
    ask.topic === 'insurance' &&
    !ASKED_PLAINLY.test(segment.folded) &&
    owners.some((own) => OF_PAYER.test(own.segment.folded));
  const insured = topical.filter(({ ask }) => ask.topic === 'insurance');
  // "Is it free if my insurer pays?" asks for a price too: the entry about that insurer still takes the general one's place.
  const kept = owners.filter((one) => !isAt(firm, one.segment) || isAt(insured, one.segment) || isOfAge(one));
  return {
    topical: topical.filter((one) => !isTold(one) && (firm.includes(one) || !isAt(kept, one.segment))),
    owners: kept,
  };
};
