import { MAX } from '../../../shared/domain/limits.ts';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import type { Act } from '../acts.ts';
import type { Appointment, OfferedSlot, State, Whole } from '../conversation.ts';
import type { BasketResult, BookedFor, BookingResult, Unavailable } from '../ports.ts';
import { isoInstant } from '../time/local-time.ts';
import { allBooked } from './all-booked.ts';
import { bookedStep } from './booked-step.ts';
import { askToConfirm } from './confirm.ts';
import { forWhomOf, linesOfParts } from './for-whom.ts';
import { freeSlots } from './free-slots.ts';
import { offer, withOffer } from './offer.ts';
import { noteOf, notesTold } from './remarks.ts';
import { momentOf } from './same-moment.ts';
import {
  currentOf,
  personOf,
  phoneActs,
  precededBy,
  publicOf,
  type Scene,
  serviceOf,
  step,
  type TurnStep,
  taskDone,
  wishOf,
  withCurrent,
} from './scene.ts';
import { search } from './search.ts';
import { wholeAgain } from './search-baskets.ts';
import { smsConsentOf } from './sms.ts';
import { greeting } from './who.ts';
import { atAnyHour } from './wider.ts';

type Differing = Extract<Act, { kind: 'booked' }>['differs'][number];

/** What of the record is not what was agreed. */
const differsFrom = (scene: Scene, slot: OfferedSlot, booking: PublicBooking): readonly Differing[] => {
  const service = serviceOf(scene, wishOf(scene));
  const person = personOf(scene, slot.personId);
  const names = service ? [service.name, ...(service.knownAs ?? [])] : [];
  const isOtherService = service !== undefined && booking.title !== '' && !names.includes(booking.title);
  const isOtherPerson =
    person !== undefined && booking.personName !== undefined && booking.personName !== person.name;
  return [
    ...(Date.parse(booking.startAt) === Date.parse(slot.startAt) ? [] : ['start' as const]),
    ...(isOtherService ? ['service' as const] : []),
    ...(isOtherPerson ? ['person' as const] : []),
  ];
};

type Made = Extract<BookingResult, { kind: 'booked' }>;

/** All of it from the record that the port committed, none of it from what was said before. */
const booked = (scene: Scene, slot: OfferedSlot, name: string, made: Made): TurnStep => {
  const { booking, confirmedTo } = made;
  const service = serviceOf(scene, wishOf(scene));
  const differs = differsFrom(scene, slot, booking);
  const isSms = smsConsentOf(scene.state) !== undefined;
  const forWhom = forWhomOf(scene);
  const told = {
    ...(service ? { service } : {}),
    ...(forWhom === undefined ? {} : { forWhom }),
    ...notesTold(scene.state),
    ...greeting(scene.state),
  };
  const act: Act = { kind: 'booked', booking, name, isSms, confirmedTo, differs, ...told };
  // The slot stays known: a message sent again after a lost answer finds the same booking.
  const done: Partial<Appointment> = {
    ...{ booked: booking, bookedUnder: name, offered: [], earlier: [slot], chosen: slot },
  };
  const { state } = withCurrent(scene, { ...done, agreed: undefined, isPlanned: undefined });
  return { ...bookedStep({ ...scene, state }, act), booking };
};

const lookAgain = async (scene: Scene, fit: Unavailable['kind'] | 'expired'): Promise<TurnStep> => {
  const wish = atAnyHour(wishOf(scene));
  const open = withCurrent(scene, { wish, chosen: undefined, agreed: undefined, offered: [], earlier: [] });
  const found = await search(open, wish);
  if (found.kind === 'none')
    return precededBy([{ kind: 'no_more', earlier: false }], step(open, [], taskDone(open.state)));
  return offer(open, fit, found.kind === 'exact' ? [found.slot] : found.slots);
};

/** The slot cannot be had any more: others with the same person, as the port answered, or what can be found. */
export const gone = (
  scene: Scene,
  { personId }: OfferedSlot,
  { kind, alternatives = [] }: Pick<Unavailable, 'kind'> & Partial<Unavailable>,
): Promise<TurnStep> | TurnStep => {
  const others = alternatives.map((one) => (personId === undefined ? one : { ...one, personId }));
  const open = withCurrent(scene, { chosen: undefined, agreed: undefined, offered: [], earlier: [] });
  return alternatives.length > 0 ? offer(open, kind, others) : lookAgain(open, kind);
};

/** The handle grew old: the same moment, if still free, is put forward again and booked only on a new yes. */
export const expired = async (scene: Scene, slot: OfferedSlot): Promise<TurnStep> => {
  const fresh = slot.whole ? await wholeAgain(scene, slot) : await slotAgain(scene, slot);
  return fresh ? asking(scene, fresh, []) : lookAgain(scene, 'expired');
};

const slotAgain = async (scene: Scene, slot: OfferedSlot): Promise<OfferedSlot | undefined> => {
  const start = Date.parse(slot.startAt);
  const window = { from: isoInstant(start), to: isoInstant(start + 60_000) };
  const wish = { ...wishOf(scene), options: [momentOf(slot, scene.clock.zone)], excepts: [] };
  const persons = slot.personId === undefined ? {} : { persons: [slot.personId] };
  const [fresh] = await freeSlots(scene, { ...wish, ...persons }, [window]);
  return fresh;
};

/** A slot that only a yes books. */
export const asking = (scene: Scene, slot: OfferedSlot, acts: readonly Act[]): TurnStep => {
  const open = withCurrent(scene, { offered: [], earlier: [] });
  const asked = withCurrent(withOffer(open, [slot]), { chosen: slot, agreed: false });
  const said = acts.length > 0 ? acts : [askToConfirm(asked, slot, false)];
  return { ...step(asked, said, { pending: 'confirm' }), slots: [publicOf(slot)] };
};

export const refused = (scene: Scene, { reason }: Extract<BookingResult, { kind: 'refused' }>): TurnStep => {
  const done: Partial<State> = taskDone(scene.state);
  const act: Act = { kind: 'refused', reason };
  if (reason === 'preview') return step(scene, [act], done);
  if (scene.business.phone !== null) return step(scene, [act, ...phoneActs(scene)], done);
  const draft = { matter: 'message' as const, text: scene.frame.text };
  return step(scene, [act, { kind: 'offer_to_pass_on', matter: 'message' }], {
    ...done,
    pending: 'offer',
    draft,
  });
};

/** The port answers what the same person has at that time already, which another appointment of theirs booked. */
const isAnothers = ({ state }: Scene, { bookingId }: PublicBooking): boolean =>
  state.appointments.some(
    ({ booked: done }, index) => index !== state.current && done?.bookingId === bookingId,
  );

/** Who books, as far as they said. */
const bookedFor = ({ state, language }: Scene, name: string): BookedFor => {
  const { email, phone } = state;
  const note = noteOf(state);
  const smsConsent = smsConsentOf(state);
  return {
    ...{ name, language },
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    ...(note === undefined ? {} : { note }),
    ...(smsConsent === undefined ? {} : { smsConsent }),
  };
};

/** Says why the port booked neither a slot nor all of an offer. */
const notBooked = (
  scene: Scene,
  slot: OfferedSlot,
  result: Exclude<BookingResult | BasketResult, { readonly kind: 'booked' }>,
): Promise<TurnStep> | TurnStep => {
  switch (result.kind) {
    case 'taken':
    case 'too_soon':
      return gone(scene, slot, result);
    case 'expired':
      return expired(scene, slot);
    case 'wait':
      return asking(scene, slot, [{ kind: 'wait', seconds: result.seconds }]);
    case 'refused':
      return refused(scene, result);
  }
};

/** Asks the port to book all of an offer, and says what it answered. */
const bookWhole = async (scene: Scene, slot: OfferedSlot, whole: Whole, name: string): Promise<TurnStep> => {
  const notes = linesOfParts(scene, whole).map((line) => line?.forWhom);
  const result = await scene.ports.bookBasket({
    ...bookedFor(scene, name),
    ...(notes.some((one) => one !== undefined) ? { notes } : {}),
    offer: slot.slotId,
  });
  return result.kind === 'booked'
    ? allBooked(scene, slot, whole, name, result)
    : notBooked(scene, slot, result);
};

/** Asks the port to book, and says what it answered. */
export const book = async (scene: Scene, slot: OfferedSlot, name: string): Promise<TurnStep> => {
  if (slot.whole) return bookWhole(scene, slot, slot.whole, name);
  const { serviceId } = currentOf(scene.state).wish;
  const request = bookedFor(scene, name);
  const note = [forWhomOf(scene), request.note].filter(Boolean).join('\n').slice(0, MAX.note);
  const result = await scene.ports.bookSlot({
    ...request,
    ...(note === '' ? {} : { note }),
    slotId: slot.slotId,
    ...(serviceId === undefined ? {} : { serviceId }),
  });
  if (result.kind !== 'booked') return notBooked(scene, slot, result);
  return isAnothers(scene, result.booking)
    ? gone(scene, slot, { kind: 'taken' })
    : booked(scene, slot, name, result);
};
