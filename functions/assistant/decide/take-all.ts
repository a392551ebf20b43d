import { newAppointment, type OfferedSlot } from '../conversation.ts';
import { fits } from '../time/fits.ts';
import { withPlanned } from './next.ts';
import { momentOf } from './same-moment.ts';
import { currentOf, type Scene, saidOf, withState } from './scene.ts';
import { choose, type Settled, saying } from './settled.ts';

/** More than these are a list to choose from, and nobody means all of it. */
const MOST_TAKEN = 3;

/** Those of the times on offer that are all meant: by the times told with it, else all that were shown. */
const meantBy = ({ frame, state, clock }: Scene): readonly OfferedSlot[] => {
  const { offered } = currentOf(state);
  const options = frame.clauses.flatMap(({ polarity, when }) =>
    polarity === 'wanted' && when ? [when] : [],
  );
  return offered.filter((slot) => fits(slot, { options, excepts: [] }, clock.zone));
};

/** "Both!", said of times for one appointment: each of them is taken, one arranged after the other. */
export const takeAll = (scene: Scene): Settled | undefined => {
  const { wish, moves, offered } = currentOf(scene.state);
  const [first, ...others] = meantBy(scene).toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
  const isWhole = moves !== undefined || offered.some(({ whole }) => whole !== undefined);
  if (isWhole || !first || others.length === 0 || others.length >= MOST_TAKEN) return undefined;
  const later = others.map((slot) => {
    const at = momentOf(slot, scene.clock.zone);
    return { ...newAppointment, wish: { ...wish, options: [at], excepts: [], prefers: undefined } };
  });
  const planned = withState(scene, { appointments: withPlanned(scene.state, later) });
  const told = later.map((one) => ({ kind: 'next_wish' as const, wish: saidOf(planned, one.wish) }));
  return saying(told, choose(planned, first, true));
};
