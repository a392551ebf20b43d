import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import { dayText, slotLines } from '../say/when.ts';
import { lastDate } from '../time/wish-windows.ts';
import { personOf, type Scene, type Step, serviceOf } from './scene.ts';
import type { Found } from './search.ts';
import { anyWish, wishText } from './wishes.ts';

const MAX_REMEMBERED = 18;

const lines = (slots: readonly PublicSlot[], { clock, language }: Scene): string =>
  slotLines(slots, clock.zone, language);

/** Puts slots on offer. The ones shown before can still be picked by their buttons. */
const offerSlots = (scene: Scene, says: readonly string[], slots: readonly PublicSlot[]): Step => {
  const { offered, earlier } = scene.state;
  const isShown = ({ slotId }: PublicSlot) => slots.some((slot) => slot.slotId === slotId);
  return {
    state: {
      ...scene.state,
      task: 'book',
      pending: 'slot',
      offered: [...slots],
      earlier: [...offered, ...earlier].filter((slot) => !isShown(slot)).slice(0, MAX_REMEMBERED),
      chosen: undefined,
    },
    says,
    slots,
  };
};

const lastDayText = (scene: Scene): string => dayText(lastDate(scene.clock), scene.language);

/** No time at all: the business may still hear of the wish. */
export const noSlots = (scene: Scene): Step => {
  const { say, state, heard } = scene;
  return {
    state: {
      ...state,
      task: 'message',
      pending: 'offer',
      draft: heard.text || undefined,
      offered: [],
      chosen: undefined,
    },
    says: [say.noSlots(lastDayText(scene)), say.offerMessage],
    slots: [],
  };
};

const sorry = (scene: Scene): string => {
  const { say, state } = scene;
  const [person, when] = [personOf(scene), wishText(state.wish ?? anyWish, scene)];
  if (person === undefined && when === undefined) return say.nothingAsAsked;
  const asked = [...(person === undefined ? [] : [say.withPerson(person)]), when ?? say.atThatTime];
  return say.nothingThen(asked.join(' '));
};

const offerText = (scene: Scene, slots: readonly PublicSlot[]): string => {
  const { say } = scene;
  const [service, person] = [serviceOf(scene), personOf(scene)];
  const about = [
    ...(service ? [say.forService(service.name)] : []),
    ...(person === undefined ? [] : [say.withPerson(person)]),
  ];
  return about.length > 0
    ? say.offerOf(about.join(' '), lines(slots, scene))
    : say.offer(lines(slots, scene));
};

/** Shows what a search found, saying plainly when it is not what was asked. */
export const offerFound = (scene: Scene, found: Exclude<Found, { kind: 'exact' }>): Step => {
  const { say } = scene;
  switch (found.kind) {
    case 'some':
      return offerSlots(scene, [offerText(scene, found.slots)], found.slots);
    case 'near':
      return offerSlots(scene, [sorry(scene), say.nearest(lines(found.slots, scene))], found.slots);
    case 'outside': {
      const why = found.why === 'past' ? say.thatIsPast : say.beyondHorizon(lastDayText(scene));
      return offerSlots(scene, [why, offerText(scene, found.slots)], found.slots);
    }
    case 'none':
      return noSlots(scene);
  }
};

/** Shows slots again, as they were, with another word before them. */
export const offerAgain = (scene: Scene, says: readonly string[], slots: readonly PublicSlot[]): Step =>
  offerSlots(scene, [...says, offerText(scene, slots)], slots);

export const nearestAfter = (scene: Scene, says: readonly string[], slots: readonly PublicSlot[]): Step =>
  offerSlots(scene, [...says, scene.say.nearest(lines(slots, scene))], slots);
