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
import { keepWho, type Remarked } from './remarks.ts';
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
import { addsToFiled, asksMore, hasBooked, isBare, isUnderWay } from './standing.ts';

/** Few move or cancel, and few leave a request: what does it is loaded by the first who do. */
const changes = () => import('./change.ts');
const requests = () => import('./lead.ts');
const offers = () => import('./answer-offer.ts');

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
const notes = () => import('./remarks.ts');

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
        (frame.manner.agrees && does(frame, 'yes')) ||
        (does(frame, 'yes', 'no') && isBare(scene) && !asksMore(scene))
        ? offers().then(({ answerOffer }) => answerOffer(scene, goesOn))
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
  const wishes = wishesOf(scene);
  const isAnother = wishes.some(({ opens }) => opens);
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

/** Most messages tell nothing beside what they wish and ask: what keeps it is loaded by the first that does. */
const remarked = async (scene: Scene, facts: readonly Act[], isBooking: boolean): Promise<Remarked> =>
  scene.frame.remarks.length > 0 || facts.some(({ kind }) => kind === 'unknown')
    ? (await notes()).keepRemarks(scene, facts, isBooking)
    : { scene, acts: facts };

/** What neither wishes nor asks: talk, and what is told for the team where an appointment is being arranged. */
const talk = async (scene: Scene): Promise<TurnStep> => {
  const { frame } = scene;
  const isTelling = frame.remarks.length > 0 && !does(frame, 'pause', 'help', 'insult');
  if (!isTelling) return (await talks()).smallTalk(scene);
  const { scene: kept, acts } = await remarked(scene, [], true);
  const noted: Act = { kind: 'remarks_kept' };
  const others = acts.filter(({ kind }) => kind !== 'remarks_kept');
  if (isArranging(scene)) return (await resuming()).resume(kept, [...others, noted]);
  return { ...(await talks()).smallTalk(scene), ...(hasBooked(scene) ? { state: kept.state } : {}) };
};

const bookingOrTalk = async (scene: Scene): Promise<TurnStep> => {
  const { scene: told, acts: lengths } = withLength(await absorbWish(scene));
  const facts = [...lengths, ...(await factsAsked(told))];
  const isBooking = wantsBooking(told);
  if (!isBooking && facts.length === 0) return talk(told);
  const { scene: kept, acts } = await remarked(told, facts, isBooking || isArranging(told));
  if (!isBooking) return (await resuming()).resume(kept, acts);
  const booking = withState(kept, { draft: undefined, cancels: undefined });
  const next = await bookingStep(booking);
  return precededBy(
    [...strangerActs(booking), ...listedOnce(acts, next.acts), ...plannedActs(booking)],
    next,
  );
};

/** What was told beside an answer or a task waits for what the team is given next, unless a request holds it already. */
const keptBeside = async (scene: Scene, next: TurnStep): Promise<TurnStep> => {
  const { draft, pending, current } = next.state;
  const isPassedOn = next.lead !== undefined || (draft !== undefined && pending !== 'which_booking');
  const isOver = pending === undefined && current === undefined && !hasBooked(scene);
  if (isPassedOn || isOver || scene.frame.remarks.length === 0) return next;
  const { scene: kept, acts } = await remarked({ ...scene, state: next.state }, [], true);
  return precededBy(acts, { ...next, state: kept.state });
};

/** What a message begins, or goes on with, where it answers nothing that was asked. */
const goesOn = async (scene: Scene): Promise<TurnStep> => {
  const task = startTask(scene);
  if (!task) return bookingOrTalk(scene);
  const facts = await factsAsked(scene);
  const next = await task;
  const isPassedOn = next.lead !== undefined || next.state.pending === 'contact';
  // A visitor who asks for a person is not asking whether a machine answers, and what is passed on needs no answer here.
  const told = facts.filter(({ kind }) => kind !== 'identity' && !(isPassedOn && kind === 'unknown'));
  return precededBy(told, await keptBeside(scene, next));
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
  if (addsToFiled(scene)) return requests().then(({ addToFiled }) => addToFiled(scene));
  if (before.pending !== 'message' && does(frame, 'late'))
    return precededBy(
      await factsAsked(scene),
      await requests().then(({ apologise }) => apologise(scene, 'late')),
    );
  const kept = hasBooked(scene) ? await (await keeping()).keepBooked(scene) : undefined;
  if (kept) return precededBy(frame.asks.length > 0 ? await factsAsked(scene) : [], kept);
  if (leaves(scene)) return step(scene, [{ kind: 'bye' }], taskDone(scene.state));
  const answered = await answerPending(scene);
  return answered ? keptBeside(scene, answered) : goesOn(scene);
};

/** Nothing is being arranged any more that what was told could go with, and nothing else is asked. */
const isForTheTeam = (scene: Scene, { state, acts, booking }: TurnStep): boolean =>
  (state.remarks?.length ?? 0) > 0 &&
  state.pending === undefined &&
  state.current === undefined &&
  booking === undefined &&
  (hasBooked(scene) || acts.some(({ kind }) => kind === 'cancelled'));

/**
 * Decides what one message comes to; what was asked besides is answered first, in the same reply. A contact told once
 * the appointment is made is passed on, another that takes the place of one told before is said back.
 */
export const dialogue = async (heard: Scene): Promise<TurnStep> => {
  const told = absorbSms(keepWho(absorbContact(heard)));
  const scene = hasBooked(told) ? (await rereading()).onceBooked(told) : told;
  const given = await withSms(scene, await decided(scene));
  const step = isForTheTeam(scene, given) ? (await notes()).offerRemarks(given) : given;
  return correctsBooked(scene) ? step : precededBy(changedContact(scene), step);
};
