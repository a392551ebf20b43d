import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import type { Act } from '../acts.ts';
import type { OfferedSlot, State } from '../conversation.ts';
import type { Wish } from '../wish.ts';
import { expired, gone, refused } from './book.ts';
import { momentOf } from './same-moment.ts';
import {
  currentOf,
  nothingAsked,
  phoneActs,
  type Scene,
  step,
  type TurnStep,
  taskDone,
  wishOf,
} from './scene.ts';

/** A booking that can no longer be changed here: the team may still be asked. */
export const tooLate = (scene: Scene, matter: 'move' | 'cancel'): TurnStep => {
  const acts: readonly Act[] = [
    { kind: 'too_late_to_change', cutOffHours: scene.business.policy.cutOffHours },
    ...phoneActs(scene),
    { kind: 'offer_to_pass_on', matter },
  ];
  const draft = { matter, text: scene.frame.text };
  return step(scene, acts, { ...taskDone(scene.state), pending: 'offer', draft });
};

/** The state with a booking as its record now stands. */
export const withRecord = (state: State, booking: PublicBooking): State => ({
  ...state,
  appointments: state.appointments.map((one) =>
    one.booked?.bookingId === booking.bookingId ? { ...one, booked: booking } : one,
  ),
});

/** Whoever was asked for when a booking was moved is whom it stays with, and so is the service. */
const withWished = (state: State, bookingId: string, wish: Wish): State => {
  const { persons, notPersons, serviceId } = wish;
  const wished = { persons, notPersons, serviceId };
  return {
    ...state,
    appointments: state.appointments.map((one) =>
      one.booked?.bookingId === bookingId ? { ...one, wish: { ...one.wish, ...wished } } : one,
    ),
  };
};

/**
 * The next booking that is to be moved with the one that was, as far as that was: what lay one after the other still
 * does. `undefined` where it was the last.
 */
export const nextMove = (scene: Scene, done: TurnStep): Scene | undefined => {
  const { appointments, current } = scene.state;
  const { moves } = currentOf(scene.state);
  const waiting = appointments.filter((one, index) => index !== current && one.moves !== undefined);
  const [next] = waiting;
  const bookingOf = (id: string | undefined, state: State) =>
    state.appointments.find(({ booked }) => booked?.bookingId === id)?.booked;
  const [from, to, old] = [
    bookingOf(moves, scene.state),
    bookingOf(moves, done.state),
    bookingOf(next?.moves, scene.state),
  ];
  if (!next || !from || !to || !old || from.startAt === to.startAt) return undefined;
  const shift = Date.parse(to.startAt) - Date.parse(from.startAt);
  const startAt = new Date(Date.parse(old.startAt) + shift).toISOString();
  const wish = { ...next.wish, options: [momentOf({ startAt }, scene.clock.zone)] };
  const kept = done.state.appointments;
  const state = {
    ...done.state,
    appointments: [...kept, { ...next, wish }, ...waiting.slice(1)],
    current: kept.length,
  };
  const { choice: _choice, ...frame } = { ...scene.frame, clauses: [], acts: [], asks: [], residue: [] };
  const { slotId: _slotId, ...turn } = scene.turn;
  return { ...scene, frame, turn, state, before: state, isWishNew: true };
};

/** Asks the port to move a booking of this conversation, and says what it answered. */
export const move = async (scene: Scene, slot: OfferedSlot, bookingId: string): Promise<TurnStep> => {
  const { isOtherService } = currentOf(scene.state);
  const other = isOtherService ? wishOf(scene).serviceId : undefined;
  const result = await scene.ports.moveBooking(bookingId, slot.slotId, other);
  switch (result.kind) {
    case 'moved': {
      const state = withWished(withRecord(scene.state, result.booking), bookingId, wishOf(scene));
      const done = { ...taskDone(state), ...nothingAsked };
      return step(
        { ...scene, state },
        [{ kind: 'moved', booking: result.booking, ...(isOtherService ? { isOtherService } : {}) }],
        done,
      );
    }
    case 'taken':
    case 'too_soon':
      return gone(scene, slot, result);
    case 'expired':
      return expired(scene, slot);
    case 'too_late':
      return tooLate(scene, 'move');
    case 'refused':
      return refused(scene, result);
  }
};
