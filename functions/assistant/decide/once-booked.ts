import { type Ask, type Clause, does, type Frame, surelyDoes } from '../frame.ts';
import type { SpeechAct } from '../speech-acts.ts';
import { fits } from '../time/fits.ts';
import { wishesOwnTime } from './keep-booked.ts';
import type { Scene } from './scene.ts';

const isTimed = ({ when, prefers }: Clause): boolean => when !== undefined || prefers !== undefined;

/** Something is wished for in so many words. */
const isWishing = (frame: Frame): boolean =>
  does(frame, 'book', 'another_appointment', 'move', 'cancel') ||
  frame.clauses.some(
    (clause) =>
      clause.opens === true ||
      (clause.corrects === true && (isTimed(clause) || clause.services.length + clause.persons.length > 0)),
  );

const isUnread = ({ asks, remarks, residue }: Frame): boolean =>
  remarks.length + residue.length > 0 || asks.length > 0;

/**
 * Whether a clause is only told. Beside words that nobody read, a time or a person is that of a question or a remark; a
 * service without a time is what a question is about.
 */
const isOnlyTold = (clause: Clause): boolean => clause.services.length === 0 || !isTimed(clause);

/** A day of a booking that is refused is given up, however that is told. */
const givesUpBooked = ({ before, clock }: Scene, { polarity, when }: Clause): boolean =>
  polarity === 'refused' &&
  when !== undefined &&
  before.appointments.some(
    ({ booked }) => booked && fits(booked, { options: [when], excepts: [] }, clock.zone),
  );

/** What the words that hold a clause ask or tell, where no reader took them. */
const asSaid = (frame: Frame): Frame => {
  const words = frame.text;
  const ask: Ask = { topic: 'other', services: [], persons: [], words };
  if (frame.asks.length > 0) return frame;
  if (frame.manner.isQuestion) return { ...frame, asks: [ask], remarks: [] };
  return frame.remarks.length > 0 ? frame : { ...frame, remarks: [words] };
};

const GUESSED: readonly SpeechAct[] = ['move', 'cancel', 'late', 'complaint'];

/** Who keeps what is booked, or asks something and names no time, is not taken to change it on a guess alone. */
const withoutGuess = (frame: Frame): Frame => {
  const { guess, acts, asks, clauses } = frame;
  const isGuessed = (act: SpeechAct): boolean => GUESSED.includes(act) && guess?.acts.includes(act) === true;
  const isKept = surelyDoes(frame, 'keep') || (asks.length > 0 && !clauses.some(isTimed));
  return isKept && acts.some(isGuessed) ? { ...frame, acts: acts.filter((act) => !isGuessed(act)) } : frame;
};

/** What may only be a message for the team is told of what is booked: it goes to its note. */
const withoutMessage = (frame: Frame): Frame => {
  const { guess, asks, clauses, manner, remarks } = frame;
  if (guess?.acts.includes('message') !== true || !does(frame, 'message')) return frame;
  const acts = frame.acts.filter((act) => act !== 'message');
  if (remarks.length > 0) return { ...frame, acts };
  return manner.isQuestion || asks.length + clauses.length > 0
    ? frame
    : { ...frame, acts, remarks: [frame.text] };
};

/** "Can my daughter stay with me during the appointment?": a question that only speaks of one. */
const onlyAsks = ({ acts, asks, clauses, manner, residue }: Frame): boolean =>
  (manner.isQuestion || manner.mayAsk) === true &&
  asks.length > 0 &&
  clauses.length === 0 &&
  residue.length > 0 &&
  acts.length > 0 &&
  acts.every((act) => act === 'book');

/**
 * Once an appointment is made and nothing is being arranged, a time, a person or a service is wished for only by whoever
 * says so, or says nothing else: "can I leave my car there the day before?" moves nothing.
 */
export const onceBooked = (heard: Scene): Scene => {
  const { before } = heard;
  const isSettled = before.current === undefined && before.pending !== 'which_booking';
  if (!isSettled) return heard;
  const frame = withoutMessage(withoutGuess(heard.frame));
  const scene = { ...heard, frame };
  // Told again with a word that nobody read, "10 on Wednesday as planned", it stands all the same.
  if (wishesOwnTime(scene) && frame.remarks.length + frame.asks.length === 0) return scene;
  if (onlyAsks(frame)) return { ...scene, frame: { ...frame, acts: [] } };
  if (isWishing(frame) || !isUnread(frame)) return scene;
  if (frame.clauses.length === 0)
    return frame.acts.length === 0 && frame.manner.isQuestion && !frame.manner.isNoted
      ? { ...scene, frame: asSaid(frame) }
      : scene;
  const clauses = frame.clauses.filter((clause) => !isOnlyTold(clause) || givesUpBooked(heard, clause));
  return clauses.length === frame.clauses.length ? scene : { ...scene, frame: { ...asSaid(frame), clauses } };
};
