import { type Ask, type Clause, does, type Frame } from '../frame.ts';
import type { Scene } from './scene.ts';

/** Something is wished for in so many words. */
const isWishing = (frame: Frame): boolean =>
  does(frame, 'book', 'another_appointment', 'move', 'cancel') ||
  frame.clauses.some(({ corrects, opens }) => corrects === true || opens === true);

const isTimed = ({ when, prefers }: Clause): boolean => when !== undefined || prefers !== undefined;

const isUnread = ({ asks, remarks, residue }: Frame): boolean =>
  remarks.length + residue.length > 0 || asks.length > 0;

/**
 * Whether a clause is only told. Beside words that nobody read, a time or a person is that of a question or a remark; a
 * service without a time is what a question is about.
 */
const isOnlyTold = (clause: Clause): boolean => clause.services.length === 0 || !isTimed(clause);

/** What the words that hold a clause ask or tell, where no reader took them. */
const asSaid = (frame: Frame): Frame => {
  const words = frame.text;
  const ask: Ask = { topic: 'other', services: [], persons: [], words };
  if (frame.asks.length > 0) return frame;
  if (frame.manner.isQuestion) return { ...frame, asks: [ask], remarks: [] };
  return frame.remarks.length > 0 ? frame : { ...frame, remarks: [words] };
};

/**
 * Once an appointment is made and nothing is being arranged, a time, a person or a service is wished for only by whoever
 * says so, or says nothing else: "can I leave my car there the day before?" moves nothing.
 */
export const onceBooked = (scene: Scene): Scene => {
  const { frame, before } = scene;
  const isSettled = before.current === undefined && before.pending !== 'which_booking';
  if (!isSettled || frame.clauses.length === 0 || isWishing(frame) || !isUnread(frame)) return scene;
  const clauses = frame.clauses.filter((clause) => !isOnlyTold(clause));
  return clauses.length === frame.clauses.length ? scene : { ...scene, frame: { ...asSaid(frame), clauses } };
};
