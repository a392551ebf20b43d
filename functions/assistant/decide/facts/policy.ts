import { changeStatusOf, cutOffOf } from '../../../../shared/domain/cut-off.ts';
import type { Act } from '../../acts.ts';
import type { Ask } from '../../frame.ts';
import { isoInstant } from '../../time/local-time.ts';
import { appointmentsAhead } from '../own-bookings.ts';
import { currentOf, phoneActs, type Scene } from '../scene.ts';
import { ownerAnswer } from './owner-answers.ts';

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
 * How the rules hold for the visitor's own appointment: until when it can be changed online, told first, or that it no
 * longer can, with the number to call in place of the link.
 */
const standOf = async (scene: Scene): Promise<Stand> => {
  const { business, state, turn } = scene;
  const { cutOffHours } = business.policy;
  const link: Act = { kind: 'policy', cutOffHours };
  const ahead = await appointmentsAhead(scene);
  const { chosen } = currentOf(state);
  const planned = chosen && { status: 'confirmed', startAt: chosen.startAt };
  const stand =
    ahead.length > 0
      ? ahead.map(({ booking: { startAt }, change }) => ({ startAt, change }))
      : planned
        ? [{ startAt: planned.startAt, change: changeStatusOf(planned, business.policy, turn.now) }]
        : [];
  const near = stand.filter(({ change }) => change === 'cut_off');
  const isBooked = ahead.length > 0;
  const before = [
    ...near.map(({ startAt }): Act => ({ kind: 'inside_cut_off', startAt, cutOffHours, isBooked })),
    ...ahead.flatMap(({ booking, change }): readonly Act[] => {
      const until = isoInstant(cutOffOf(booking, business.policy));
      return change === 'open' ? [{ kind: 'before_cut_off', startAt: booking.startAt, until }] : [];
    }),
  ];
  return { before, after: near.length > 0 && near.length === stand.length ? phoneActs(scene) : [link] };
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
