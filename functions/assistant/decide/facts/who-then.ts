import type { PublicPerson } from '../../../../shared/schemas/public-site.ts';
import type { Act } from '../../acts.ts';
import type { OfferedSlot } from '../../conversation.ts';
import type { Ask } from '../../frame.ts';
import { fits, namesDays, type Offered } from '../../time/fits.ts';
import { freeSlots } from '../free-slots.ts';
import { ownBookings } from '../own-bookings.ts';
import { momentOf } from '../same-moment.ts';
import { currentOf, type Scene, serviceOf, wishOf } from '../scene.ts';
import { windowsOf } from '../windows.ts';
import { performersOf } from './service-facts.ts';
import { standingDay } from './standing-day.ts';

/** More performers than that are not looked up one by one. */
const MOST_LOOKED_UP = 6;
/** More times than that are not each told with their people. */
const MOST_TIMES = 2;

type Told = Extract<Act, { readonly kind: 'performers_then' }>;

const told = (startAt: string, people: readonly PublicPerson[], isBooked = false): readonly Told[] =>
  people.length === 0 ? [] : [{ kind: 'performers_then', startAt, people, isBooked }];

/** Those of whom a name is known. */
const named = (scene: Scene, names: readonly (string | null | undefined)[]): readonly PublicPerson[] =>
  scene.business.people.filter(({ name }) => names.includes(name));

/** Who can perform what is wished in the time of a slot: whose it is, else whoever is free then. */
const freeThen = async (scene: Scene, slot: OfferedSlot): Promise<readonly PublicPerson[]> => {
  const { people } = scene.business;
  if (slot.whole)
    return named(
      scene,
      slot.whole.parts.map(({ personName }) => personName),
    );
  if (slot.personId !== undefined) return people.filter(({ id }) => id === slot.personId);
  const wish = wishOf(scene);
  const service = serviceOf(scene, wish);
  const able = service ? performersOf(scene.business, service) : people;
  if (able.length > MOST_LOOKED_UP) return [];
  const options = [momentOf(slot, scene.clock.zone)];
  const free = await Promise.all(
    able.map(async (person) => {
      const asked = { ...wish, options, excepts: [], persons: [person.id] };
      return (await freeSlots(scene, asked, windowsOf(asked, scene.clock))).length > 0 ? [person] : [];
    }),
  );
  return free.flat();
};

/** A time that a question names by its hour, on the day that is spoken of where it names none, if it is free. */
const namedElse = async (scene: Scene, { when }: Ask): Promise<readonly OfferedSlot[]> => {
  const day = standingDay(scene);
  if (!when?.at || (!namesDays(when) && day === undefined)) return [];
  const dates = namesDays(when) || day === undefined ? when.dates : [{ from: day, to: day }];
  const asked = { ...wishOf(scene), options: [{ ...when, dates }] };
  return (await freeSlots(scene, asked, windowsOf(asked, scene.clock))).slice(0, 1);
};

/** The times that a question names, on offer or not; the one chosen, or offered alone, where it names none. */
const meant = async (scene: Scene, ask: Ask): Promise<readonly OfferedSlot[]> => {
  const { chosen, offered } = currentOf(scene.state);
  const { when } = ask;
  const isThen = (slot: Offered): boolean =>
    when !== undefined && fits(slot, { options: [when], excepts: [] }, scene.clock.zone);
  const asked = offered.filter(isThen);
  if (asked.length > 0) return asked;
  if (chosen) return [chosen];
  if (offered.length < 2) return offered;
  return namedElse(scene, ask);
};

/** "Who is it with?", of times on offer, of the one that is chosen, or of what was booked; nothing where no time is spoken of. */
export const whoThen = async (scene: Scene, ask: Ask): Promise<readonly Act[]> => {
  const current = currentOf(scene.state);
  const spokenOf = [current, ...scene.state.appointments.filter(({ booked }) => booked)].flatMap(
    ({ wish }) => wish.serviceId ?? [],
  );
  const isOfElse = ask.services.length > 0 && !ask.services.some((id) => spokenOf.includes(id));
  if (isOfElse || scene.business.people.length === 0) return [];
  const slots = await meant(scene, ask);
  if (slots.length > 0)
    return slots.length > MOST_TIMES
      ? []
      : (
          await Promise.all(slots.map(async (slot) => told(slot.startAt, await freeThen(scene, slot))))
        ).flat();
  if (current.offered.length > 0) return [];
  const bookings = await ownBookings(scene);
  return bookings.flatMap(({ startAt, personName }) => told(startAt, named(scene, [personName]), true));
};
