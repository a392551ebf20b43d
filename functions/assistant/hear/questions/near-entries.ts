import type { Ask, Frame } from '../../frame.ts';
import { pattern } from '../../patterns.ts';
import type { SpeechAct } from '../../speech-acts.ts';
import { segmentsOf } from '../segments.ts';
import { readText } from '../text.ts';
import { type KnownMeaning, knownMeanings, type Owners, withInHand } from './known-meanings.ts';
import { meaningIn } from './meaning.ts';
import type { Meaning } from './meaning-words.ts';
import { AGE, isGrave, isOfAnimal, isSubject, SALE, subjectsOf } from './subjects.ts';
import { isUntold } from './untold.ts';

/** What a thought and an entry must share at least: one word of its question, or of its answer, that no other entry has. */
const OF_QUESTION = 2;
const OF_ANSWER = 1;
const OF_SEVERAL = 0.4;

/** A question of no more words that tell anything is about what was told before it. */
const OF_NO_SUBJECT = 1;

/** Says of anything that it costs nothing, or is to be had. */
export const OF_ANYTHING = new Set(['free', 'gratui', 'spot']);

/** Words of a message whose question may be about anything in it. */
const LONGEST = 40;

/** An answer that begins so tells what the business does not do. */
const REFUSES = /^\W*(?:non|no|not|pas|jamais|never|sorry|desolee?)\b/;

/** How a question is put that is about what was told before it. */
const PUT_AS_QUESTION = pattern`
  \b(?:
    es(?:ti?)?[- ]?ce |c'?est[- ]?(?:tu|ti) |(?:il )?y a[- ]?t[u'-]|ya[- ]tu|is (?:it|that|this) |
    are (?:they|these) |does (?:it|that) |can (?:i|we|she|he|they) (?!come|get|have|book)
    |do (?:you|i) (?!have (?:any|some|a|room|time))
  )|\?`;
/** A time is asked for. */
const WISHES_TIME = pattern`
  \b(?:
    place|dispo\w*|libres?|available|availab\w+|openings?|slots?|free|rdv|rv|rendez|appointment|appt|book
    |reserver|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day|demain
    |tomorrow|today|tonight|auj\w*|semaine|week
  )\b`;

/** Whoever does one of these is answered by the team. */
const PASSED_ON: ReadonlySet<SpeechAct> = new Set([
  ...(['complaint', 'late', 'emergency', 'callback', 'person', 'message'] as const),
]);

/** How much of what a thought is about an entry must hold: less where its question has it than where its answer alone does. */
const ABOUT_QUESTION = 0.5;
const ABOUT_ANSWER = 0.6;

/** "And the cat?" asks nothing of animals by itself. */
const TREATS = pattern`
  \b(?:
    soign\w*|trait\w*|voyez|voir|recev\w*|prenez|prend\w*|accept\w*|treat\w*|see|seeing|take|accept|bring|amen\w*|emmen\w*
    |come with|allow\w*|welcome|permis|bienvenu\w*
  )\b`;

/**
 * How much an entry alone shares with a thought; nothing where it has no word of its own in it, or where the thought is
 * about something else: "do you board cats?" is not about which animals are treated.
 */
const nearness = (
  { question, answer, isOwn }: KnownMeaning,
  words: string,
  said: Meaning,
  named: Meaning,
): number => {
  const isElse = (word: string): boolean => word === SALE || isGrave(word);
  if ([...said].some((word) => isElse(word) && !question.has(word) && !answer.has(word))) return 0;
  const [asked = [], told = []] = [question, answer].map((words) =>
    [...words].filter((one) => said.has(one)),
  );
  const own = (words: readonly string[]) => words.filter((word) => isOwn(word) && isSubject(word));
  const [ofQuestion, ofAnswer] = [own(asked), own(told.filter((word) => !question.has(word)))];
  const shared = new Set([...asked, ...told]);
  const share =
    [...shared].filter((word) => isSubject(word) && !named.has(word)).length / subjectsOf(said, named);
  const isAsked = ofQuestion.some((word) => !isOfAnimal(word));
  const isTold = ofAnswer.some((word) => !isOfAnimal(word)) && (share >= ABOUT_ANSWER || shared.has(AGE));
  const isOfAnimals = TREATS.test(words) && ofQuestion.length > 0 && share > ABOUT_ANSWER;
  if (!(isAsked ? share >= ABOUT_QUESTION : isTold || isOfAnimals)) return 0;
  const others = [...shared].filter((word) => !isOwn(word) && !named.has(word));
  return OF_QUESTION * ofQuestion.length + OF_ANSWER * ofAnswer.length + OF_SEVERAL * others.length;
};

const nearest = (
  all: readonly KnownMeaning[],
  words: string,
  named: Meaning,
  least: number,
): KnownMeaning | undefined => {
  const { folded } = readText(words);
  const said = new Set([...meaningIn(words)].filter((word) => !OF_ANYTHING.has(word)));
  const [best, next] = all
    .map((own) => ({ own, like: nearness(own, folded, said, named) }))
    .toSorted((a, b) => b.like - a.like);
  return best && best.like >= least && best.like > (next?.like ?? 0) ? best.own : undefined;
};

const refuses = ({ entry }: KnownMeaning): boolean => REFUSES.test(readText(entry.answer ?? '').folded);

/** Whether neither the records nor an entry answer a question: of a service that there is, what else is asked of it. */
const isUnanswered = (ask: Ask): boolean =>
  isUntold(ask) || (ask.topic === 'is_offered' && ask.entry === undefined && ask.words !== undefined);

/** Whether the message is a question of which none was heard. */
const isPlainQuestion = ({ asks, acts, clauses, manner, text }: Frame): boolean => {
  const isPut = manner.isQuestion === true || PUT_AS_QUESTION.test(readText(text).folded);
  return asks.length === 0 && (acts.includes('help') || (clauses.length === 0 && isPut));
};

/** Sentences that ask for something, and not for a time. */
const openSentences = ({ asks, text }: Frame): readonly string[] => {
  if (asks.length > 0) return [];
  const sentences = Map.groupBy(segmentsOf(readText(text)), ({ sentence }) => sentence).values();
  return [...sentences]
    .map((thoughts) => thoughts.map(({ folded }) => folded).join(''))
    .filter((sentence) => PUT_AS_QUESTION.test(sentence) && !WISHES_TIME.test(sentence));
};

/** A message is helped by one entry at most: a question that another may help is left without. */
export const onlyNear = (ask: Ask, id: string): Ask => {
  const { near, ...rest } = ask;
  return near === undefined || near === id ? ask : rest;
};

/**
 * The frame with the entry that it comes nearest to without asking it in so many words. A question without an answer
 * is helped by whatever entry alone shares its subject; what is only told beside, by one that says what is not done.
 */
export const withNear = (frame: Frame, owners: Owners): Frame => {
  if (frame.acts.some((act) => PASSED_ON.has(act))) return frame;
  const answered = new Set([frame.entry, ...frame.asks.map(({ entry }) => entry)]);
  const { named } = owners;
  const wished = frame.clauses.flatMap(({ services }) => services.map(({ id }) => id));
  const asked = frame.asks.flatMap(({ services }) => services);
  const all = knownMeanings(withInHand(owners, wished), asked);
  const isShort = frame.wordCount <= LONGEST;
  const find = (words: string, least: number): KnownMeaning | undefined => nearest(all, words, named, least);
  const unanswered = frame.asks.filter(isUnanswered);
  // "I have phlebitis, can I come anyway?": what the only question is about stands before it.
  const findFor = (words: string): KnownMeaning | undefined => {
    const isBare = isShort && unanswered.length < 2 && meaningIn(words).size <= OF_NO_SUBJECT;
    return find(words, OF_ANSWER) ?? (isBare ? find(frame.text, OF_ANSWER) : undefined);
  };
  const idOf = (one: KnownMeaning | undefined): readonly string[] =>
    one && !answered.has(one.entry.id) ? [one.entry.id] : [];
  const asks = frame.asks.map((ask): Ask => {
    const [near] = unanswered.includes(ask) ? idOf(findFor(ask.words ?? frame.text)) : [];
    return near === undefined ? ask : { ...ask, near };
  });
  const sentences = isShort ? openSentences(frame) : [];
  const thoughts = isShort ? segmentsOf(readText(frame.text)) : [];
  const [near] = [
    ...asks.flatMap((ask) => ask.near ?? []),
    ...(isPlainQuestion(frame) ? idOf(findFor(frame.text)) : []),
    ...sentences.flatMap((words) => idOf(find(words, OF_ANSWER))),
    ...thoughts.flatMap(({ folded }) => {
      const told = find(folded, OF_QUESTION);
      return told && refuses(told) ? idOf(told) : [];
    }),
  ];
  return near === undefined
    ? frame
    : { ...frame, asks: asks.map((ask) => onlyNear(ask, near)), near: [near] };
};
