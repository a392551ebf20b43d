import type { Act } from '../acts.ts';
import type { OfferedSlot } from '../conversation.ts';
import type { Found } from './found.ts';
import { nothingFree, nothingThen, offer, withOffer } from './offer.ts';
import {
  currentOf,
  precededBy,
  proposalOf,
  type Scene,
  saidOf,
  type TurnStep,
  wishOf,
  withCurrent,
} from './scene.ts';
import { cutActs, missedActs } from './several.ts';

/** A moment is settled, or there is something to say first. */
export type Settled =
  | {
      readonly kind: 'chosen';
      readonly scene: Scene;
      readonly acts: readonly Act[];
      /** It was chosen, or put forward, in this turn. */
      readonly isNew: boolean;
    }
  | { readonly kind: 'step'; readonly step: TurnStep };

/** The turn ends with a step. */
export const stepped = (given: TurnStep): Settled => ({ kind: 'step', step: given });

/** Says something first. */
export const saying = (acts: readonly Act[], settled: Settled): Settled =>
  settled.kind === 'step'
    ? stepped(precededBy(acts, settled.step))
    : { ...settled, acts: [...acts, ...settled.acts] };

/** A moment that was offered is chosen: booked once it is agreed. */
export const choose = (scene: Scene, slot: OfferedSlot, agreed: boolean): Settled => {
  const chosen = withCurrent(scene, { chosen: slot, agreed });
  return {
    kind: 'chosen',
    scene: chosen,
    acts: [{ kind: 'chosen', proposal: proposalOf(chosen, slot) }],
    isNew: true,
  };
};

/** "Do you have Tuesday at 10?" may be no more than a question: its time is put forward, and only a yes books it. */
export const isAsked = ({ frame }: Scene): boolean =>
  frame.manner.isQuestion === true && frame.choice?.kind !== 'shown';

/** A start by the clock, or the first or last of them: who names a day alone may want more to choose from. */
const tellsTime = ({ frame }: Scene): boolean =>
  frame.clauses.some(
    ({ polarity, when, prefers }) =>
      polarity === 'wanted' && (when?.at !== undefined || prefers !== undefined),
  );

/** Another than the one that was put forward last: it is put forward in its turn. */
export const isOther = ({ before }: Scene, slot: OfferedSlot): boolean => {
  const { chosen } = currentOf(before);
  return chosen !== undefined && chosen.slotId !== slot.slotId;
};

/** The moment that the search found: put forward, with its button, for the visitor to accept. */
const propose = (scene: Scene, slot: OfferedSlot): Settled => {
  const { offered } = currentOf(scene.state);
  const seen = offered.find(
    ({ startAt, personId }) => startAt === slot.startAt && personId === slot.personId,
  );
  // Who tells a time that was shown chooses it; any other word only leads to it again.
  if (seen) return choose(scene, seen, tellsTime(scene) && !isAsked(scene) && !isOther(scene, seen));
  const chosen = withCurrent(withOffer(scene, [slot]), { chosen: slot, agreed: false });
  const wish = saidOf(scene, wishOf(scene));
  return {
    kind: 'chosen',
    scene: chosen,
    acts: [...cutActs(scene.clock, slot), { kind: 'proposed', proposal: proposalOf(chosen, slot), wish }],
    isNew: true,
  };
};

/** Puts forward the one moment that was found, offers several, or says that nothing is free. */
export const showFound = (scene: Scene, found: Found): Settled => {
  if (found.kind === 'some' && found.fit === 'nearest' && wishOf(scene).onlyTimes)
    return saying(missedActs(scene.clock, found.missed), stepped(nothingThen(scene)));
  if (found.kind === 'exact') return propose(scene, found.slot);
  return stepped(found.kind === 'none' ? nothingFree(scene) : offer(scene, found.fit, found.slots));
};
