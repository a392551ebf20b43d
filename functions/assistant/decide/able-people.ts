import type { Act } from '../acts.ts';
import type { Wish } from '../wish.ts';
import { bookingOf } from './confirm.ts';
import { calendarsOf } from './free-slots.ts';
import { passInstead } from './offer.ts';
import { currentOf, personOf, type Scene, serviceOf, type TurnStep, withCurrent } from './scene.ts';
import { linesOf } from './several.ts';

/** Says that whoever was asked for does not do what is wished; undefined where somebody of them does. */
export const unable = (scene: Scene, wish: Wish): Act | undefined => {
  const [person] = wish.persons.map((id) => personOf(scene, id)).filter((some) => some !== undefined);
  const service = serviceOf(scene, wish);
  if (!person || !service || calendarsOf(scene, wish).length > 0) return undefined;
  const people = scene.business.people.filter(({ id }) => service.people?.includes(id) ?? true);
  return { kind: 'does_not_perform', person, service, people };
};

/** Whoever performs what is wished was refused: said, with what is left to choose from. */
export const nobodyElse = (scene: Scene, wish: Wish): TurnStep | undefined => {
  const service = serviceOf(scene, wish);
  if (!service || wish.notPersons.length === 0 || calendarsOf(scene, wish).length > 0) return undefined;
  const people = scene.business.people.filter(({ id }) => service.people?.includes(id) ?? true);
  if (people.length === 0) return undefined;
  return passInstead(scene, [{ kind: 'nobody_else_performs', service, people }]);
};

/** People asked for who do not perform what they were asked for: said, and anyone who does is looked for. */
export const withAblePeople = (scene: Scene): { readonly scene: Scene; readonly acts: readonly Act[] } => {
  const lines = linesOf(currentOf(scene.state));
  const acts = lines.flatMap((line) => unable(scene, line) ?? []);
  const [wish, ...besides] = lines.map((line) => (unable(scene, line) ? { ...line, persons: [] } : line));
  return acts.length === 0 || !wish
    ? { scene, acts }
    : { scene: withCurrent(scene, { wish, besides }), acts };
};

/** Who may take over the booking that is moved: nobody where its person was asked for. */
export const othersForMove = (scene: Scene, wish: Wish): readonly string[] => {
  const { business, state } = scene;
  const moved = bookingOf(state, currentOf(state).moves);
  const own = business.people.find(({ name }) => name === moved?.personName);
  if (!own || wish.persons.length > 0) return [];
  return calendarsOf(scene, { ...wish, notPersons: [...wish.notPersons, own.id] }).filter(
    (id) => id !== undefined,
  );
};
