import { type Clause, does } from '../frame.ts';
import { fits } from '../time/fits.ts';
import { currentOf, type Scene } from './scene.ts';

/**
 * "Thursday at 3, and cancel the Saturday one": said of the one booking that is being moved, it is given up with its old
 * time, and nothing more is to be cancelled.
 */
export const movedInstead = (scene: Scene): Scene => {
  const { frame, before, clock } = scene;
  const { moves } = currentOf(before);
  const [booking, ...others] = before.appointments.flatMap(({ booked }) => booked ?? []);
  if (moves === undefined || !booking || others.length > 0 || !does(frame, 'cancel')) return scene;
  const isOld = ({ when }: Clause): boolean =>
    when !== undefined &&
    when.at === undefined &&
    fits(booking, { options: [when], excepts: [] }, clock.zone);
  const clauses = frame.clauses.filter((clause) => !isOld(clause));
  const isTimed = frame.choice !== undefined || clauses.some(({ when }) => when !== undefined);
  if (!isTimed) return scene;
  return { ...scene, frame: { ...frame, clauses, acts: frame.acts.filter((act) => act !== 'cancel') } };
};
