import type { Appointment } from '../conversation.ts';
import type { Clause } from '../frame.ts';
import { type Scene, withState } from './scene.ts';

/**
 * "Just the cut": what was to be arranged next is given up. Where one of those is what is named, it is arranged now, in
 * place of the other.
 */
export const onlyThis = (scene: Scene, clauses: readonly Clause[]): Scene => {
  const { appointments, current } = scene.state;
  const named = clauses.flatMap(({ alone, services }) => (alone ? services.map(({ id }) => id) : []));
  const isNamed = ({ wish, booked }: Appointment): boolean =>
    booked === undefined && named.includes(wish.serviceId ?? '');
  const arranged = current === undefined ? undefined : appointments[current];
  const other = appointments.find(isNamed);
  const kept = arranged && other && !isNamed(arranged) ? other : arranged;
  const left = appointments.filter((one) => one === kept || one.booked !== undefined);
  const place = kept === undefined ? undefined : left.indexOf(kept);
  return left.length === appointments.length
    ? scene
    : withState(scene, { appointments: left, current: place });
};
