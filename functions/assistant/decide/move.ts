import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import type { Act } from '../acts.ts';
import type { OfferedSlot, State } from '../conversation.ts';
import type { Wish } from '../wish.ts';
import { expired, gone, refused } from './book.ts';
import { nothingAsked, phoneActs, type Scene, step, type TurnStep, taskDone, wishOf } from './scene.ts';

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

/** Whoever was asked for when a booking was moved is whom it stays with. */
const withPeople = (state: State, bookingId: string, { persons, notPersons }: Wish): State => ({
  ...state,
  appointments: state.appointments.map((one) =>
    one.booked?.bookingId === bookingId ? { ...one, wish: { ...one.wish, persons, notPersons } } : one,
  ),
});

/** Asks the port to move a booking of this conversation, and says what it answered. */
export const move = async (scene: Scene, slot: OfferedSlot, bookingId: string): Promise<TurnStep> => {
  const result = await scene.ports.moveBooking(bookingId, slot.slotId);
  switch (result.kind) {
    case 'moved': {
      const state = withPeople(withRecord(scene.state, result.booking), bookingId, wishOf(scene));
      const done = { ...taskDone(state), ...nothingAsked };
      return step({ ...scene, state }, [{ kind: 'moved', booking: result.booking }], done);
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
