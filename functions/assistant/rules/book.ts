import type { PublicBooking } from '../../../shared/schemas/booking.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import type { BookingResult } from '../ports.ts';
import { dateTimeText } from '../say/when.ts';
import { isoInstant } from '../time/local-time.ts';
import { freeSlots } from './free-slots.ts';
import { nearestAfter, offerFound } from './offer.ts';
import {
  precededBy,
  reply,
  type Scene,
  type Step,
  serviceOf,
  taskDone,
  whenText,
  withState,
} from './scene.ts';
import { search } from './search.ts';
import { anyWish, withoutHour } from './wishes.ts';

/** All of it from the record that the port committed, none of it from what was said before. */
const booked = (scene: Scene, booking: PublicBooking, slot: PublicSlot): Step => {
  const { say, language, clock } = scene;
  const when = dateTimeText(booking.startAt, clock.zone, language);
  const what = booking.title ? say.what(booking.title, when) : when;
  return {
    // The slot stays known: a message sent again after a lost answer finds the same booking.
    ...reply(scene, [say.booked(what, booking.manageUrl)], {
      ...taskDone,
      earlier: [slot],
      bookedSlotId: slot.slotId,
    }),
    booking,
  };
};

const lookAgain = async (scene: Scene, says: readonly string[]): Promise<Step> => {
  const wish = withoutHour(scene.state.wish ?? anyWish);
  const open = withState(scene, { chosen: undefined, offered: [], earlier: [], wish });
  const found = await search(open, wish);
  return found.kind === 'exact'
    ? nearestAfter(open, says, [found.slot])
    : precededBy(says, offerFound(open, found));
};

const taken = (scene: Scene, alternatives: readonly PublicSlot[]): Promise<Step> | Step => {
  const open = withState(scene, { chosen: undefined, offered: [], earlier: [] });
  return alternatives.length > 0
    ? nearestAfter(open, [scene.say.taken], alternatives)
    : lookAgain(open, [scene.say.taken]);
};

/** The handle grew old: the same moment, if still free, is put forward anew and booked only on a new yes. */
const expired = async (scene: Scene, slot: PublicSlot): Promise<Step> => {
  const startMs = Date.parse(slot.startAt);
  const window = { from: isoInstant(startMs), to: isoInstant(startMs + 60_000) };
  const [fresh] = await freeSlots(scene, [window], anyWish);
  if (!fresh) return lookAgain(scene, [scene.say.expired]);
  const when = whenText(scene, fresh.startAt);
  const text = scene.say.stillFree(when);
  const service = serviceOf(scene);
  const question = scene.say.confirm(service ? scene.say.what(service.name, when) : when);
  const state = { ...scene.state, chosen: fresh, offered: [fresh], earlier: [], pending: 'confirm' as const };
  return { state, says: [text.charAt(0).toUpperCase() + text.slice(1), question], slots: [fresh] };
};

/** Nothing is lost: the time stays chosen, and a yes books it. */
const waiting = (scene: Scene, slot: PublicSlot, seconds: number): Step => ({
  ...reply(scene, [scene.say.waitFirst(seconds)], {
    task: 'book',
    pending: 'confirm',
    chosen: slot,
    offered: [slot],
    earlier: [],
  }),
  slots: [slot],
});

const refused = (scene: Scene, result: Extract<BookingResult, { kind: 'refused' }>): Step => {
  const { say, business } = scene;
  if (result.reason === 'preview') return reply(scene, [say.preview], taskDone);
  const why = result.reason === 'limit' ? say.limit : say.refused;
  return reply(scene, [why, business.phone ? say.phone(business.phone) : say.offerMessage], {
    ...taskDone,
    ...(business.phone ? {} : { task: 'message', pending: 'offer', draft: scene.heard.text }),
  });
};

/** Asks the port to book, and says what it answered. */
export const book = async (scene: Scene, slot: PublicSlot, name: string): Promise<Step> => {
  const { email, phone, serviceId } = scene.state;
  const result = await scene.ports.bookSlot({
    slotId: slot.slotId,
    name,
    language: scene.language,
    ...(serviceId === undefined ? {} : { serviceId }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
  });
  switch (result.kind) {
    case 'booked':
      return booked(scene, result.booking, slot);
    case 'taken':
      return taken(scene, result.alternatives);
    case 'expired':
      return expired(scene, slot);
    case 'wait':
      return waiting(scene, slot, result.seconds);
    case 'refused':
      return refused(scene, result);
  }
};
