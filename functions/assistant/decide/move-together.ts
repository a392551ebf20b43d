import type { NotTogether } from '../acts.ts';
import type { OfferedSlot } from '../conversation.ts';
import { asking, refused } from './book.ts';
import { withRecord } from './move.ts';
import { moveApart } from './move-apart.ts';
import { nothingFree, offer } from './offer.ts';
import { precededBy, type Scene, step, type TurnStep, taskDone, wishOf, withCurrent } from './scene.ts';
import { search } from './search.ts';
import { searchBaskets, wholeAgain } from './search-baskets.ts';
import { atAnyHour } from './wider.ts';

/** What cannot be moved at once is moved one by one: times for the first of them. */
export const goOnApart = async (
  scene: Scene,
  movesAll: readonly string[],
  why: NotTogether = 'none_free',
): Promise<TurnStep> => {
  const open = await moveApart(scene, movesAll, why);
  if (!open.isMovable) return open.step;
  const found = await search(open.scene, wishOf(open.scene));
  if (found.kind === 'none') return precededBy(open.acts, nothingFree(open.scene));
  const shown =
    found.kind === 'exact'
      ? offer(open.scene, 'as_wished', [found.slot])
      : offer(open.scene, found.fit, found.slots);
  return precededBy(open.acts, shown);
};

/** The offer cannot be had any more: what comes nearest to it is offered. */
const lookAgain = async (
  scene: Scene,
  movesAll: readonly string[],
  fit: 'taken' | 'too_soon' | 'expired',
): Promise<TurnStep> => {
  const none = { chosen: undefined, agreed: undefined, offered: [], earlier: [] };
  const open = withCurrent(scene, { wish: atAnyHour(wishOf(scene)), ...none });
  const found = await searchBaskets(open, wishOf(open));
  if (found.kind === 'none') return goOnApart(open, movesAll, found.why);
  return offer(open, fit, found.kind === 'exact' ? [found.slot] : found.slots);
};

/** Asks the port to move all that were booked at once, and says what it answered. */
export const moveTogether = async (
  scene: Scene,
  slot: OfferedSlot,
  movesAll: readonly string[],
): Promise<TurnStep> => {
  const [first = ''] = movesAll;
  const result = await scene.ports.moveBasket(first, slot.slotId);
  switch (result.kind) {
    case 'moved': {
      const state = result.bookings.reduce(withRecord, scene.state);
      return step({ ...scene, state }, [{ kind: 'all_moved', bookings: result.bookings }], taskDone(state));
    }
    case 'taken':
    case 'too_soon':
      return lookAgain(scene, movesAll, result.kind);
    case 'expired': {
      const fresh = await wholeAgain(scene, slot);
      return fresh ? asking(scene, fresh, []) : lookAgain(scene, movesAll, 'expired');
    }
    case 'too_late':
      return goOnApart(scene, movesAll, 'closed');
    case 'refused':
      return refused(scene, result);
  }
};
