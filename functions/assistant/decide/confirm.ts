import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import type { Act } from '../acts.ts';
import type { OfferedSlot, State } from '../conversation.ts';
import { currentOf, proposalOf, type Scene } from './scene.ts';

/** What this conversation booked under an id, as it was when last read. */
export const bookingOf = ({ appointments }: State, id: string | undefined): PublicBooking | undefined =>
  appointments.find(({ booked }) => booked?.bookingId === id)?.booked;

/** The question that only a yes, or the choice of that slot, gets past: with all that would be booked or moved. */
export const askToConfirm = (scene: Scene, slot: OfferedSlot, isAnother: boolean): Act => {
  const proposal = proposalOf(scene, slot);
  const { moves, movesAll, isOtherService } = currentOf(scene.state);
  if (movesAll) {
    const bookings = movesAll.flatMap((id) => bookingOf(scene.state, id) ?? []);
    return { kind: 'ask_move_all', bookings, proposal };
  }
  const booking = bookingOf(scene.state, moves);
  if (booking) return { kind: 'ask_move', booking, proposal, ...(isOtherService ? { isOtherService } : {}) };
  const { name } = scene.state;
  return { kind: 'ask_confirm', proposal, ...(name === undefined ? {} : { name }), isAnother };
};
