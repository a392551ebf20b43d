import type { Ask, Frame } from '../../frame.ts';
import { pattern } from '../../patterns.ts';
import type { SpeechAct } from '../../speech-acts.ts';
import { segmentsOf } from '../segments.ts';
import type { NamedService } from '../services/service-matching.ts';
import { readText } from '../text.ts';
import { entriesAbout } from './entry-services.ts';
import type { KnownEntry } from './known-entry.ts';
import { type KnownMeaning, knownMeanings } from './known-meanings.ts';
import { isOfAnimal, isSubject, type Meaning, meaningIn, subjectsOf } from './meaning.ts';
import { isUntold } from './untold.ts';

/** What a thought and an entry must share at least: one word of its question, or of its answer, that no other entry has. */
const OF_QUESTION = 2;
const OF_ANSWER = 1;
const OF_SEVERAL = 0.4;

/** A question of no more words that tell anything is about what was told before it. */
const OF_NO_SUBJECT = 1;

/** Says of anything that it costs nothing, or is to be had. */
const OF_ANYTHING = new Set(['free', 'gratui', 'spot']);

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
/** Asks whether what was told is all right. */
const IS_THAT_FINE = pattern`
  \b(?:c'?est[- ]?(?:tu|ti)|est-ce(?: que c'est)?|is (?:it|that|this)|are (?:they|these)) (?:
    correct\w*|ok(?:ay)?|fine|bon|possible|grave|(?:un|a) (?:problem\w*|issue)|allowed|permis|legal|suffisant
    |enough|alright|safe
  )\b`;
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
const ABOUT_QUESTION = 0.15;
const ABOUT_ANSWER = 0.5;

/** How old somebody is, is what a question is about wherever it is told. */
const AGE = 'age';

/**
 * How much an entry alone shares with a thought; nothing where it has no word of its own in it, or where the thought is
 * about something else: "do you board cats?" is not about which animals are treated.
 */
const nearness = ({ question, answer, isOwn }: KnownMeaning, said: Meaning, named: Meaning): number => {
  const [asked = [], told = []] = [question, answer].map((words) =>
    [...words].filter((one) => said.has(one)),
  );
  const own = (words: readonly string[]) => words.filter((word) => isOwn(word) && isSubject(word));
  const [ofQuestion, ofAnswer] = [own(asked), own(told.filter((word) => !question.has(word)))];
  const shared = new Set([...asked, ...told]);
  const share = [...shared].filter((word) => !named.has(word)).length / subjectsOf(said, named);
  const isAsked = ofQuestion.some((word) => !isOfAnimal(word));
  const isTold = ofAnswer.some((word) => !isOfAnimal(word)) && (share >= ABOUT_ANSWER || shared.has(AGE));
  const isOfAnimals = ofQuestion.length > 0 && share > ABOUT_ANSWER;
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
  const said = new Set([...meaningIn(words)].filter((word) => !OF_ANYTHING.has(word)));
  const [best, next] = all
    .map((own) => ({ own, like: nearness(own, said, named) }))
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

/** The business's own questions, its services, and the words of their names. */
interface Known {
  readonly faq: readonly KnownEntry[];
  readonly services: readonly NamedService[];
  readonly named: Meaning;
}

/**
 * The frame with the entries that it comes near to without asking them in so many words. A question without an answer
 * is helped by whatever entry alone shares its subject; what is only told beside, by one that says what is not done.
 */
export const withNear = (frame: Frame, { faq, services, named }: Known): Frame => {
  if (frame.acts.some((act) => PASSED_ON.has(act))) return frame;
  const answered = new Set([frame.entry, ...frame.asks.map(({ entry }) => entry)]);
  const about = [...new Set(frame.asks.flatMap((ask) => ask.services))];
  const all = knownMeanings(entriesAbout(faq, about, services), named);
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
  const near = new Set([
    ...asks.flatMap((ask) => ask.near ?? []),
    ...(isPlainQuestion(frame) ? idOf(findFor(frame.text)) : []),
    ...sentences.flatMap((words) => idOf(find(words, IS_THAT_FINE.test(words) ? OF_ANSWER : OF_QUESTION))),
    ...thoughts.flatMap(({ folded }) => {
      const told = find(folded, OF_QUESTION);
      return told && refuses(told) ? idOf(told) : [];
    }),
  ]);
  return near.size === 0 ? frame : { ...frame, asks, near: [...near] };
};
