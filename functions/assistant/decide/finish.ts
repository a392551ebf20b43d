import type { Act } from '../acts.ts';
import type { OfferedSlot } from '../conversation.ts';
import { askToConfirm } from './confirm.ts';
import {
  currentOf,
  hasContact,
  missingOf,
  precededBy,
  publicOf,
  type Scene,
  saidOf,
  step,
  type TurnStep,
  tellsContact,
  withCurrent,
} from './scene.ts';
import type { Settled } from './settled.ts';

/** Few messages book or move: what does it is loaded by the first that does. */
const loadBook = () => import('./book.ts');
const loadMoves = () => import('./moving.ts');

type Chosen = Extract<Settled, { kind: 'chosen' }>;
type NextStep = (scene: Scene) => Promise<TurnStep>;

/** An address or a number that cannot be one is asked for again. */
export const badContact = (scene: Scene): Act | undefined => {
  const { badEmail, badPhone } = scene.frame.contact;
  if (tellsContact(scene)) return undefined;
  if (badEmail !== undefined) return { kind: 'bad_email', given: badEmail };
  return badPhone === undefined ? undefined : { kind: 'bad_phone', given: badPhone };
};

const askDetails = ({ scene, acts, isNew }: Chosen): TurnStep | undefined => {
  const { state, turn } = scene;
  const { chosen } = currentOf(state);
  const missing = missingOf(state);
  const again = badContact(scene);
  const ask = (act: Act): TurnStep => ({
    ...step(scene, [...acts, act], { pending: 'details' }),
    slots: isNew && chosen ? [publicOf(chosen)] : [],
  });
  if (!turn.consent) return ask({ kind: 'need_consent' });
  if (again) return ask(again);
  return missing.name || missing.contact ? ask({ kind: 'ask_details', missing, why: 'book' }) : undefined;
};

const hasBooked = ({ state }: Scene): boolean =>
  state.appointments.some(({ booked }) => booked !== undefined);

/** A second appointment that was not announced is asked about, even where its time was chosen. */
const isSurprising = (scene: Scene): boolean => {
  const { isPlanned, moves } = currentOf(scene.state);
  return hasBooked(scene) && !isPlanned && moves === undefined;
};

/** Whether the visitor themselves chose that time or said yes to it, and the rules heard it. */
const isAgreed = ({ state, frame, turn }: Scene): boolean =>
  currentOf(state).agreed === true && (frame.guess === undefined || turn.slotId !== undefined);

const confirmFirst = ({ scene, acts, isNew }: Chosen): TurnStep | undefined => {
  const { before } = scene;
  const { chosen } = currentOf(scene.state);
  if (!chosen) return undefined;
  const isAnother = isSurprising(scene);
  const isPressed = scene.turn.slotId !== undefined && currentOf(before).chosen?.slotId === scene.turn.slotId;
  const hasConfirmed = before.pending === 'confirm' && (!isNew || isPressed);
  if (isAgreed(scene) && (!isAnother || hasConfirmed)) return undefined;
  const ask = askToConfirm(scene, chosen, isAnother);
  const told = acts.filter(({ kind }) => kind !== 'proposed' && kind !== 'chosen');
  return {
    // Once it is asked about, only a yes will do.
    ...step(withCurrent(scene, { agreed: false }), [...told, ask], { pending: 'confirm' }),
    slots: [publicOf(chosen)],
  };
};

/** The next appointment asked for is taken up as soon as one is booked. */
const withNext = async (done: TurnStep, scene: Scene, next: NextStep): Promise<TurnStep> => {
  const { appointments, current } = done.state;
  const asked = current === undefined ? undefined : appointments[current];
  if (!done.booking || !asked) return done;
  const frame = { ...scene.frame, clauses: [], acts: [], residue: [] };
  const { choice: _choice, ...unsaid } = frame;
  const { slotId: _slotId, ...turn } = scene.turn;
  const after = { ...scene, frame: unsaid, turn, state: done.state, before: done.state, isWishNew: true };
  const going = await next(after);
  const said: Act = { kind: 'next_wish', wish: saidOf(scene, asked.wish) };
  return {
    ...going,
    acts: [...done.acts, said, ...going.acts],
    booking: done.booking,
    ...(done.basket ? { basket: done.basket } : {}),
  };
};

/** Moves a booking, then asks about the next that is to be moved with it. */
const moveAndNext = async (
  scene: Scene,
  slot: OfferedSlot,
  bookingId: string,
  next: NextStep,
): Promise<TurnStep> => {
  const { move, nextMove } = await loadMoves();
  const done = await move(scene, slot, bookingId);
  const going = nextMove(scene, done);
  return going ? precededBy(done.acts, await next(going)) : done;
};

/**
 * Asks for what is missing of an appointment whose time is chosen, then to confirm it, and books or moves it once nothing
 * is. `next`: how the appointment that was asked for after it goes on.
 */
export const finish = async (settled: Chosen, next: NextStep): Promise<TurnStep> => {
  const { scene } = settled;
  const { chosen, moves, movesAll } = currentOf(scene.state);
  const { name } = scene.state;
  if (movesAll && chosen)
    return confirmFirst(settled) ?? (await loadMoves()).moveTogether(scene, chosen, movesAll);
  if (moves !== undefined && chosen) return confirmFirst(settled) ?? moveAndNext(scene, chosen, moves, next);
  const asked = askDetails(settled) ?? confirmFirst(settled);
  if (asked || !chosen || name === undefined || !hasContact(scene.state)) return asked ?? step(scene, []);
  return withNext(await (await loadBook()).book(scene, chosen, name), scene, next);
};
