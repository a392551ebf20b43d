import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import type { Act, NotTogether } from '../acts.ts';
import { type Appointment, newAppointment, type State } from '../conversation.ts';
import type { OwnBooking } from '../ports.ts';
import { anyWish } from '../wish.ts';
import { tooLate, withRecord } from './move.ts';
import { appointmentsAhead } from './own-bookings.ts';
import { phoneActs, type Scene, type TurnStep, wishOf, withState } from './scene.ts';

/** A booking that is to be moved by itself: it waits for its turn. */
export const alsoMoved = ({ appointments }: State, { bookingId }: PublicBooking): Appointment => {
  const old = appointments.find(({ booked }) => booked?.bookingId === bookingId)?.wish ?? anyWish;
  const wish = { ...anyWish, serviceId: old.serviceId, anyService: old.serviceId === undefined };
  return { ...newAppointment, wish, moves: bookingId, isPlanned: true };
};

/** Why they are moved one by one, and which of them stay. `movable`: in the order of their turns. */
export const apartActs = (
  scene: Scene,
  why: NotTogether,
  movable: readonly PublicBooking[],
  stay: readonly PublicBooking[],
): readonly Act[] => {
  const [first, ...others] = movable;
  const { cutOffHours } = scene.business.policy;
  const staying: readonly Act[] =
    stay.length > 0 ? [{ kind: 'stay_booked', bookings: stay, cutOffHours }, ...phoneActs(scene)] : [];
  const isPlain = stay.length > 0 && others.length === 0;
  return [...staying, ...(first && !isPlain ? [{ kind: 'moved_apart', why, first } as const] : [])];
};

/** Those of some bookings that can still be moved, and those that can be no more. */
export const parted = (own: readonly OwnBooking[]) => {
  const of = (isOpen: boolean) =>
    own.filter(({ change }) => (change === 'open') === isOpen).map(({ booking }) => booking);
  return { movable: of(true), stay: of(false) };
};

type Apart =
  | { readonly isMovable: true; readonly scene: Scene; readonly acts: readonly Act[] }
  | { readonly isMovable: false; readonly step: TurnStep };

/** What was to be moved at once as moves of their own: of the first that can be, at the times that were wished. */
export const moveApart = async (
  scene: Scene,
  movesAll: readonly string[],
  why: NotTogether,
): Promise<Apart> => {
  const ahead = await appointmentsAhead(scene);
  const own = ahead.filter(({ booking }) => movesAll.includes(booking.bookingId));
  const { movable, stay } = parted(own);
  const [first, ...others] = movable;
  if (!first) return { isMovable: false, step: tooLate(scene, 'move') };
  const state = movable.reduce(withRecord, scene.state);
  const kept = state.appointments.filter(({ booked }) => booked !== undefined);
  const { isPlanned: _isPlanned, ...move } = alsoMoved(state, first);
  const { serviceId, anyService } = move.wish;
  const appointments = [
    ...kept,
    { ...move, wish: { ...wishOf(scene), serviceId, anyService } },
    ...others.map((other) => alsoMoved(state, other)),
  ];
  return {
    isMovable: true,
    scene: withState(scene, { ...state, appointments, current: kept.length }),
    acts: apartActs(scene, why, movable, stay),
  };
};
