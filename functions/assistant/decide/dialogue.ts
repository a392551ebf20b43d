import type { Act } from '../acts.ts';
import type { State } from '../conversation.ts';
import { does, type Frame, surelyDoes } from '../frame.ts';
import { absorbContact, absorbWish, changedContact, wishesOf } from './absorb.ts';
import { asksAgain } from './asked-again.ts';
import { listedOnce, plannedActs, strangerActs } from './beside-booking.ts';
import { bookAgain, bookingStep } from './booking.ts';
import { givesUp, keepsOnlyBooked } from './giving-up.ts';
import { withLength } from './length.ts';
import { movedInstead } from './moved-instead.ts';
import { keepRemarks, keepWho, saidBeside } from './remarks.ts';
import {
  currentOf,
  precededBy,
  type Scene,
  step,
  type TurnStep,
  taskDone,
  tellsBadContact,
  tellsContact,
  tellsName,
  withState,
} from './scene.ts';
import { absorbSms, withSms } from './sms.ts';
import { asksMore, hasBooked, isBare, isUnderWay } from './standing.ts';

/** Few move or cancel, and few leave a request: what does it is loaded by the first who do. */
const changes = () => import('./change.ts');
const requests = () => import('./lead.ts');

/** What is said once something is booked is read by it: loaded by the first message after that. */
const rereading = () => import('./once-booked.ts');
const keeping = () => import('./keep-booked.ts');

/** A yes or a choice beside which more is asked for. */
const agreedFirst = async (scene: Scene): Promise<TurnStep | undefined> => {
  const { frame } = scene;
  const isBesides = isUnderWay(scene) && does(frame, 'callback', 'person', 'message');
  if (!frame.agreesFirst && !isBesides) return undefined;
  const { agreeFirst } = await import('./agree-first.ts');
  return agreeFirst(scene, bookingOrTalk, decided);
};

/** What neither books nor asks is talked with, and what only asks goes on from its answers: loaded by whoever does. */
const talks = () => import('./small-talk.ts');
const resuming = () => import('./resume.ts');

/** What is asked and can be answered; whoever only wishes an appointment waits for nothing that answers. */
const factsAsked = async (scene: Scene): Promise<readonly Act[]> => {
  const { asks, entry, near = [] } = scene.frame;
  if (asks.length === 0 && entry === undefined && near.length === 0) return [];
  const facts = await import('./facts/facts.ts');
  return facts.factsAsked(scene);
};

/** Words that move an appointment already being arranged along. */
const continuesBooking = (scene: Scene): boolean => {
  const { frame, before } = scene;
  if (before.current === undefined || before.pending === undefined) return false;
  const isContact = tellsContact(scene) || tellsBadContact(scene) || tellsName(scene);
  const isOnOffer = currentOf(before).offered.length > 0 || before.pending === 'service';
  const isChoice = frame.choice !== undefined || does(frame, 'others', 'earlier', 'later');
  return isContact || does(frame, 'yes', 'no') || (isOnOffer && isChoice);
};

/** "My appointments?" asks for no new one. */
const asksToBook = ({ frame }: Scene): boolean =>
  does(frame, 'another_appointment') ||
  (does(frame, 'book') && !frame.asks.some(({ topic }) => topic === 'my_appointment'));

const wantsBooking = (scene: Scene): boolean =>
  asksToBook(scene) ||
  wishesOf(scene).length > 0 ||
  scene.isWishNew ||
  (scene.before.pending === 'time' && scene.frame.residue.some(({ isAboutTime }) => isAboutTime)) ||
  continuesBooking(scene);

/** Goes, and says nothing else; who was asked to agree to something is asked once more. */
const leaves = (scene: Scene): boolean => {
  const { frame, before } = scene;
  const isToAgree =
    before.pending === 'confirm' || before.pending === 'cancel' || before.pending === 'details';
  return does(frame, 'bye') && !isToAgree && isBare(scene) && !frame.choice && frame.asks.length === 0;
};

/** What is being arranged is given up; what is booked is told to stand. */
const drop = async (scene: Scene): Promise<TurnStep> =>
  hasBooked(scene)
    ? (await keeping()).tellKept(scene)
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

/** "I'd rather not leave my number, what's yours?" */
const refusesContact = (frame: Frame): boolean =>
  does(frame, 'no') && frame.asks.every(({ topic }) => topic === 'phone');

/** What the last question was about comes first, unless the message is plainly about something else. */
const answerPending = (scene: Scene): Promise<TurnStep | undefined> | TurnStep | undefined => {
  const { frame, before } = scene;
  const isOther = frame.asks.length > 0 || wishesOf(scene).length > 0;
  switch (before.pending) {
    case 'message':
      return requests().then(({ takeMessage }) => takeMessage(scene));
    case 'contact':
      return tellsContact(scene) || !isOther || refusesContact(frame)
        ? requests().then(({ takeContact }) => takeContact(scene))
        : undefined;
    case 'offer':
      return tellsContact(scene) ||
        asksAgain(scene) ||
        (does(frame, 'yes', 'no') && isBare(scene) && !asksMore(scene))
        ? requests().then(({ answerOffer }) => answerOffer(scene))
        : undefined;
    case 'cancel':
      return changes().then(({ answerCancel }) => answerCancel(scene));
    case 'which_booking':
      return frame.choice || frame.clauses.length > 0
        ? changes().then(({ chooseBooking }) => chooseBooking(scene))
        : undefined;
    case 'look':
      return does(frame, 'no') && isBare(scene) && frame.asks.length === 0
        ? step(scene, [{ kind: 'anything_else' }], taskDone(scene.state))
        : undefined;
    case 'service':
    case 'time':
    case 'slot':
    case 'details':
    case 'confirm':
    case undefined:
      return undefined;
  }
};

/** A new time or person once the appointment is made is a wish to move it, unless another one is asked for. */
const wantsToMove = (scene: Scene): boolean => {
  const { frame, before } = scene;
  if (does(frame, 'move')) return !isUnderWay(scene);
  const wishes = wishesOf(scene);
  return (
    hasBooked(scene) &&
    before.current === undefined &&
    wishes.some(({ when, polarity, persons }) => when || (polarity === 'wanted' && persons.length > 0)) &&
    wishes.every(({ services, opens, people }) => services.length === 0 && !opens && people === undefined) &&
    !does(frame, 'book', 'another_appointment')
  );
};

/** Another name, or whom it is for, told once the appointment is made. */
const renamesBooked = ({ before, state }: Scene): boolean =>
  state.name !== before.name || state.guest !== before.guest;

/** A name or a contact told once the appointment is made, and nothing else asked for. */
const correctsBooked = (scene: Scene): boolean =>
  (tellsContact(scene) || renamesBooked(scene)) &&
  hasBooked(scene) &&
  scene.before.current === undefined &&
  scene.frame.clauses.length === 0;

const startTask = (scene: Scene): Promise<TurnStep> | TurnStep | undefined => {
  const { frame } = scene;
  const isCancelled = does(frame, 'cancel') && hasBooked(scene);
  if ((givesUp(scene) && !isCancelled) || keepsOnlyBooked(scene)) return drop(scene);
  if (does(frame, 'cancel') && !does(frame, 'move'))
    return isUnderWay(scene) && isBare(scene) && !hasBooked(scene)
      ? drop(scene)
      : changes().then(({ change }) => change(scene, 'cancel'));
  if (wantsToMove(scene)) return changes().then(({ change }) => change(scene, 'move'));
  if (surelyDoes(frame, 'wrong_email', 'wrong_phone') && !tellsContact(scene)) return correctContact(scene);
  if (does(frame, 'callback', 'person')) return requests().then(({ startCallback }) => startCallback(scene));
  if (does(frame, 'message') && frame.clauses.every(({ services }) => services.length === 0))
    return requests().then(({ startMessage }) => startMessage(scene));
  return correctsBooked(scene) ? requests().then(({ passCorrection }) => passCorrection(scene)) : undefined;
};

const OF_BOOKING: ReadonlySet<State['pending']> = new Set([
  'service',
  'time',
  'slot',
  'details',
  'confirm',
] as const);

/** An appointment is being arranged: with it the team reads what could not be answered meanwhile. */
const isArranging = ({ before: { current, pending } }: Scene): boolean =>
  current !== undefined && OF_BOOKING.has(pending);

const bookingOrTalk = async (scene: Scene): Promise<TurnStep> => {
  const { scene: told, acts: lengths } = withLength(absorbWish(scene));
  const facts = [...lengths, ...(await factsAsked(told))];
  const isBooking = wantsBooking(told);
  if (!isBooking && facts.length === 0) return (await talks()).smallTalk(told);
  const remarked = keepRemarks(told, facts, isBooking || isArranging(told));
  if (!isBooking) return (await resuming()).resume(remarked.scene, remarked.acts);
  const booking = withState(remarked.scene, { draft: undefined, cancels: undefined });
  const next = await bookingStep(booking);
  return precededBy(
    [...strangerActs(booking), ...listedOnce(remarked.acts, next.acts), ...plannedActs(booking)],
    next,
  );
};

const decided = async (heard: Scene): Promise<TurnStep> => {
  const scene = movedInstead(heard);
  const { frame, before } = scene;
  if (does(frame, 'emergency')) return requests().then(({ emergency }) => emergency(scene));
  if (scene.turn.slotId !== undefined) return bookAgain(scene) ?? bookingStep(scene);
  const agreed = await agreedFirst(scene);
  if (agreed) return agreed;
  if (before.pending !== 'message' && does(frame, 'complaint'))
    return requests().then(({ apologise }) => apologise(scene, 'complaint'));
  if (before.pending !== 'message' && does(frame, 'late'))
    return precededBy(
      await factsAsked(scene),
      await requests().then(({ apologise }) => apologise(scene, 'late')),
    );
  const kept = hasBooked(scene) ? await (await keeping()).keepBooked(scene) : undefined;
  if (kept) return precededBy(await factsAsked(scene), kept);
  if (leaves(scene)) return step(scene, [{ kind: 'bye' }], taskDone(scene.state));
  const answered = await answerPending(scene);
  if (answered) return saidBeside(scene, answered);
  const task = startTask(scene);
  if (!task) return bookingOrTalk(scene);
  const facts = await factsAsked(scene);
  // A visitor who asks for a person is not asking whether a machine answers.
  return precededBy(
    facts.filter(({ kind }) => kind !== 'identity'),
    saidBeside(scene, await task),
  );
};

/**
 * Decides what one message comes to; what was asked besides is answered first, in the same reply. A contact told once
 * the appointment is made is passed on, another that takes the place of one told before is said back.
 */
export const dialogue = async (heard: Scene): Promise<TurnStep> => {
  const told = absorbSms(keepWho(absorbContact(heard)));
  const scene = hasBooked(told) ? (await rereading()).onceBooked(told) : told;
  const step = await withSms(scene, await decided(scene));
  return correctsBooked(scene) ? step : precededBy(changedContact(scene), step);
};
