import type { Matter } from '../../../shared/domain/matter.ts';
import type { Act } from '../acts.ts';
import { type Clause, does } from '../frame.ts';
import { currentOf, type Scene, tellsContact } from './scene.ts';

/** Says nothing of an appointment: no service, no time, no contact. */
export const isBare = (scene: Scene): boolean => scene.frame.clauses.length === 0 && !tellsContact(scene);

/** "Ok, and how much is the laser?" after an offer to pass something on: it asks the next thing. */
export const asksMore = ({ frame }: Scene): boolean =>
  frame.asks.some(({ topic, entry }) => topic !== 'other' || entry !== undefined);

/** Times are on offer, or one is chosen, and nothing is booked yet. */
export const isUnderWay = ({ before }: Scene): boolean => {
  const { offered, chosen, booked } = currentOf(before);
  return booked === undefined && (offered.length > 0 || chosen !== undefined);
};

/** This conversation made an appointment. */
export const hasBooked = ({ before }: Scene): boolean =>
  before.appointments.some(({ booked }) => booked !== undefined);

/** Requests of an appointment or a call: a time that is told beside one says when. */
const TIMED: ReadonlySet<Matter | undefined> = new Set<Matter>([
  ...(['move', 'cancel', 'callback', 'complaint', 'late'] as const),
]);

const isOnlyTime = ({ services, opens, people }: Clause): boolean =>
  services.length === 0 && !opens && people === undefined;

/** Whether what a message wishes tells more of a request, and asks for no appointment. */
export const tellsMoreOf = ({ frame }: Scene, matter: Matter | undefined): boolean =>
  TIMED.has(matter) &&
  frame.clauses.every(isOnlyTime) &&
  !does(frame, 'book', 'another_appointment') &&
  frame.asks.every(
    ({ topic, services }) => services.length === 0 && (topic === 'other' || topic === 'length'),
  );

/** "Before five please, it's urgent", « vous m'appelez aujourd'hui ? », said of the request that was just filed. */
export const addsToFiled = (scene: Scene): boolean => {
  const { frame, before } = scene;
  const { filed, pending } = before;
  if (filed === undefined || pending !== undefined) return false;
  if (does(frame, 'callback', 'person')) return TIMED.has(filed) && filed !== 'move' && filed !== 'cancel';
  if (isUnderWay(scene)) return false;
  if (does(frame, 'late')) return filed === 'late';
  if (does(frame, 'move', 'cancel', 'message')) return false;
  if (frame.manner.isUrgent) return tellsMoreOf(scene, filed);
  const isSettled = hasBooked(scene) && filed !== 'callback' && filed !== 'late';
  return frame.clauses.length > 0 && !frame.manner.isQuestion && !isSettled && tellsMoreOf(scene, filed);
};

/** The name that was booked under last: the visitor's, or another, which only the team can change. */
export const bookedName = ({ before, state }: Scene): readonly Act[] => {
  const name = before.appointments.findLast(({ booked }) => booked !== undefined)?.bookedUnder;
  if (name === undefined) return [];
  return [{ kind: name === state.name ? 'booked_under' : 'name_stays', name }];
};
