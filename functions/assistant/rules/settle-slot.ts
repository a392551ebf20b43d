import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import { asksWhen } from './absorb.ts';
import { noSlots, offerAgain, offerFound } from './offer.ts';
import { pick } from './pick.ts';
import { personOf, reply, type Scene, type Step, serviceOf, whenText, withState } from './scene.ts';
import { type Found, search, searchOthers } from './search.ts';
import { anyWish, withoutHour } from './wishes.ts';

const performs = (scene: Scene): boolean =>
  serviceOf(scene)?.people?.includes(scene.state.personId ?? '') ?? true;

/** A moment is settled, or there is something to say first. */
export type Settled =
  | {
      readonly kind: 'chosen';
      readonly scene: Scene;
      readonly says: readonly string[];
      /** The visitor acted on this very slot after having seen it. */
      readonly agreed: boolean;
      /** It was chosen, or put forward, in this turn. */
      readonly isNew: boolean;
    }
  | { readonly kind: 'step'; readonly step: Step };

const choose = (scene: Scene, slot: PublicSlot, agreed: boolean): Settled => ({
  kind: 'chosen',
  scene: withState(scene, { task: 'book', chosen: slot }),
  says: [scene.say.chosen(whenText(scene, slot.startAt))],
  agreed,
  isNew: true,
});

/** A slot that the search found: put forward, with its button, for the visitor to accept. */
const propose = (scene: Scene, slot: PublicSlot): Settled => {
  const seen = scene.before.offered.find(({ startAt }) => startAt === slot.startAt);
  if (seen && scene.state.offered.some(({ slotId }) => slotId === seen.slotId))
    return choose(scene, seen, true);
  const { say } = scene;
  const when = whenText(scene, slot.startAt);
  const text = scene.state.wish?.soonest ? say.soonestIs(when) : say.isFree(when);
  return {
    kind: 'chosen',
    scene: withState(scene, {
      task: 'book',
      chosen: slot,
      offered: [slot],
      earlier: [...scene.state.offered],
    }),
    says: [text.charAt(0).toUpperCase() + text.slice(1)],
    agreed: false,
    isNew: true,
  };
};

const showFound = (scene: Scene, found: Found): Settled =>
  found.kind === 'exact' ? propose(scene, found.slot) : { kind: 'step', step: offerFound(scene, found) };

/** Whoever does not perform the service, or has no time at all, gives way to anyone: the visitor is told. */
const withAnyone = async (scene: Scene, person: string, why: 'full' | 'unable'): Promise<Settled> => {
  const open = withState(scene, { personId: undefined });
  const said = why === 'full' ? scene.say.personFull(person) : scene.say.personUnable(person);
  const found = showFound(open, await search(open, open.state.wish ?? anyWish));
  if (found.kind === 'step')
    return { kind: 'step', step: { ...found.step, says: [said, ...found.step.says] } };
  return { ...found, says: [said, ...found.says] };
};

const searchWish = async (scene: Scene): Promise<Settled> => {
  const person = personOf(scene);
  if (person !== undefined && !performs(scene)) return withAnyone(scene, person, 'unable');
  const found = await search(scene, scene.state.wish ?? anyWish);
  return found.kind === 'none' && person !== undefined
    ? withAnyone(scene, person, 'full')
    : showFound(scene, found);
};

const others = async (scene: Scene, earlier: boolean): Promise<Settled> => {
  const wish = scene.state.wish ?? anyWish;
  const found = await searchOthers(scene, wish, earlier);
  const open = withState(scene, { wish: withoutHour(wish), chosen: undefined });
  const { offered } = scene.state;
  if (found.kind === 'some' || found.kind === 'near')
    return { kind: 'step', step: offerAgain(open, [], found.slots) };
  if (offered.length === 0) return { kind: 'step', step: noSlots(open) };
  const says = [earlier ? scene.say.noEarlier : scene.say.noMore];
  return { kind: 'step', step: offerAgain(open, says, offered) };
};

/** Only handles this conversation offered can be picked; any other is answered by a fresh offer. */
const byButton = async (scene: Scene, slotId: string): Promise<Settled> => {
  const { offered, earlier } = scene.before;
  const slot = [...offered, ...earlier].find((candidate) => candidate.slotId === slotId);
  if (slot) return choose(scene, slot, true);
  const found = await searchWish(withState(scene, { chosen: undefined }));
  if (found.kind === 'step')
    return { kind: 'step', step: { ...found.step, says: [scene.say.notOffered, ...found.step.says] } };
  return { ...found, says: [scene.say.notOffered, ...found.says] };
};

const declines = ({ heard, before }: Scene): boolean =>
  heard.intents.has('other') ||
  (heard.intents.has('no') && (before.pending === 'slot' || before.pending === 'confirm'));

const saysYes = ({ heard, before }: Scene): boolean =>
  before.pending === 'confirm' && heard.intents.has('yes');

const keep = (scene: Scene): Settled => {
  const agreed = scene.before.pending === 'details' || saysYes(scene);
  return { kind: 'chosen', scene, says: [], agreed, isNew: false };
};

/** The offer stands, and the message was about something else (a name, a number, a "yes" to several). */
const isStillOnOffer = ({ heard, state, before }: Scene): boolean =>
  before.pending === 'slot' &&
  state.offered.length > 0 &&
  !heard.intents.has('availability') &&
  !heard.intents.has('book');

const askWhich = (scene: Scene): Step => {
  const says = [...(scene.heard.intents.has('yes') ? [] : [scene.say.noted]), scene.say.whichSlot];
  return { ...reply(scene, says), slots: scene.state.offered };
};

/** Finds out which moment is meant: by button, by words about the offer, by the one chosen before, by search. */
export const settleSlot = async (scene: Scene): Promise<Settled> => {
  const { heard, state, turn, clock } = scene;
  if (turn.slotId !== undefined) return byButton(scene, turn.slotId);
  const hasNewTime = asksWhen(heard);
  if (state.chosen && !hasNewTime && saysYes(scene)) return keep(scene);
  const picked = pick(heard, state.offered, clock);
  if (picked.kind === 'one') return choose(scene, picked.slot, picked.sure);
  if (picked.kind === 'several') return { kind: 'step', step: offerAgain(scene, [], picked.slots) };
  if (!hasNewTime && heard.intents.has('earlier') && state.offered.length > 0) return others(scene, true);
  if (!hasNewTime && declines(scene) && state.offered.length > 0) return others(scene, false);
  if (state.chosen && !hasNewTime) return keep(scene);
  if (isStillOnOffer(scene) && !hasNewTime) return { kind: 'step', step: askWhich(scene) };
  return searchWish(withState(scene, { chosen: undefined }));
};
