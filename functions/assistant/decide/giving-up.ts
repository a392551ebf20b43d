import { does, surelyDoes } from '../frame.ts';
import { currentOf, type Scene, tellsContact } from './scene.ts';
import { isBare, isUnderWay } from './standing.ts';

/** "No, just the cut", said of what was asked for besides the cut that is booked. */
export const keepsOnlyBooked = ({ frame, before }: Scene): boolean => {
  const booked = before.appointments.flatMap(({ booked: done, wish }) => (done ? [wish.serviceId] : []));
  return (
    does(frame, 'no') &&
    currentOf(before).isPlanned === true &&
    frame.clauses.length > 0 &&
    frame.clauses.every(({ when, services }) => !when && services.some(({ id }) => booked.includes(id)))
  );
};

/** "Never mind, my brother will put it in": names nothing but what is given up with it. */
export const givesUp = (scene: Scene): boolean => {
  const { wish, besides = [] } = currentOf(scene.before);
  const { serviceId } = wish;
  const isOfOne = scene.frame.clauses.some(({ polarity }) => polarity === 'refused') && besides.length > 0;
  const isOfIt = scene.frame.clauses.every(
    ({ when, prefers, anyTime, services, persons, anyone, unknownPerson, people }) =>
      (when ?? prefers ?? anyTime ?? anyone ?? unknownPerson ?? people) === undefined &&
      persons.length === 0 &&
      services.every(({ id, sure }) => sure === 'likely' || id === serviceId),
  );
  // "Never mind the dates, just call me": it is the call that is wished.
  if (!does(scene.frame, 'drop') || surelyDoes(scene.frame, 'callback', 'person', 'message')) return false;
  const isAllRefused = scene.frame.clauses.every(({ polarity, when }) => polarity === 'refused' && !when);
  if (!isUnderWay(scene) && isAllRefused && !tellsContact(scene)) return true;
  return isBare(scene) || (isUnderWay(scene) && isOfIt && !isOfOne);
};
