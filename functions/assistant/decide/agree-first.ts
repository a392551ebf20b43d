import { does, type Frame } from '../frame.ts';
import type { SpeechAct } from '../speech-acts.ts';
import { currentOf, hasContact, precededBy, type Scene, type TurnStep } from './scene.ts';
import { isUnderWay } from './standing.ts';

/** What somebody may ask for besides, and what is done of it once the appointment is made. */
const BESIDES: readonly SpeechAct[] = ['callback', 'person', 'message', 'cancel', 'move'];

/** What takes a yes back in the same message. */
const isTakenBack = (frame: Frame): boolean =>
  does(frame, 'no', 'keep', 'drop') || frame.clauses.some(({ corrects }) => corrects === true);

const agreesFirst = ({ frame, before }: Scene): boolean =>
  before.pending === 'confirm' &&
  frame.agreesFirst === true &&
  does(frame, 'yes') &&
  !isTakenBack(frame) &&
  (frame.clauses.length > 0 || does(frame, ...BESIDES, 'another_appointment'));

/** A time is chosen and told whom it is for, and somebody is to call besides. */
const choosesFirst = (scene: Scene): boolean => {
  const { frame, before, state } = scene;
  const { name, email, phone } = frame.contact;
  const isTold = name !== undefined || email !== undefined || phone !== undefined;
  const isSigned = isTold && state.name !== undefined && hasContact(state);
  const isTaken =
    before.pending === 'details' && currentOf(before).chosen !== undefined && !isTakenBack(frame);
  const isChosen =
    isTaken || frame.choice !== undefined || frame.clauses.some(({ when }) => when?.at !== undefined);
  return isUnderWay(scene) && isSigned && isChosen && does(frame, 'callback', 'person', 'message');
};

/** Nothing but what agrees, or chooses and tells whom it is for. */
const firstOf = ({ choice, ...frame }: Frame, isYes: boolean): Frame => {
  const acts = frame.acts.filter((act) => (isYes ? act === 'yes' : !BESIDES.includes(act)));
  const bare = { ...frame, acts, manner: {}, asks: [], remarks: [], residue: [], near: [] };
  if (!isYes) return choice ? { ...bare, choice } : bare;
  return { ...bare, clauses: [] };
};

/** What is left: wished for besides what is booked by then, unless it changes that. */
const restOf = ({ choice: _c, agreesFirst: _a, ...frame }: Frame, isYes: boolean): Frame => {
  const left = frame.acts.filter((act) => act !== 'yes' && act !== 'thank');
  const isMore = isYes && frame.clauses.length > 0 && !does(frame, ...BESIDES);
  const acts = isMore ? [...left, 'another_appointment' as const] : left;
  return { ...frame, acts, contact: {}, clauses: isYes ? frame.clauses : [] };
};

type Way = (scene: Scene) => Promise<TurnStep>;

/**
 * "Yes. And cancel the other one": what was asked about is booked first, and the rest is answered after it, in the same
 * reply. `undefined` where nothing is agreed to first, or nothing came of it: then the message is taken as a whole.
 */
export const agreeFirst = async (scene: Scene, book: Way, goOn: Way): Promise<TurnStep | undefined> => {
  const isYes = agreesFirst(scene);
  if (!isYes && !choosesFirst(scene)) return undefined;
  const done = await book({ ...scene, frame: firstOf(scene.frame, isYes) });
  const isDone = done.booking !== undefined || done.acts.some(({ kind }) => kind === 'moved');
  if (!isDone)
    return isYes ? precededBy([{ kind: 'remarks_unread', words: [scene.frame.text] }], done) : undefined;
  const { slotId: _slotId, ...turn } = scene.turn;
  const { state } = done;
  const next = await goOn({ ...scene, turn, before: state, state, frame: restOf(scene.frame, isYes) });
  return {
    ...next,
    acts: [...done.acts, ...next.acts],
    ...(done.booking ? { booking: done.booking } : {}),
    ...(done.basket ? { basket: done.basket } : {}),
  };
};
