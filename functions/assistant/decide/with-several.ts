import { type Appointment, MOST_BESIDES } from '../conversation.ts';
import { type Clause, does } from '../frame.ts';
import { anyWish, type Wish } from '../wish.ts';
import { currentOf, type Scene, withCurrent } from './scene.ts';
import { mostDates, seriesOf } from './several.ts';

/** Of a repetition without a number. */
const MOST_REPETITIONS = 4;
const LONGEST_PAUSE_WEEKS = 52;

const everyOf = (clauses: readonly Clause[]): Clause['every'] =>
  clauses.findLast(({ every }) => every)?.every;

/** How many people it is for; one where nobody says. */
export const peopleIn = (clauses: readonly Clause[]): number | undefined =>
  clauses.findLast(({ people }) => people !== undefined)?.people;

/** Whether nothing else is to be arranged than what a message names. */
export const saysAlone = (clauses: readonly Clause[]): boolean => clauses.some(({ alone }) => alone);

/**
 * How often the appointment is to be repeated, with what is to be booked at once with it and as far as that can be. One
 * alone that cannot be is arranged date by date; several that cannot are not repeated.
 */
export const repetitionOf = (
  { business, state }: Scene,
  clauses: readonly Clause[],
  besides: readonly Wish[] = [],
): Partial<Appointment> => {
  const current = currentOf(state);
  const before = seriesOf(current);
  const kept = before && { weeks: before.everyWeeks, times: before.count };
  const every = everyOf(clauses) ?? (besides.length > 0 && !saysAlone(clauses) ? kept : undefined);
  if (!every) return {};
  const weeks = Math.floor(Math.max(1, Math.min(every.weeks, LONGEST_PAUSE_WEEKS)));
  const wanted = Math.floor(every.times ?? MOST_REPETITIONS);
  const asked = { ...current, besides, isOneByOne: undefined, every: { weeks, left: wanted - 1 } };
  const most = mostDates(business, asked);
  if (besides.length > 0 && (most < 2 || !seriesOf(asked))) return {};
  const left = Math.min(wanted, Math.max(2, most)) - 1;
  return left > 0 ? { every: { weeks, left }, isOneByOne: most < 2 } : {};
};

const isOfService = ({ polarity, services }: Clause): boolean => polarity === 'wanted' && services.length > 0;

/**
 * "Exams for my two kids and a cleaning for me": what is told for more people than the rest stands as often as that.
 * "Also cuts for my two boys" does too: each is one more.
 */
export const apiece = (clauses: readonly Clause[]): readonly Clause[] => {
  const told = clauses.filter(isOfService).map(({ people }) => people ?? 1);
  const isUneven = new Set(told).size > 1;
  return clauses.flatMap((clause) => {
    const { people, ...one } = clause;
    if (people === undefined || !isOfService(clause) || !(isUneven || clause.opens)) return [clause];
    const again = { ...one, opens: true };
    return [one, ...Array.from({ length: Math.min(people, MOST_BESIDES + 1) - 1 }, () => again)];
  });
};

const withoutHour = (wish: Wish): string => JSON.stringify(wish.options.map(({ at: _at, ...when }) => when));

/** Whether it is wished for at the same visit: on the same days, and at no hour of its own. */
const isSameVisit = (own: Wish, other: Wish): boolean =>
  other.options.length === 0 ||
  JSON.stringify(other.options) === JSON.stringify(own.options) ||
  JSON.stringify(other.options) === withoutHour(own);

/** As many of the first as there are more people than services, for whom the first is told to be. */
const copies = ({ forWhom }: Wish, clauses: readonly Clause[], services: number): readonly Wish[] => {
  const people = Math.min(peopleIn(clauses) ?? 1, MOST_BESIDES + 1);
  const one = forWhom === undefined ? anyWish : { ...anyWish, forWhom };
  return Array.from({ length: Math.max(0, people - services) }, () => one);
};

const without = ({ options: _o, excepts: _e, prefers: _p, ...wish }: Wish): Wish => ({
  ...wish,
  ...{ options: [], excepts: [] },
});

/** The appointment with other company: nothing that was offered holds any longer. */
export const withCompany = (scene: Scene, company: Partial<Appointment>): Scene => {
  const none = { offered: [], earlier: [], chosen: undefined, agreed: undefined };
  return { ...withCurrent(scene, { isOneByOne: undefined, ...company, ...none }), isWishNew: true };
};

/** What besides the first of several is to be known of each: their times are those of the first. */
export const besidesOf = (lines: readonly Wish[]): readonly Wish[] =>
  lines.slice(0, MOST_BESIDES).map(without);

/**
 * The appointment with those that a message asks for at once with it: other services at the same visit, other people,
 * other weeks. `later`: those that have a time of their own.
 */
export const withSeveral = (
  scene: Scene,
  further: readonly Wish[],
  clauses: readonly Clause[],
): { readonly several: Scene; readonly later: readonly Wish[] } => {
  const current = currentOf(scene.state);
  if (current.moves !== undefined) return { several: scene, later: further };
  const isAnother = does(scene.frame, 'another_appointment') && scene.before.current !== undefined;
  const isBeside = (wish: Wish): boolean =>
    !isAnother && current.every === undefined && isSameVisit(current.wish, wish);
  const own = further.filter(isBeside);
  const besides = [...copies(current.wish, clauses, 1 + own.length), ...besidesOf(own)];
  const later = further.filter((wish) => !isBeside(wish));
  if (besides.length === 0) {
    const repetition = repetitionOf(scene, clauses);
    const isOnce = current.every !== undefined && saysAlone(clauses);
    const changes = repetition.every !== undefined || isOnce;
    return { several: changes ? withCompany(scene, { every: undefined, ...repetition }) : scene, later };
  }
  // The same service twice is for two people.
  const services = [current.wish, ...besides].map(({ serviceId }) => serviceId);
  const isForPeople = (peopleIn(clauses) ?? 1) > 1 || new Set(services).size < services.length;
  const arrangement = scene.frame.arrangement ?? (isForPeople ? 'together' : 'in_a_row');
  const repetition = { every: undefined, ...repetitionOf(scene, clauses, besides) };
  return { several: withCompany(scene, { besides, arrangement, ...repetition }), later };
};
