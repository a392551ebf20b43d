import { does, type ServiceSaid, surelyDoes } from '../frame.ts';
import { wishesOf } from './absorb.ts';
import { givesUp, keepsOnlyBooked } from './giving-up.ts';
import { currentOf, type Scene, step, type TurnStep, taskDone, tellsContact } from './scene.ts';
import { hasBooked, isBare, isUnderWay } from './standing.ts';

/** Few move or cancel, and few leave a request: what does it is loaded by the first who do. */
const changes = () => import('./change.ts');
const requests = () => import('./lead.ts');

/** What is being arranged is given up; what is booked is told to stand. */
const drop = async (scene: Scene): Promise<TurnStep> =>
  hasBooked(scene)
    ? (await import('./keep-booked.ts')).tellKept(scene)
    : step(scene, [{ kind: 'dropped' }], taskDone(scene.state));

const correctContact = (scene: Scene): TurnStep => {
  const isEmail = does(scene.frame, 'wrong_email');
  const isBooking = currentOf(scene.before).chosen !== undefined;
  const draft = { matter: 'contact' as const, text: scene.frame.text };
  return step(scene, [{ kind: isEmail ? 'ask_email' : 'ask_phone' }], {
    ...(isEmail ? { email: undefined } : { phone: undefined }),
    ...(isBooking ? { pending: 'details' } : { pending: 'contact', draft }),
  });
};

/** "A manicure instead of the pedicure", said of a pedicure that is booked. */
const exchanges = (scene: Scene): boolean => {
  const { frame, before } = scene;
  const booked = before.appointments.flatMap(({ booked: done, wish }) => (done ? [wish.serviceId] : []));
  const isBooked = ({ id }: ServiceSaid): boolean => booked.includes(id);
  return (
    before.current === undefined &&
    frame.clauses.some(({ polarity, services }) => polarity === 'refused' && services.some(isBooked)) &&
    frame.clauses.some(
      ({ polarity, services }) => polarity === 'wanted' && services.length > 0 && !services.some(isBooked),
    )
  );
};

/** "Just the manicure", said while all of several are being moved: that one alone is. */
const movesOneOnly = ({ frame, before }: Scene): boolean =>
  currentOf(before).movesAll !== undefined &&
  frame.clauses.some(({ polarity, services }) => polarity === 'wanted' && services.length > 0);

/** A new time or person once the appointment is made is a wish to move it, unless another one is asked for. */
const wantsToMove = (scene: Scene): boolean => {
  const { frame, before } = scene;
  const wishes = wishesOf(scene);
  const isAnother = wishes.some(({ opens }) => opens);
  if (exchanges(scene) || movesOneOnly(scene)) return true;
  if (surelyDoes(frame, 'move') || (does(frame, 'move') && !isAnother)) return !isUnderWay(scene);
  return (
    hasBooked(scene) &&
    !surelyDoes(frame, 'message', 'callback', 'person') &&
    before.current === undefined &&
    wishes.some(({ when, polarity, persons }) => when || (polarity === 'wanted' && persons.length > 0)) &&
    wishes.every(({ services, people }) => services.length === 0 && people === undefined) &&
    !isAnother &&
    !does(frame, 'book', 'another_appointment')
  );
};

/** Another name, or whom it is for, told once the appointment is made. */
const renamesBooked = ({ before, state }: Scene): boolean =>
  state.name !== before.name || state.guest !== before.guest;

/** A name or a contact told once the appointment is made, and nothing else asked for. */
export const correctsBooked = (scene: Scene): boolean =>
  (tellsContact(scene) || renamesBooked(scene)) &&
  hasBooked(scene) &&
  scene.before.current === undefined &&
  scene.frame.clauses.length === 0;

/** Who they are or how they are reached, told otherwise than in the request that was just filed. */
const correctsFiled = ({ before, state, frame }: Scene): boolean =>
  before.filed !== undefined &&
  before.pending === undefined &&
  before.current === undefined &&
  frame.clauses.length + frame.asks.length === 0 &&
  !surelyDoes(frame, 'callback', 'person', 'message') &&
  (['name', 'email', 'phone'] as const).some((field) => state[field] !== before[field]);

/** What else than an appointment a message asks for, begun: a change, a request, a correction. */
export const startTask = (scene: Scene): Promise<TurnStep> | TurnStep | undefined => {
  const { frame } = scene;
  const isCancelled = does(frame, 'cancel') && hasBooked(scene);
  if ((givesUp(scene) && !isCancelled) || keepsOnlyBooked(scene)) return drop(scene);
  if (does(frame, 'cancel') && !does(frame, 'move'))
    return isUnderWay(scene) && isBare(scene) && !hasBooked(scene)
      ? drop(scene)
      : changes().then(({ change }) => change(scene, 'cancel'));
  if (wantsToMove(scene)) return changes().then(({ change }) => change(scene, 'move'));
  if (surelyDoes(frame, 'wrong_email', 'wrong_phone') && !tellsContact(scene)) return correctContact(scene);
  // "My number is actually …" asks for no call.
  const isCorrected = correctsBooked(scene) && !surelyDoes(frame, 'callback', 'person', 'message');
  if (isCorrected) return requests().then(({ passCorrection }) => passCorrection(scene));
  if (correctsFiled(scene)) {
    const { guess: _guess, ...said } = frame;
    return requests().then(({ passCorrection }) => passCorrection({ ...scene, frame: said }));
  }
  if (does(frame, 'callback', 'person')) return requests().then(({ startCallback }) => startCallback(scene));
  if (does(frame, 'message') && frame.clauses.every(({ services }) => services.length === 0))
    return requests().then(({ startMessage }) => startMessage(scene));
  return correctsBooked(scene) ? requests().then(({ passCorrection }) => passCorrection(scene)) : undefined;
};
