import type { Act } from '../../acts.ts';
import type { Ask } from '../../frame.ts';
import { ownBookings } from '../own-bookings.ts';
import { currentOf, phoneActs, type Scene } from '../scene.ts';
import { ownerAnswer } from './owner-answers.ts';

const HOUR_MS = 3_600_000;

/** What the owner wrote of cancelled and missed appointments. */
const ownPolicies = ({ business: { faq, policies } }: Scene): readonly Act[] => [
  ...faq.flatMap(({ topic, answer }) =>
    topic === 'policy' ? [{ kind: 'answer' as const, text: answer }] : [],
  ),
  ...(policies ? [{ kind: 'answer' as const, text: policies }] : []),
];

interface Stand {
  readonly before: readonly Act[];
  readonly after: readonly Act[];
}

/**
 * How the rules hold for the visitor's own appointment: one that can no longer be changed online is told first, with the
 * number to call in place of the link.
 */
const standOf = async (scene: Scene): Promise<Stand> => {
  const { business, state, turn } = scene;
  const { cutOffHours } = business.policy;
  const link: Act = { kind: 'policy', cutOffHours };
  const isInside = (startAt: string): boolean => Date.parse(startAt) - turn.now < cutOffHours * HOUR_MS;
  const booked = (await ownBookings(scene)).map(({ startAt }) => startAt);
  const { chosen } = currentOf(state);
  const starts = booked.length > 0 ? booked : chosen ? [chosen.startAt] : [];
  const near = starts.filter(isInside);
  const before = near.map(
    (startAt): Act => ({
      ...{ kind: 'inside_cut_off', startAt, cutOffHours, isBooked: booked.length > 0 },
    }),
  );
  return { before, after: near.length > 0 && near.length === starts.length ? phoneActs(scene) : [link] };
};

/** The cut-off holds whatever the owner wrote about it. */
export const policy = async (scene: Scene): Promise<readonly Act[]> => {
  const { before, after } = await standOf(scene);
  return [...before, ...ownPolicies(scene), ...after];
};

/** A cut-off says nothing of money: where the owner wrote nothing, that is said. */
export const changeFee = async (scene: Scene, ask: Ask): Promise<readonly Act[]> => {
  const { before, after } = await standOf(scene);
  const own = ownPolicies(scene);
  return [...before, ...(own.length > 0 ? own : [ownerAnswer(scene.business, ask)]), ...after];
};
