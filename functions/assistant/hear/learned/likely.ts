import { type Ask, does, type Frame, type Topic } from '../../frame.ts';
import type { SpeechAct } from '../../speech-acts.ts';
import { whoseDanger } from '../acts/danger.ts';
import type { KnownBefore } from '../context.ts';
import { isUntold } from '../questions/untold.ts';
import { type Segment, segmentsOf } from '../segments.ts';
import { readText } from '../text.ts';
import type { LearnedAct } from './act-names.ts';
import { isDoingOpen, isEntryOpen, LIGHT } from './left-open.ts';
import { type LikelyAct, likelyAct } from './likely-act.ts';
import { likelyEntries } from './likely-entries.ts';

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

const weighty = ({ acts }: Frame): readonly SpeechAct[] => acts.filter((act) => !LIGHT.has(act));

/** Who does one of these is answered by it, and what they tell beside is part of it. */
const doing =
  (act: SpeechAct): Reading =>
  (frame) => ({
    ...frame,
    acts: [...weighty(frame), act],
    guess: { acts: [act] },
    asks: isOneSentence(frame) ? frame.asks.filter(({ words }) => words === undefined) : frame.asks,
    remarks: [],
    residue: [],
  });

const asking =
  (topic: Topic): Reading =>
  (frame) => {
    const ask: Ask = { topic, services: [], persons: [] };
    return isOneSentence(frame)
      ? { ...frame, asks: [ask], acts: weighty(frame), clauses: [], remarks: [], residue: [] }
      : { ...frame, asks: [ask, ...askedBeside(frame)], acts: weighty(frame) };
  };

/** Nothing that anybody need answer, unless an appointment or, in another sentence, something else is asked for. */
const saying =
  (act: SpeechAct): Reading =>
  (frame) => {
    const isWished = frame.clauses.some(({ services }) => services.length > 0);
    const isElse = !isOneSentence(frame) && (isWished || askedBeside(frame).length > 0);
    return does(frame, 'book') || isElse
      ? frame
      : { ...frame, acts: [act], asks: [], clauses: [], remarks: [], residue: [] };
  };

/**
 * A question of which no word was heard as one is said back, and passed on where nobody has answered it. What it names
 * without a time is asked about, and not wished.
 */
const openQuestion: Reading = (frame) => {
  if (frame.asks.length > 0 || does(frame, 'book')) return frame;
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

const wish: Reading = (frame) => (isBare(frame) ? { ...frame, acts: ['book'] } : frame);

const danger: Reading = (frame) => ({
  ...doing('emergency')(frame),
  clauses: [],
  inDanger: whoseDanger(readText(frame.text).folded),
});

/** What is done about each, and how sure it must be: surest where what else was heard is let go. */
const READINGS: Readonly<Record<LearnedAct, { readonly least: number; readonly reading: Reading }>> = {
  book: { least: 0.95, reading: wish },
  move: { least: 0.6, reading: doing('move') },
  cancel: { least: 0.6, reading: doing('cancel') },
  late: { least: 0.6, reading: doing('late') },
  missed: { least: 0.6, reading: doing('late') },
  complaint: { least: 0.6, reading: doing('complaint') },
  emergency: { least: 0.55, reading: danger },
  callback: { least: 0.6, reading: doing('callback') },
  person: { least: 0.6, reading: doing('person') },
  bot: { least: 0.6, reading: asking('identity') },
  message: { least: 0.75, reading: doing('message') },
  own: { least: 0.6, reading: asking('my_appointment') },
  question: { least: 0.6, reading: openQuestion },
  putoff: { least: 0.75, reading: saying('pause') },
  thanks: { least: 0.75, reading: saying('thank') },
  wrong: { least: 0.75, reading: doing('message') },
};

/** Whoever names a time, and even more a service with it, wishes that, unless something else is nearly certain. */
const leastBeside = ({ clauses }: Frame): number => {
  const timed = clauses.filter(({ when }) => when !== undefined);
  if (timed.some(({ services }) => services.length > 0)) return 0.9;
  return timed.length > 0 ? 0.75 : 0;
};

const withAct = (frame: Frame, { act, share }: LikelyAct): Frame => {
  const { least, reading } = READINGS[act];
  return share >= Math.max(least, leastBeside(frame)) ? reading(frame) : frame;
};

/**
 * The frame with what the message is likely to mean, by the examples that weights were learned from: what is done by
 * it where its words say nothing of the kind, and the business's own questions that it is like. Nothing is done on the
 * strength of that alone.
 */
export const withLikely = (ruled: Frame, known: KnownBefore): Frame => {
  const likely = likelyAct(ruled.text);
  const frame = isDoingOpen(ruled, known) ? withAct(ruled, likely) : ruled;
  const near = isEntryOpen(frame, known) ? likelyEntries(frame, known, likely) : [];
  return near.length === 0 ? frame : { ...frame, near };
};
