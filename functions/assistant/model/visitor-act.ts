import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import { asksWhen } from '../rules/absorb.ts';
import { pick } from '../rules/pick.ts';
import type { Scene } from '../rules/scene.ts';
import { isSameTime } from './course.ts';

/** The slot of those shown before that the visitor's message picks out, by its button or in words. */
export const pickedSlot = ({ turn, heard, before, clock }: Scene): PublicSlot | undefined => {
  const shown = [...before.offered, ...before.earlier];
  if (turn.slotId !== undefined) return shown.find(({ slotId }) => slotId === turn.slotId);
  const picked = pick(heard, before.offered, clock);
  return picked.kind === 'one' ? picked.slot : undefined;
};

const wasPutForward = ({ before }: Scene, slot: PublicSlot): boolean =>
  before.chosen !== undefined && isSameTime(before.chosen, slot);

const goesOn = ({ heard, state, before }: Scene): boolean =>
  heard.intents.has('yes') ||
  heard.intents.has('book') ||
  heard.email !== undefined ||
  heard.phone !== undefined ||
  state.name !== before.name;

/**
 * Whether the visitor's own message settles on this slot, as this server reads it whatever the model makes of it: they pick it, or
 * goes on with the one that they had picked or been asked about.
 */
export const actsOn = (scene: Scene, slot: PublicSlot): boolean => {
  if (scene.turn.slotId !== undefined) return scene.turn.slotId === slot.slotId;
  const picked = pickedSlot(scene);
  if (picked) return isSameTime(picked, slot);
  if (scene.heard.intents.has('no') || asksWhen(scene.heard)) return false;
  return wasPutForward(scene, slot) && goesOn(scene);
};

/** Another appointment than the one made in this conversation takes a plain yes to that very question. */
export const confirmsSecond = (scene: Scene, slot: PublicSlot): boolean => {
  const { before, heard } = scene;
  if (before.bookedSlotId === undefined || before.bookedSlotId === slot.slotId) return true;
  return before.pending === 'confirm' && wasPutForward(scene, slot) && heard.intents.has('yes');
};
