import type { Act } from '../acts.ts';
import type { OfferedSlot } from '../conversation.ts';
import { does } from '../frame.ts';
import { fits } from '../time/fits.ts';
import { nothingFree, offer } from './offer.ts';
import type { OtherWay } from './other-starts.ts';
import type { Picked } from './pick.ts';
import { unreadTimes } from './residue.ts';
import {
  currentOf,
  publicOf,
  type Scene,
  step,
  tellsContact,
  tellsName,
  wishOf,
  withCurrent,
} from './scene.ts';
import { searchOthers } from './search.ts';
import { searchWish } from './search-wish.ts';
import { choose, isAsked, isOther, type Settled, stepped } from './settled.ts';

/** Which of the times on offer is meant; where none is on offer, nothing is loaded for it. */
const pickedOf = async ({ frame, state, clock }: Scene): Promise<Picked> => {
  const { offered } = currentOf(state);
  return offered.length === 0
    ? { kind: 'none' }
    : (await import('./pick.ts')).pick(frame, offered, clock.zone);
};

/** "At 3", said of times near an hour that was not free, is still not what was wished. */
const fitOf = (scene: Scene, slots: readonly OfferedSlot[]): 'as_wished' | 'nearest' =>
  slots.every((slot) => fits(slot, wishOf(scene), scene.clock.zone)) ? 'as_wished' : 'nearest';

const others = async (scene: Scene, way: OtherWay): Promise<Settled> => {
  const found = await searchOthers(scene, way);
  const { offered, chosen } = currentOf(scene.state);
  if (found.kind === 'some') return stepped(offer(scene, found.fit, found.slots));
  if (offered.length === 0) return stepped(nothingFree(scene));
  const again = offer(scene, fitOf(scene, offered), offered);
  // One of them was put forward since they were told.
  const asked: readonly Act[] = chosen ? again.acts : [{ kind: 'ask_which_slot' }];
  return stepped({ ...again, acts: [{ kind: 'no_more', earlier: way === 'earlier' }, ...asked] });
};

/** Only handles that this conversation offered can be picked; any other is answered by a fresh offer. */
const byButton = async (scene: Scene, slotId: string): Promise<Settled> => {
  const { offered, earlier } = currentOf(scene.before);
  const slot = [...offered, ...earlier].find((candidate) => candidate.slotId === slotId);
  if (slot) return choose(scene, slot, true);
  const settled = await searchWish(scene);
  if (settled.kind === 'chosen') return settled;
  const acts = settled.step.acts.map((act) =>
    act.kind === 'offered' && act.fit === 'as_wished' ? { ...act, fit: 'not_offered' as const } : act,
  );
  return stepped({ ...settled.step, acts });
};

const wayAsked = ({ frame, before, isWishNew }: Scene): OtherWay | undefined => {
  if (isWishNew) return undefined;
  if (does(frame, 'earlier')) return 'earlier';
  if (does(frame, 'later')) return 'later';
  const declines = does(frame, 'no') && (before.pending === 'slot' || before.pending === 'confirm');
  return does(frame, 'others') || declines ? 'others' : undefined;
};

/** The offer stands, and the message was about something else (a name, a number, a "yes" to several). */
const askWhich = (scene: Scene): Settled => {
  const { offered } = currentOf(scene.state);
  const noted: readonly Act[] = does(scene.frame, 'yes') ? [] : [{ kind: 'noted' }];
  const asked = step(scene, [...noted, { kind: 'ask_which_slot' }], { pending: 'slot' });
  return stepped({ ...asked, slots: offered.map(publicOf) });
};

const keep = (scene: Scene): Settled => ({ kind: 'chosen', scene, acts: [], isNew: false });

/** Who says no to what was put forward agrees to nothing by naming its time again. */
const isDeclined = ({ frame, before }: Scene): boolean => before.pending === 'confirm' && does(frame, 'no');

/** What the visitor said yes to, or gave their details for when they were asked to book it, is agreed. */
const agreeing = (scene: Scene): Scene => {
  const { frame, before } = scene;
  const isYes = before.pending === 'confirm' && does(frame, 'yes');
  const isDetail = before.pending === 'details' && (tellsName(scene) || tellsContact(scene));
  return isYes || isDetail ? withCurrent(scene, { agreed: true }) : scene;
};

/** Finds out which moment is meant: by button, by words about the offer, by the one chosen before, by search. */
export const settle = async (scene: Scene): Promise<Settled> => {
  const { frame, turn, isWishNew } = scene;
  const { offered, chosen } = currentOf(scene.state);
  if (turn.slotId !== undefined) return byButton(scene, turn.slotId);
  if (chosen && !isWishNew && !frame.choice && does(frame, 'yes')) return keep(agreeing(scene));
  const all = frame.choice?.kind === 'all' ? (await import('./take-all.ts')).takeAll(scene) : undefined;
  if (all) return all;
  const picked = await pickedOf(scene);
  if (picked.kind === 'one') {
    const isSure = picked.isSure && !isAsked(scene) && !isDeclined(scene) && !isOther(scene, picked.slot);
    return choose(scene, picked.slot, isSure);
  }
  if (picked.kind === 'several') return stepped(offer(scene, fitOf(scene, picked.slots), picked.slots));
  const other = offered.find(({ slotId }) => slotId !== chosen?.slotId);
  if (chosen && other && offered.length === 2 && !isWishNew && does(frame, 'others'))
    return choose(scene, other, false);
  const way = offered.length > 0 ? wayAsked(scene) : undefined;
  if (way) return others(scene, way);
  if (chosen && !isWishNew) return keep(agreeing(scene));
  const isOnOffer = scene.before.pending === 'slot' && offered.length > 0;
  const [only, ...more] = offered;
  // Asked whether the only one suits, they say who they are: it is put forward with their name.
  if (isOnOffer && only && more.length === 0 && !isWishNew && (tellsName(scene) || tellsContact(scene)))
    return choose(scene, only, false);
  return isOnOffer && !isWishNew && !does(frame, 'book') && unreadTimes(scene).length === 0
    ? askWhich(scene)
    : searchWish(scene);
};
