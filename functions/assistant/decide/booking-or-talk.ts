import type { Act } from '../acts.ts';
import type { State } from '../conversation.ts';
import { does } from '../frame.ts';
import { absorbWish, wishesOf } from './absorb.ts';
import { listedOnce, plannedActs, strangerActs } from './beside-booking.ts';
import { bookingStep } from './booking.ts';
import type { Lengthened } from './length.ts';
import { keepRemarks, type Remarked } from './remarks.ts';
import {
  currentOf,
  precededBy,
  type Scene,
  type TurnStep,
  tellsBadContact,
  tellsContact,
  tellsName,
  withState,
} from './scene.ts';
import { isSeveral } from './several.ts';
import { hasBooked } from './standing.ts';

/** What neither books nor asks is talked with, and what only asks goes on from its answers: loaded by whoever does. */
const talks = () => import('./small-talk.ts');
const resuming = () => import('./resume.ts');

/** How long it is to take chooses among services, where that is told. */
const lengthened = async (scene: Scene): Promise<Lengthened> =>
  scene.frame.length ? (await import('./length.ts')).withLength(scene) : { scene, acts: [] };

/** What is asked and can be answered; whoever only wishes an appointment waits for nothing that answers. */
export const factsAsked = async (scene: Scene): Promise<readonly Act[]> => {
  const { asks, entry, near = [] } = scene.frame;
  if (asks.length === 0 && entry === undefined && near.length === 0) return [];
  const facts = await import('./facts/facts.ts');
  return facts.factsAsked(scene);
};

/** Words that move an appointment already being arranged along. */
const continuesBooking = (scene: Scene): boolean => {
  const { frame, before } = scene;
  if (before.current === undefined || before.pending === undefined) return false;
  const isContact = tellsContact(scene) || tellsBadContact(scene) || tellsName(scene);
  const isOnOffer = currentOf(before).offered.length > 0 || before.pending === 'service';
  // "Together", said once more of several: how they lie is told, and nothing else.
  const isArranged = frame.arrangement !== undefined && isSeveral(currentOf(before));
  const isChoice = frame.choice !== undefined || isArranged || does(frame, 'others', 'earlier', 'later');
  return isContact || does(frame, 'yes', 'no') || (isOnOffer && isChoice);
};

/** "My appointments?" asks for no new one. */
const asksToBook = ({ frame }: Scene): boolean =>
  does(frame, 'another_appointment') ||
  (does(frame, 'book') && !frame.asks.some(({ topic }) => topic === 'my_appointment'));

const wantsBooking = (scene: Scene): boolean =>
  asksToBook(scene) ||
  wishesOf(scene).length > 0 ||
  scene.isWishNew ||
  (scene.before.pending === 'time' && scene.frame.residue.some(({ isAboutTime }) => isAboutTime)) ||
  continuesBooking(scene);

const OF_BOOKING: ReadonlySet<State['pending']> = new Set([
  'service',
  'time',
  'slot',
  'details',
  'confirm',
] as const);

/** An appointment is being arranged: with it the team reads what could not be answered meanwhile. */
const isArranging = ({ before: { current, pending } }: Scene): boolean =>
  current !== undefined && OF_BOOKING.has(pending);

/** Keeps what a message tells beside what it wishes and asks, if it tells anything. */
export const remarked = (scene: Scene, facts: readonly Act[], isBooking: boolean): Remarked =>
  scene.frame.remarks.length > 0 || facts.some(({ kind }) => kind === 'unknown')
    ? keepRemarks(scene, facts, isBooking)
    : { scene, acts: facts };

/** What neither wishes nor asks: talk, and what is told for the team where an appointment is being arranged. */
const talk = async (scene: Scene): Promise<TurnStep> => {
  const { frame } = scene;
  const isTelling = frame.remarks.length > 0 && !does(frame, 'pause', 'help', 'insult');
  if (!isTelling) return (await talks()).smallTalk(scene);
  const { scene: kept, acts } = remarked(scene, [], true);
  const noted: Act = { kind: 'remarks_kept' };
  const others = acts.filter(({ kind }) => kind !== 'remarks_kept');
  if (isArranging(scene)) return (await resuming()).resume(kept, [...others, noted]);
  const talked = (await talks()).smallTalk(scene);
  const { remarks } = kept.state;
  return hasBooked(scene) ? { ...talked, state: { ...talked.state, remarks } } : talked;
};

/** Goes on with an appointment if one is wished or being arranged, after what was asked besides; else answers and talks. */
export const bookingOrTalk = async (scene: Scene): Promise<TurnStep> => {
  const { scene: told, acts: lengths } = await lengthened(await absorbWish(scene));
  const facts = [...lengths, ...(await factsAsked(told))];
  const isBooking = wantsBooking(told);
  if (!isBooking && facts.length === 0) return talk(told);
  const { scene: kept, acts } = remarked(told, facts, isBooking || isArranging(told));
  if (!isBooking) return (await resuming()).resume(kept, acts);
  const booking = withState(kept, { draft: undefined, cancels: undefined });
  const next = await bookingStep(booking);
  return precededBy(
    [...strangerActs(booking), ...listedOnce(acts, next.acts), ...plannedActs(booking)],
    next,
  );
};
