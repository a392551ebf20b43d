import type { OfferedSlot } from '../conversation.ts';
import { fits } from '../time/fits.ts';
import type { Wish } from '../wish.ts';
import { bookingOf } from './confirm.ts';
import { currentOf, type Scene, serviceOf } from './scene.ts';
import { isOneMoment } from './wider.ts';
import type { Window } from './windows.ts';

const MOST_AT_ONCE = 100;
/** More than are ever shown, so that an offer can be spread over days. */
const ENOUGH = 60;
/** Stretches of days that are looked through before all the others: most wishes are met within them. */
const FIRST_STRETCHES = 4;

/** Judged again here, so that an offer holds what was asked for whatever the port answers. */
const isIn = ({ startAt }: OfferedSlot, window: Window): boolean => {
  const start = Date.parse(startAt);
  return start >= Date.parse(window.from) && start < Date.parse(window.to);
};

interface Search {
  readonly scene: Scene;
  readonly wish: Wish;
  readonly personId: string | undefined;
}

/** Of times that are paired with people, those of one of them. */
const optionsOf = ({ options }: Wish, personId: string | undefined): Wish['options'] =>
  options.filter(({ persons }) => !persons || persons.some((id) => id === personId));

/** Of the days from the first to the last of some windows, in one call. */
const freeIn = async (
  { scene, wish, personId }: Search,
  windows: readonly Window[],
): Promise<readonly OfferedSlot[]> => {
  const [first] = windows;
  const last = windows.at(-1);
  if (!first || !last) return [];
  const { moves: moving, isOtherService } = currentOf(scene.state);
  const keepsService = moving !== undefined && !isOtherService;
  const when = { options: optionsOf(wish, personId), excepts: wish.excepts };
  const slots = await scene.ports.findSlots({
    ...(wish.serviceId === undefined || keepsService ? {} : { serviceId: wish.serviceId }),
    ...(personId === undefined ? {} : { personId }),
    ...(moving === undefined ? {} : { moving }),
    ...{ from: first.from, to: last.to, when, limit: MOST_AT_ONCE },
  });
  return slots
    .filter((slot) => windows.some((window) => isIn(slot, window)) && fits(slot, when, scene.clock.zone))
    .map((slot) => (personId === undefined ? slot : { ...slot, personId }));
};

const freeOf = async (search: Search, windows: readonly Window[]): Promise<readonly OfferedSlot[]> => {
  const soon = await freeIn(search, windows.slice(0, FIRST_STRETCHES));
  if (soon.length >= ENOUGH) return soon;
  return [...soon, ...(await freeIn(search, windows.slice(FIRST_STRETCHES)))];
};

/**
 * Starts that this conversation booked with anyone: nobody books the same time twice under one name, unless another is
 * asked for at that very moment.
 */
const ownStarts = ({ state }: Scene, wish: Wish): ReadonlySet<number> => {
  const { isFurther, moves } = currentOf(state);
  return new Set(
    isFurther && isOneMoment(wish)
      ? []
      : state.appointments.flatMap(({ booked, chosen }) =>
          booked?.status === 'confirmed' && booked.bookingId !== moves && chosen?.personId === undefined
            ? [Date.parse(booked.startAt)]
            : [],
        ),
  );
};

/** A booking that is moved stays with whom it is, unless somebody else is asked for or they are refused. */
const staysWithPerson = ({ state, business }: Scene, { persons, notPersons }: Wish): boolean => {
  const moved = bookingOf(state, currentOf(state).moves);
  const own = business.people.find(({ name }) => name === moved?.personName);
  return moved !== undefined && persons.length === 0 && !notPersons.some((id) => id === own?.id);
};

/** Another at the very moment of one that was booked with anyone: nobody books that with anyone twice. */
const isBesideOwn = ({ state, business }: Scene, wish: Wish): boolean => {
  const { isFurther } = currentOf(state);
  return isFurther === true && isOneMoment(wish) && business.people.length > 0;
};

/** Whose calendars suit a wish: `undefined` stands for anyone's, or for whose the booking to be moved is. */
export const calendarsOf = (scene: Scene, wish: Wish): readonly (string | undefined)[] => {
  const isForAnyone = wish.persons.length === 0 && wish.notPersons.length === 0;
  if (isForAnyone && !isBesideOwn(scene, wish)) return [undefined];
  if (staysWithPerson(scene, wish)) return [undefined];
  const able = serviceOf(scene, wish)?.people;
  return scene.business.people
    .map(({ id }) => id)
    .filter((id) => able?.includes(id) ?? true)
    .filter((id) => wish.persons.length === 0 || wish.persons.includes(id))
    .filter((id) => !wish.notPersons.includes(id));
};

/** Free slots as wished in some windows, soonest first, each start once. */
export const freeSlots = async (
  scene: Scene,
  wish: Wish,
  windows: readonly Window[],
): Promise<readonly OfferedSlot[]> => {
  // Somebody who has none of the paired times is not meant at any.
  const people = calendarsOf(scene, wish).filter(
    (personId) => wish.options.length === 0 || optionsOf(wish, personId).length > 0,
  );
  const found = (
    await Promise.all(people.map((personId) => freeOf({ scene, wish, personId }, windows)))
  ).flat();
  const own = ownStarts(scene, wish);
  const free = found.filter(
    ({ startAt, personId }) => personId !== undefined || !own.has(Date.parse(startAt)),
  );
  const byStart = new Map(free.toReversed().map((slot) => [Date.parse(slot.startAt), slot]));
  return [...byStart].sort(([a], [b]) => a - b).map(([, slot]) => slot);
};
