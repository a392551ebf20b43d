import type { Act } from '../acts.ts';
import { MOST_EARLIER, MOST_OFFERED, type OfferedSlot } from '../conversation.ts';
import type { Fit } from '../offer-acts.ts';
import { lastDate } from '../time/clock.ts';
import { unreadTimes } from './residue.ts';
import {
  currentOf,
  publicOf,
  type Scene,
  saidOf,
  step,
  type TurnStep,
  waitlistActs,
  wishOf,
  withCurrent,
} from './scene.ts';

/** The appointment with other slots on offer; those shown before can still be picked by their buttons. */
export const withOffer = (scene: Scene, slots: readonly OfferedSlot[]): Scene => {
  const { offered, earlier } = currentOf(scene.state);
  const isShown = ({ slotId }: OfferedSlot) => slots.some((slot) => slot.slotId === slotId);
  const before = [...offered, ...earlier].filter((slot) => !isShown(slot));
  return withCurrent(scene, {
    offered: slots.slice(0, MOST_OFFERED),
    earlier: before.slice(0, MOST_EARLIER),
  });
};

/** Puts slots on offer, and says how well they answer the wish. */
export const offer = (scene: Scene, fit: Fit, found: readonly OfferedSlot[]): TurnStep => {
  const slots = found.slice(0, MOST_OFFERED);
  const open = withCurrent(withOffer(scene, slots), { chosen: undefined, agreed: undefined });
  const act: Act = {
    kind: 'offered',
    wish: saidOf(scene, wishOf(scene)),
    fit,
    slots: slots.map(publicOf),
    unread: unreadTimes(scene),
    lastDate: lastDate(scene.clock).toString(),
  };
  return { ...step(open, [act], { pending: 'slot' }), slots: slots.map(publicOf) };
};

/** Nothing at the only times that will do: others are a question, and none is put forward before the answer. */
export const nothingThen = (scene: Scene): TurnStep => {
  const open = withCurrent(scene, { offered: [], chosen: undefined, agreed: undefined });
  const act: Act = { kind: 'nothing_then', wish: saidOf(scene, wishOf(scene)) };
  return step(open, [...waitlistActs(scene), act], { pending: 'look' });
};

/** What is wished cannot be: the business may still hear of it. */
export const passInstead = (scene: Scene, acts: readonly Act[]): TurnStep => {
  const open = withCurrent(scene, { offered: [], chosen: undefined, agreed: undefined });
  const draft = { matter: 'message' as const, text: scene.frame.text };
  const all: readonly Act[] = [...acts, { kind: 'offer_to_pass_on', matter: 'message' }];
  return step(open, all, { pending: 'offer', draft });
};

/** No time at all: the business may still hear of the wish. */
export const nothingFree = (scene: Scene): TurnStep =>
  passInstead(scene, [
    { kind: 'nothing_free', wish: saidOf(scene, wishOf(scene)), lastDate: lastDate(scene.clock).toString() },
    ...waitlistActs(scene),
  ]);
