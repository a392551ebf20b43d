import type { Act } from '../../acts.ts';
import type { Ask } from '../../frame.ts';
import { localMoment } from '../../time/local-time.ts';
import { anyWish } from '../../wish.ts';
import { freeSlots } from '../free-slots.ts';
import { type Scene, serviceOf, wishOf } from '../scene.ts';
import { atAnyTime } from '../wider.ts';
import { after, windowsOf } from '../windows.ts';

/** The service that tells whether somebody is free: the one being arranged if they perform it, else their shortest. */
const serviceToTry = (scene: Scene, personId: string): string | undefined => {
  const performs = scene.business.services.filter(({ people }) => people?.includes(personId) ?? true);
  const own = serviceOf(scene, wishOf(scene));
  if (own && performs.includes(own)) return own.id;
  return performs.toSorted((a, b) => a.durationMin - b.durationMin)[0]?.id;
};

/**
 * "Is Linh working on Friday the 27th?": whether they can be booked that day, by the calendar, and when else; of several
 * days, such as a week, the first one that has room. Nothing where no days are asked about, or none of several has.
 */
export const whetherFree = async (scene: Scene, { persons, when }: Ask): Promise<readonly Act[]> => {
  const person = scene.business.people.find(({ id }) => id === persons[0]);
  const [day, ...others] = when?.dates ?? [];
  if (!person || !when || !day || others.length > 0) return [];
  const serviceId = serviceToTry(scene, person.id);
  if (serviceId === undefined) return [];
  const wish = { ...anyWish, serviceId, persons: [person.id], options: [when] };
  const windows = windowsOf(wish, scene.clock);
  const dateOf = ({ startAt }: { readonly startAt: string }): string =>
    localMoment(Date.parse(startAt), scene.clock.zone).date.toString();
  const [first] = await freeSlots(scene, wish, windows);
  if (first) return [{ kind: 'person_free', person, isFree: true, date: dateOf(first) }];
  if (day.from !== day.to) return [];
  const [next] = await freeSlots(scene, atAnyTime(wish), after(windows, scene.clock));
  const date = next && dateOf(next);
  return [{ kind: 'person_free', person, isFree: false, date: day.from, ...(date ? { next: date } : {}) }];
};

/** The same of whoever is asked for at one time, where it is not known yet for what. */
export const whetherAsked = async (scene: Scene): Promise<readonly Act[]> => {
  const { persons, options } = wishOf(scene);
  const [when, ...others] = options;
  return when && others.length === 0
    ? whetherFree(scene, { topic: 'people', services: [], persons, when })
    : [];
};
