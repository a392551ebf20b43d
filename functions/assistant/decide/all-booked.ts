import type { OfferedPart } from '../../../shared/schemas/basket.ts';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import type { Act } from '../acts.ts';
import {
  type Appointment,
  MOST_APPOINTMENTS,
  newAppointment,
  type OfferedSlot,
  type Whole,
} from '../conversation.ts';
import type { BasketResult } from '../ports.ts';
import { anyWish } from '../wish.ts';
import { bookedStep } from './booked-step.ts';
import { linesOfParts } from './for-whom.ts';
import { notesTold } from './remarks.ts';
import { currentOf, type Scene, type TurnStep } from './scene.ts';
import { smsConsentOf } from './sms.ts';
import { greeting } from './who.ts';

type Bookings = Extract<Act, { kind: 'basket_booked' }>['bookings'];
type Differing = Extract<Act, { kind: 'basket_booked' }>['differs'][number];

/** What of one record is not what was agreed. */
const differsFrom = (
  { business }: Scene,
  part: OfferedPart | undefined,
  made: PublicBooking,
): Differing[] => {
  const service = business.services.find(({ id }) => id === part?.serviceId);
  const names = [part?.title, service?.name, ...(service?.knownAs ?? [])];
  return [
    ...(Date.parse(made.startAt) === Date.parse(part?.startAt ?? '') ? [] : ['start' as const]),
    ...(names.includes(made.title) ? [] : ['service' as const]),
    ...(made.personName === part?.personName ? [] : ['person' as const]),
  ];
};

/** What of the records is not what was agreed; another number of them differs in service. */
const differences = (scene: Scene, { parts }: Whole, bookings: Bookings): readonly Differing[] => [
  ...new Set([
    ...bookings.flatMap((made, at) => differsFrom(scene, parts[at], made)),
    ...(bookings.length === parts.length ? [] : ['service' as const]),
  ]),
];

/** Each as an appointment of its own: it can be moved and cancelled by itself. */
const kept = (
  slot: OfferedSlot,
  { parts }: Whole,
  forWhom: readonly (string | undefined)[],
  bookings: Bookings,
  name: string,
): readonly Appointment[] =>
  bookings.map((booking, at) => ({
    ...newAppointment,
    wish: { ...anyWish, serviceId: parts[at]?.serviceId, forWhom: forWhom[at] },
    booked: booking,
    bookedUnder: name,
    // The offer stays known with the first: a message sent again after a lost answer finds the same bookings.
    ...(at === 0 ? { earlier: [slot], chosen: slot } : {}),
  }));

/** All of it from the records that the port committed, none of it from what was said before. */
export const allBooked = (
  scene: Scene,
  slot: OfferedSlot,
  whole: Whole,
  name: string,
  { bookings, confirmedTo }: Extract<BasketResult, { kind: 'booked' }>,
): TurnStep => {
  const isSms = smsConsentOf(scene.state) !== undefined;
  const differs = differences(scene, whole, bookings);
  const forWhom = linesOfParts(scene, whole).map((line) => line?.forWhom);
  const done = currentOf(scene.state);
  const others = scene.state.appointments.filter((one) => one !== done);
  const waiting = others.filter(({ booked }) => booked === undefined);
  const made = [
    ...others.filter(({ booked }) => booked !== undefined),
    ...kept(slot, whole, forWhom, bookings, name),
  ];
  const appointments = [...made.slice(-(MOST_APPOINTMENTS - waiting.length)), ...waiting];
  const state = { ...scene.state, appointments, current: undefined };
  const [booking] = bookings;
  const act: Act = {
    kind: 'basket_booked',
    bookings,
    name,
    confirmedTo,
    isSms,
    differs,
    ...(forWhom.some((one) => one !== undefined) ? { forWhom } : {}),
    ...notesTold(state),
    ...greeting(state),
  };
  return {
    ...bookedStep({ ...scene, state }, act),
    ...{ booking, basket: bookings },
  };
};
