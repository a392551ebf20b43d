import type { Act } from '../acts.ts';
import { type Appointment, MOST_APPOINTMENTS, newAppointment, type State } from '../conversation.ts';
import { type Ask, type Clause, does, type When } from '../frame.ts';
import { namesDays } from '../time/fits.ts';
import type { Topic } from '../topics.ts';
import { anyWish, type Wish } from '../wish.ts';
import { type extreme, extremesOf } from './facts/service-facts.ts';
import { merge } from './merge.ts';
import { withPlanned } from './next.ts';
import { momentOf, sameMoment } from './same-moment.ts';
import { currentOf, type Scene, tellsName, withCurrent, withState } from './scene.ts';
import { whoAfter } from './who.ts';
import { apiece, saysAlone, withSeveral } from './with-several.ts';

/** Who the visitor is: what is told now takes the place of what was told before. */
export const absorbContact = (scene: Scene): Scene => {
  const { email, phone } = scene.frame.contact;
  return withState(scene, {
    ...(tellsName(scene) ? whoAfter(scene.state, scene.frame.contact) : {}),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
  });
};

/** Told in this message: for whom it is, where the record bears another name. */
const guestNoted = ({ before, state: { name, guest } }: Scene): readonly Act[] =>
  guest === undefined || guest === before.guest || guest === name ? [] : [{ kind: 'guest_noted', guest }];

/** What of the visitor's contact was told before, and is told otherwise now, and for whom it is. */
export const changedContact = (scene: Scene): readonly Act[] => {
  const { before, state } = scene;
  const changed = (['name', 'email', 'phone'] as const).filter(
    (field) => before[field] !== undefined && state[field] !== undefined && state[field] !== before[field],
  );
  const told = Object.fromEntries(changed.map((field) => [field, state[field]]));
  const said: readonly Act[] = changed.length === 0 ? [] : [{ kind: 'contact_changed', ...told }];
  return [...said, ...guestNoted(scene)];
};

/** Questions that choose among services: "the cheapest cut on Thursday" wishes for it. */
const CHOOSING: Partial<Record<Topic, Parameters<typeof extreme>[1]>> = {
  cheapest: 'cheapest',
  dearest: 'dearest',
  longest: 'longest',
  shortest: 'shortest',
};

/** The services that a question chooses: the cheapest of those it names, or of all. */
const chosenBy = ({ business }: Scene, { topic, services }: Ask): readonly string[] => {
  const which = CHOOSING[topic];
  if (!which) return [];
  const among = business.services.filter(({ id }) => services.includes(id));
  return extremesOf(among.length > 0 ? among : business.services, which).map(({ id }) => id);
};

/** The clause that a question about a service and a time amounts to. */
const asClause = (scene: Scene, ask: Ask): Clause | undefined => {
  const { when } = ask;
  if (!when || !CHOOSING[ask.topic]) return undefined;
  const services = chosenBy(scene, ask).map((id) => ({ id, sure: 'certain' as const }));
  return { polarity: 'wanted', when, persons: [], services };
};

/** What a message wishes, with what its questions choose; what they only ask about is no wish, and was not heard as one. */
export const wishesOf = (scene: Scene): readonly Clause[] => {
  const { clauses, asks } = scene.frame;
  return [...clauses, ...asks.flatMap((ask) => asClause(scene, ask) ?? [])];
};

/** The appointment with the time that this message chooses of those on offer, whatever else it says. */
const chosenNow = ({ frame: { choice } }: Scene, appointment: Appointment): Appointment =>
  choice?.kind === 'shown'
    ? { ...appointment, chosen: appointment.offered[choice.index - 1] ?? appointment.chosen }
    : appointment;

/** Another service or person has other times: nothing that was offered holds any longer. */
const withWish = (scene: Scene, wish: Wish): Scene => {
  const old = currentOf(scene.state);
  if (JSON.stringify(wish) === JSON.stringify(old.wish)) return scene;
  const isOther =
    wish.serviceId !== old.wish.serviceId ||
    JSON.stringify(wish.persons) !== JSON.stringify(old.wish.persons) ||
    JSON.stringify(wish.notPersons) !== JSON.stringify(old.wish.notPersons);
  const none = { offered: [], earlier: [], chosen: undefined, agreed: undefined };
  const changed = isOther
    ? withCurrent(scene, { ...none, wish: sameMoment(chosenNow(scene, old), wish, scene.clock.zone) })
    : withCurrent(scene, { wish });
  return { ...changed, isWishNew: true };
};

/** "Nine for me, nine thirty for my son", said of Saturday: hours alone are of the day that is arranged. */
const onDayOf = (first: Wish, later: Wish): Wish => {
  const [told, ...others] = first.options;
  if (!told || others.length > 0 || !namesDays(told)) return later;
  const { dates, weekdays } = told;
  const onDay = (when: When): When => (namesDays(when) ? when : { ...when, dates, weekdays });
  return { ...later, options: later.options.map(onDay) };
};

/** Further appointments that a message asks for: those at once with the first, and those for later. */
const withFurther = (scene: Scene, further: readonly Wish[], clauses: readonly Clause[]): Scene => {
  const { several, later } = withSeveral(scene, further, clauses);
  const { wish: own } = currentOf(several.state);
  const planned = later.map((wish) => ({ ...newAppointment, wish: onDayOf(own, wish) }));
  return withState(several, { appointments: withPlanned(several.state, planned) });
};

/** "Saturday at nine. And mine?": what comes besides is for the time that is chosen. */
const atChosen = (scene: Scene, further: readonly Wish[], before: Scene): Scene => {
  if (further.length === 0) return scene;
  const { wish } = currentOf(scene.state);
  const timed = sameMoment(chosenNow(before, currentOf(before.state)), wish, scene.clock.zone);
  return timed === wish ? scene : withCurrent(scene, { wish: timed });
};

/** By rank, of the services that the last reply listed. */
const chosenService = ({ frame, before, state }: Scene): Partial<Wish> => {
  const { choice } = frame;
  const { alternatives } = currentOf(state).wish;
  if (before.pending !== 'service' || !choice) return {};
  if (choice.kind === 'any') return { anyService: true, alternatives: [] };
  if (choice.kind !== 'ordinal' && choice.kind !== 'number') return {};
  const index = choice.kind === 'ordinal' ? choice.index : choice.value;
  const serviceId = alternatives.at(index > 0 ? index - 1 : index);
  return serviceId === undefined ? {} : { serviceId, alternatives: [] };
};

/** "How much is a colouring, and is there room on Thursday?" wishes for the one that it asks about. */
const withAsked = (scene: Scene, wish: Wish, clauses: readonly Clause[]): Wish => {
  const { asks } = scene.frame;
  const asked = [
    ...new Set(asks.flatMap((ask) => (CHOOSING[ask.topic] ? chosenBy(scene, ask) : ask.services))),
  ];
  const isOpen = wish.serviceId === undefined && wish.alternatives.length === 0 && !wish.anyService;
  const isWished = clauses.some(({ when, prefers, anyTime }) => when || prefers || anyTime);
  return isOpen && isWished && asked.length === 1 ? { ...wish, serviceId: asked[0] } : wish;
};

/** "Another appointment" while one is being arranged waits for it, unless there is nothing to wait for. */
const beside = (scene: Scene, clauses: readonly Clause[]): readonly Clause[] => {
  const [first, ...rest] = clauses;
  if (first && scene.state.current === undefined) return [{ ...first, opens: false }, ...rest];
  return first && does(scene.frame, 'another_appointment') ? [{ ...first, opens: true }, ...rest] : clauses;
};

const isFull = ({ appointments }: State): boolean => appointments.length >= MOST_APPOINTMENTS;

/** A finished conversation makes room for another appointment by letting go of the oldest that is booked. */
const withRoom = (scene: Scene): Scene => {
  const { state } = scene;
  if (state.current !== undefined || !isFull(state)) return scene;
  return withState(scene, { appointments: state.appointments.slice(1) });
};

/** What was booked last, where another is asked for beside it. */
const besideBooked = ({ frame, state }: Scene): Appointment | undefined => {
  const isAnother = does(frame, 'another_appointment') || frame.clauses.some(({ opens }) => opens);
  if (state.current !== undefined || !isAnother) return undefined;
  return state.appointments.findLast(({ booked }) => booked !== undefined);
};

/** "Another one next week" is for the same service with the same person, until others are named. */
const startingWish = (scene: Scene): Wish => {
  const last = besideBooked(scene);
  return last
    ? { ...anyWish, serviceId: last.wish.serviceId, persons: last.wish.persons }
    : currentOf(scene.state).wish;
};

/** "Add another one at ten": without a day it is meant for that of what was booked. */
const onItsDay = (scene: Scene, clauses: readonly Clause[]): readonly Clause[] => {
  const last = besideBooked(scene)?.booked;
  if (!last || clauses.some(({ when }) => when && namesDays(when))) return clauses;
  const { dates } = momentOf(last, scene.clock.zone);
  return clauses.map((clause) => (clause.when?.at ? { ...clause, when: { ...clause.when, dates } } : clause));
};

/** "Yes, look at other times": those that were the only ones are no longer. */
const letsGo = (scene: Scene): Scene => {
  const { wish } = currentOf(scene.state);
  const isOther = scene.before.pending === 'look' && does(scene.frame, 'yes') && wish.onlyTimes;
  return isOther ? withCurrent(scene, { wish: { ...wish, onlyTimes: undefined } }) : scene;
};

/** Whether a message is about several appointments that are being arranged at once. */
const isOfLines = ({ frame, state }: Scene): boolean =>
  (currentOf(state).besides?.length ?? 0) > 0 && !does(frame, 'another_appointment');

/** Few arrange several at once: what changes them is loaded by the first who do. */
const lines = () => import('./lines.ts');

const withoutOthers = async (scene: Scene): Promise<Scene> => {
  const clauses = wishesOf(scene);
  return saysAlone(clauses) ? (await import('./only-this.ts')).onlyThis(scene, clauses) : scene;
};

/** The scene with what the message wishes: of the appointment being arranged, and of others besides. */
export const absorbWish = async (heard: Scene): Promise<Scene> => {
  const scene = await withoutOthers(letsGo(withRoom(heard)));
  if (isOfLines(scene)) return (await lines()).absorbLines(scene, apiece(wishesOf(scene)));
  const wish = startingWish(scene);
  const clauses = apiece(beside(scene, onItsDay(scene, wishesOf(scene))));
  const room = Math.max(1, MOST_APPOINTMENTS - scene.state.appointments.length);
  const known = { ...wish, ...chosenService(scene) };
  const [own, ...further] = merge(known, clauses, room);
  const asked = withWish(scene, withAsked(scene, own, clauses));
  const wished = atChosen(asked, further, scene);
  const begun = besideBooked(scene) ? withCurrent(wished, { isFurther: true }) : wished;
  return withFurther(begun, further, clauses);
};
