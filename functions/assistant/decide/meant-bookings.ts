import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import { type Clause, does } from '../frame.ts';
import { fits } from '../time/fits.ts';
import { localMoment } from '../time/local-time.ts';
import type { Scene } from './scene.ts';

export const isWanted = ({ polarity }: Clause): boolean => polarity === 'wanted';

/** Whether a booking is for a service that some clauses of a message name. */
export const isOfService = (scene: Scene, { title }: PublicBooking, clauses: readonly Clause[]): boolean => {
  const ids = clauses.flatMap(({ services }) => services.map(({ id }) => id));
  const named = scene.business.services.filter(({ id }) => ids.includes(id));
  return named.some(({ name, knownAs = [] }) => [name, ...knownAs].includes(title));
};

/** The names of those whom a message asks for. */
export const namesAsked = ({ frame, business }: Scene): readonly string[] => {
  const ids = frame.clauses.filter(isWanted).flatMap(({ persons }) => persons);
  return business.people.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
};

/** Of services, one that is given up for another tells of which booking. */
const givenUpIn = (clauses: readonly Clause[]): readonly Clause[] => {
  const refused = clauses.filter((clause) => !isWanted(clause) && clause.services.length > 0);
  return refused.length > 0 ? refused : clauses;
};

/** Those for each of several services that a message names: "move the manicure and the pedicure". */
export const allNamed = (
  scene: Scene,
  bookings: readonly PublicBooking[],
): readonly PublicBooking[] | undefined => {
  const wanted = scene.frame.clauses.filter(isWanted);
  const named = bookings.filter((booking) => isOfService(scene, booking, wanted));
  return new Set(named.map(({ title }) => title)).size > 1 && !does(scene.frame, 'keep') ? named : undefined;
};

/**
 * Where all of several are meant, those of the day that is given up for the other that is named: "move my Thursday
 * appointments to Friday".
 */
export const allOfDay = (
  { frame, clock }: Scene,
  bookings: readonly PublicBooking[],
): readonly PublicBooking[] => {
  const days = frame.clauses
    .filter(isWanted)
    .flatMap(({ when }) => when?.dates.map(({ from }) => from) ?? []);
  const on = (day: string): readonly PublicBooking[] =>
    bookings.filter(({ startAt }) => localMoment(Date.parse(startAt), clock.zone).date.toString() === day);
  const [old, ...others] = days.map(on).filter(({ length }) => length > 0);
  return old && others.length === 0 && days.length === 2 ? old : bookings;
};

/** The bookings that the words of a message mean: by rank, by service, by time; all where they do not tell. */
export const meant = (scene: Scene, bookings: readonly PublicBooking[]): readonly PublicBooking[] => {
  const { choice, clauses } = scene.frame;
  if (choice?.kind === 'ordinal' || choice?.kind === 'number') {
    const index = choice.kind === 'ordinal' ? choice.index : choice.value;
    const ranked = bookings.at(index > 0 ? index - 1 : index);
    if (ranked) return [ranked];
  }
  const options = clauses.flatMap(({ when }) => (when ? [when] : []));
  const byService = bookings.filter((booking) => isOfService(scene, booking, givenUpIn(clauses)));
  const byTime = bookings.filter(
    (slot) => options.length > 0 && fits(slot, { options, excepts: [] }, scene.clock.zone),
  );
  const byPerson = bookings.filter(({ personName = '' }) => namesAsked(scene).includes(personName));
  return [byService, byTime, byPerson].find((some) => some.length === 1) ?? bookings;
};
