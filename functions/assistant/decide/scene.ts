import type { Language } from '../../../shared/domain/language.ts';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import type { PublicPerson } from '../../../shared/schemas/public-site.ts';
import type { Act, Missing } from '../acts.ts';
import type { Business, BusinessService, Turn } from '../contract.ts';
import {
  type Appointment,
  newAppointment,
  type OfferedSlot,
  type ShownSlot,
  type State,
} from '../conversation.ts';
import type { Frame } from '../frame.ts';
import type { Proposal, WishSaid } from '../offer-acts.ts';
import type { AssistantPorts } from '../ports.ts';
import type { Clock } from '../time/clock.ts';
import type { Wish } from '../wish.ts';
import { isSeveral, linesOf, seriesOf } from './several.ts';

/** All that one turn is decided from. */
export interface Scene {
  readonly frame: Frame;
  readonly turn: Turn;
  readonly language: Language;
  readonly business: Business;
  readonly ports: AssistantPorts;
  readonly clock: Clock;
  /** The state that the turn found: what was offered or asked there, the visitor has seen. */
  readonly before: State;
  /** The state as it stands. */
  readonly state: State;
  /** The message changed what the current appointment is to be. */
  readonly isWishNew: boolean;
}

/** What a turn comes to. */
export interface TurnStep {
  readonly state: State;
  readonly acts: readonly Act[];
  readonly slots: readonly ShownSlot[];
  readonly booking?: PublicBooking;
  /** All of several that were booked at once; `booking` is the first. */
  readonly basket?: readonly PublicBooking[];
  readonly lead?: { readonly leadId: string };
}

export const withState = (scene: Scene, patch: Partial<State>): Scene => ({
  ...scene,
  state: { ...scene.state, ...patch },
});

/** A step that leaves the state as it stands, but for `patch`. */
export const step = (scene: Scene, acts: readonly Act[], patch: Partial<State> = {}): TurnStep => ({
  state: { ...scene.state, ...patch },
  acts,
  slots: [],
});

/** A step with what is said before it; the phone number is told once, and so is that something is noted. */
export const precededBy = (acts: readonly Act[], next: TurnStep): TurnStep => {
  const said = acts.map(({ kind }) => (kind === 'remarks_kept' ? 'noted' : kind));
  const isAgain = ({ kind }: Act) => (kind === 'phone' || kind === 'noted') && said.includes(kind);
  return { ...next, acts: [...acts, ...next.acts.filter((act) => !isAgain(act))] };
};

/** The appointment being arranged; an empty one where none is. */
export const currentOf = ({ appointments, current }: State): Appointment =>
  (current === undefined ? undefined : appointments[current]) ?? newAppointment;

/** The scene with the appointment being arranged changed; one begins where there was none. */
export const withCurrent = (scene: Scene, patch: Partial<Appointment>): Scene => {
  const { appointments, current } = scene.state;
  const changed = { ...currentOf(scene.state), ...patch };
  return current === undefined || !appointments[current]
    ? withState(scene, { appointments: [...appointments, changed], current: appointments.length })
    : withState(scene, { appointments: appointments.with(current, changed) });
};

export const wishOf = ({ state }: Scene): Wish => currentOf(state).wish;

export const serviceOf = ({ business }: Scene, { serviceId }: Wish): BusinessService | undefined =>
  business.services.find(({ id }) => id === serviceId);

export const personOf = ({ business }: Scene, personId: string | undefined): PublicPerson | undefined =>
  business.people.find(({ id }) => id === personId);

const peopleOf = ({ business }: Scene, ids: readonly string[]): readonly PublicPerson[] =>
  business.people.filter(({ id }) => ids.includes(id));

const whomSaid = (forWhom: string | undefined): Pick<WishSaid, 'forWhom'> =>
  forWhom === undefined ? {} : { forWhom };

/** What was wished for with each of some bookings. */
const wishesFor = ({ appointments }: State, ids: readonly string[]): readonly Wish[] =>
  appointments.flatMap(({ booked, wish }) => (booked && ids.includes(booked.bookingId) ? wish : []));

/** What the appointment being arranged is to be besides its own wish. */
const severalOf = (scene: Scene, wish: Wish): Partial<WishSaid> => {
  const current = currentOf(scene.state);
  if (current.wish !== wish || !isSeveral(current)) return {};
  const { movesAll } = current;
  const arrangement = movesAll ? ('as_booked' as const) : current.arrangement;
  const series = seriesOf(current);
  const repeats = series ? { repeats: { weeks: series.everyWeeks, times: series.count } } : {};
  const [, ...others] = movesAll ? wishesFor(scene.state, movesAll) : linesOf(current);
  if (others.length === 0) return repeats;
  const besides = others.map((line) => {
    const service = serviceOf(scene, line);
    const { persons, forWhom } = line;
    return { ...(service ? { service } : {}), persons: peopleOf(scene, persons), ...whomSaid(forWhom) };
  });
  return { besides, ...whomSaid(wish.forWhom), ...(arrangement ? { arrangement } : {}), ...repeats };
};

/** A wish as it is said back. */
export const saidOf = (scene: Scene, wish: Wish): WishSaid => {
  const service = serviceOf(scene, wish);
  return {
    ...(scene.state.appointments.length > 1 ? whomSaid(wish.forWhom) : {}),
    ...severalOf(scene, wish),
    ...(service ? { service } : {}),
    persons: peopleOf(scene, wish.persons),
    notPersons: peopleOf(scene, wish.notPersons),
    options: wish.options,
    excepts: wish.excepts,
    ...(wish.prefers ? { prefers: wish.prefers } : {}),
  };
};

/** A slot as clients see it. */
export const publicOf = ({ slotId, startAt, endAt, whole }: OfferedSlot): ShownSlot => ({
  ...{ slotId, startAt, endAt },
  ...(whole ? { whole } : {}),
});

export const proposalOf = (scene: Scene, slot: OfferedSlot): Proposal => {
  const service = serviceOf(scene, wishOf(scene));
  const person = personOf(scene, slot.personId);
  return { slot: publicOf(slot), ...(service ? { service } : {}), ...(person ? { person } : {}) };
};

export const hasContact = ({ email, phone }: State): boolean => email !== undefined || phone !== undefined;

export const missingOf = (state: State): Missing => ({
  name: state.name === undefined,
  contact: !hasContact(state),
});

/** The number of the business, where it has one. */
export const phoneActs = ({ business }: Scene): readonly Act[] =>
  business.phone === null ? [] : [{ kind: 'phone', phone: business.phone }];

/** The page of the waitlist, where there is one. */
export const waitlistActs = ({ business: { waitlistUrl } }: Scene): readonly Act[] =>
  waitlistUrl === null ? [] : [{ kind: 'waitlist', url: waitlistUrl }];

/** Nothing is asked or waits for an answer any more. */
export const nothingAsked: Partial<State> = {
  ...{ pending: undefined, draft: undefined, cancels: undefined, movesTo: undefined },
};

/** Nothing is being arranged any more; what was booked, and who the visitor is, stays known. */
export const taskDone = ({ appointments }: State): Partial<State> => ({
  ...nothingAsked,
  appointments: appointments.filter(({ booked }) => booked !== undefined),
  current: undefined,
  misses: 0,
});

/** Heard in this message: somebody's name, theirs or of whoever it is for. */
export const tellsName = ({ frame: { contact } }: Scene): boolean =>
  contact.name !== undefined || contact.guest !== undefined || contact.under !== undefined;

/** Heard in this message: a way to reach the visitor. */
export const tellsContact = ({ frame: { contact } }: Scene): boolean =>
  contact.email !== undefined || contact.phone !== undefined;

export const tellsBadContact = ({ frame: { contact } }: Scene): boolean =>
  contact.badEmail !== undefined || contact.badPhone !== undefined;
