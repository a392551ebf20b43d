import type { Act } from '../acts.ts';
import { currentOf, type Scene, tellsContact } from './scene.ts';

/** Says nothing of an appointment: no service, no time, no contact. */
export const isBare = (scene: Scene): boolean => scene.frame.clauses.length === 0 && !tellsContact(scene);

/** "Ok, and how much is the laser?" after an offer to pass something on: it asks the next thing. */
export const asksMore = ({ frame }: Scene): boolean => frame.asks.some(({ topic }) => topic !== 'other');

/** Times are on offer, or one is chosen, and nothing is booked yet. */
export const isUnderWay = ({ before }: Scene): boolean => {
  const { offered, chosen, booked } = currentOf(before);
  return booked === undefined && (offered.length > 0 || chosen !== undefined);
};

/** This conversation made an appointment. */
export const hasBooked = ({ before }: Scene): boolean =>
  before.appointments.some(({ booked }) => booked !== undefined);

/** The name that was booked under last: the visitor's, or another, which only the team can change. */
export const bookedName = ({ before, state }: Scene): readonly Act[] => {
  const name = before.appointments.findLast(({ booked }) => booked !== undefined)?.bookedUnder;
  if (name === undefined) return [];
  return [{ kind: name === state.name ? 'booked_under' : 'name_stays', name }];
};
