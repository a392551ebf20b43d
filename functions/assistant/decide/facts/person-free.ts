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
 * "Is Linh working on Friday the 27th?": whether they can be booked that day, by the calendar, and when else. Nothing
 * where no one day is asked about.
 */
export const whetherFree = async (scene: Scene, { persons, when }: Ask): Promise<readonly Act[]> => {
  const person = scene.business.people.find(({ id }) => id === persons[0]);
  const [day, ...others] = when?.dates ?? [];
  if (!person || !when || !day || others.length > 0 || day.from !== day.to) return [];
  const serviceId = serviceToTry(scene, person.id);
  if (serviceId === undefined) return [];
  const wish = { ...anyWish, serviceId, persons: [person.id], options: [when] };
  const windows = windowsOf(wish, scene.clock);
  const isFree = (await freeSlots(scene, wish, windows)).length > 0;
  if (isFree) return [{ kind: 'person_free', person, isFree, date: day.from }];
  const [next] = await freeSlots(scene, atAnyTime(wish), after(windows, scene.clock));
  const date = next && localMoment(Date.parse(next.startAt), scene.clock.zone).date.toString();
  return [{ kind: 'person_free', person, isFree, date: day.from, ...(date ? { next: date } : {}) }];
};
