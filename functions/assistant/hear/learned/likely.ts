import { type Ask, does, type Frame } from '../../frame.ts';
import type { SpeechAct } from '../../speech-acts.ts';
import type { Topic } from '../../topics.ts';
import { OVERDUE } from '../acts/late-words.ts';
import { QUESTION } from '../asides/remarks.ts';
import type { KnownBefore } from '../context.ts';
import { isUntold } from '../questions/untold.ts';
import { type Segment, segmentsOf } from '../segments.ts';
import { readText } from '../text.ts';
import type { LearnedAct } from './act-names.ts';
import { BY_A_PERSON, isEntryOpen, LIGHT, leastBeside, SAID } from './left-open.ts';
import { type LikelyAct, likelyAct } from './likely-act.ts';
import { helpedBy, likelyEntries } from './likely-entries.ts';
import { askingAbout, likelyServices, OF_THEIRS, whereUndecided, wishingFor } from './likely-services.ts';
import { tellsTrouble } from './trouble.ts';

/** What a frame becomes where a message is likely something that its words do not say. */
type Reading = (frame: Frame) => Frame;

const sentencesOf = ({ text }: Frame, isCounted: (segment: Segment) => boolean): number =>
  new Set(
    segmentsOf(readText(text))
      .filter(isCounted)
      .map(({ sentence }) => sentence),
  ).size;

/** In one sentence all belongs to what is done by it; of several, the others may ask or wish something of their own. */
const isOneSentence = (frame: Frame): boolean => sentencesOf(frame, () => true) <= 1;

/** Questions beside the one that is put: such as the records do not answer only where two sentences ask. */
const askedBeside = (frame: Frame): readonly Ask[] =>
  sentencesOf(frame, ({ isQuestion }) => isQuestion) > 1
    ? frame.asks
    : frame.asks.filter((ask) => !isUntold(ask));

const without = (frame: Frame, acts: ReadonlySet<SpeechAct>): Frame => ({
  ...frame,
  acts: frame.acts.filter((act) => !acts.has(act)),
});

const weighty = ({ acts }: Frame): readonly SpeechAct[] => acts.filter((act) => !LIGHT.has(act));

/** Who does one of these is answered by it, and what they tell beside is part of it. */
const doing =
  (act: SpeechAct): Reading =>
  (frame) => ({
    ...frame,
    acts: [...weighty(without(frame, SAID)), act],
    guess: { acts: [act] },
    asks: isOneSentence(frame) ? frame.asks.filter(({ words }) => words === undefined) : frame.asks,
    remarks: [],
    residue: [],
  });

/** "Is there a person who answers?" asks for nobody; who is late is, whatever they ask. */
const asking =
  (topic: Topic): Reading =>
  (said) => {
    const frame = without(said, BY_A_PERSON);
    const ask: Ask = { topic, services: [], persons: [] };
    return isOneSentence(frame)
      ? { ...frame, asks: [ask], acts: weighty(frame), clauses: [], remarks: [], residue: [] }
      : { ...frame, asks: [ask, ...askedBeside(frame)], acts: weighty(frame) };
  };

/**
 * Nothing that anybody need answer, unless an appointment or, in another sentence, something else is asked for. What is
 * told beside words that say so is told: "thanks! my hair is really thick".
 */
const saying =
  (act: SpeechAct): Reading =>
  (frame) => {
    const isWished = frame.clauses.some(({ services }) => services.length > 0);
    const isElse = !isOneSentence(frame) && (isWished || askedBeside(frame).length > 0);
    // "My cat drinks a lot, I'm worried" thanks nobody, though no word of it was read.
    const isTold =
      act === 'thank' &&
      !does(frame, act) &&
      frame.remarks.length > 0 &&
      OF_THEIRS.test(readText(frame.text).folded);
    return does(frame, 'book', ...SAID) || isElse || isTold
      ? frame
      : {
          ...frame,
          acts: [act],
          asks: [],
          clauses: [],
          residue: [],
          remarks: does(frame, act) ? frame.remarks : [],
        };
  };

/** "I have a referral for physio": a service that is named in a statement is wished. */
const isWishTold = ({ clauses, text, manner }: Frame): boolean =>
  manner.isQuestion !== true &&
  !QUESTION.test(readText(text).folded) &&
  clauses.some(({ polarity, services }) => polarity === 'wanted' && services.length > 0);

/**
 * A question of which no word was heard as one is said back, and passed on where nobody has answered it. What it names
 * without a time is asked about, and not wished.
 */
const openQuestion: Reading = (frame) => {
  if (frame.asks.length > 0 || does(frame, 'book') || isWishTold(frame)) return frame;
  const isTimed = frame.clauses.some(({ when, prefers }) => when !== undefined || prefers !== undefined);
  const services = [...new Set(frame.clauses.flatMap((one) => one.services.map(({ id }) => id)))];
  return {
    ...frame,
    asks: [{ topic: 'other', services, persons: [], words: frame.text }],
    clauses: isTimed ? frame.clauses : [],
    remarks: [],
    residue: [],
  };
};

const isBare = (frame: Frame): boolean =>
  frame.clauses.length + frame.asks.length + weighty(frame).length === 0;

const wish: Reading = (said) => {
  const frame = without(said, SAID);
  return isBare(frame) ? { ...frame, acts: ['book'] } : frame;
};

/** What is overdue makes nobody late for an appointment. */
const lateness: Reading = (frame) =>
  OVERDUE.test(readText(frame.text).folded) ? frame : doing('late')(frame);

interface Learned {
  /** How sure it must be, from 0 to 1: surest where what else was heard is let go. */
  readonly least: number;
  /** The act by which words say it. */
  readonly said?: SpeechAct;
  readonly reading: Reading;
}

const done = (said: SpeechAct, least = 0.5): Learned => ({ least, said, reading: doing(said) });

/** Danger is read before anything else (`in-danger.ts`). */
const LEARNED: Readonly<Record<LearnedAct, Learned | null>> = {
  book: { least: 0.95, said: 'book', reading: wish },
  move: done('move'),
  cancel: done('cancel'),
  late: { least: 0.5, said: 'late', reading: lateness },
  missed: { least: 0.5, said: 'late', reading: lateness },
  complaint: done('complaint'),
  emergency: null,
  callback: done('callback'),
  person: done('person'),
  bot: { least: 0.5, reading: asking('identity') },
  message: done('message', 0.6),
  own: { least: 0.5, reading: asking('my_appointment') },
  question: { least: 0.5, reading: openQuestion },
  putoff: { least: 0.6, reading: saying('pause') },
  thanks: { least: 0.6, reading: saying('thank') },
  wrong: done('message', 0.6),
};

/**
 * Beside one of the business's own questions, a service that only resembles what was said is not wished: « ça nous prend un
 * notaire pour l'acte de vente » asks whether that is done.
 */
const unlikelyLeft = (frame: Frame): Frame => {
  const isCertain = frame.clauses.some(({ services }) => services.some(({ sure }) => sure === 'certain'));
  if (isCertain) return frame;
  const clauses = frame.clauses.flatMap((clause) => {
    if (clause.services.length === 0) return [clause];
    const { services: _likely, polarity: _polarity, persons, ...rest } = clause;
    const isElse = persons.length > 0 || Object.values(rest).some((value) => value !== undefined);
    return isElse ? [{ ...clause, services: [] }] : [];
  });
  return { ...frame, clauses };
};

/** How sure it must be that something is done by a question that is like one of the business's own: "what if I'm late?" */
const SURE_BESIDE_ENTRY = 0.9;

/** What the message is likely to do, where that is sure enough; which way to a person is meant is as the words say. */
const withAct = (frame: Frame, { act, share }: LikelyAct, beside: number): Frame => {
  const learned = LEARNED[act];
  if (learned === null) return frame;
  const { least, said, reading } = learned;
  const ways = said !== undefined && BY_A_PERSON.has(said) ? [...BY_A_PERSON] : [];
  const isSaid = said !== undefined && does(frame, said, ...ways);
  return isSaid || share < Math.max(least, beside) ? frame : reading(frame);
};

/** How sure a question must be, from 0 to 1, where what is wrong is told. */
const SURE_BESIDE_TROUBLE = 0.8;

/** What is wrong is told by who wants it seen to, whatever else may be told in the same words; unless it is only asked. */
const isToBeSeenTo = (frame: Frame, known: KnownBefore, { act, share }: LikelyAct): boolean =>
  !known.hasBooked &&
  !(act === 'question' && share >= SURE_BESIDE_TROUBLE) &&
  !does(frame, ...SAID) &&
  tellsTrouble(frame.text, known.services);

/**
 * The frame with what the message is likely to mean, by the examples that weights were learned from: what is done by
 * it where its words say nothing of the kind, and the business's own questions that it is like. Nothing is done on the
 * strength of that alone.
 */
export const withLikely = (ruled: Frame, known: KnownBefore): Frame => {
  const learned = likelyAct(ruled.text);
  const isTrouble = isToBeSeenTo(ruled, known, learned);
  const likely: LikelyAct = isTrouble ? { act: 'book', share: 1 } : learned;
  const nearTo = (frame: Frame) => (isEntryOpen(frame, known) ? likelyEntries(frame, known, likely) : []);
  const asked = ruled.asks.length > 0 && likely.share < SURE_BESIDE_ENTRY ? nearTo(ruled) : [];
  const beside = leastBeside(ruled, known);
  const isDoing = beside !== undefined && asked.length === 0;
  const frame = isDoing ? withAct(ruled, likely, beside) : ruled;
  const near = asked.length > 0 ? asked : nearTo(frame);
  const meant =
    near.length > 0
      ? unlikelyLeft(helpedBy(frame, near))
      : askingAbout(wishingFor(frame, likelyServices(frame, known, likely, isTrouble)), known);
  return whereUndecided(meant, known);
};
