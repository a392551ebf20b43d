import { does } from '../frame.ts';
import type { SpeechAct } from '../speech-acts.ts';
import { absorbContact, changedContact } from './absorb.ts';
import { answerPending } from './answer-pending.ts';
import { bookAgain, bookingStep } from './booking.ts';
import { bookingOrTalk, factsAsked, remarked } from './booking-or-talk.ts';
import { farewell } from './farewell.ts';
import { movedInstead } from './moved-instead.ts';
import { keepWho } from './remarks.ts';
import { precededBy, type Scene, step, type TurnStep, taskDone } from './scene.ts';
import { addsToFiled, hasBooked, isBare, isUnderWay } from './standing.ts';
import { correctsBooked, startTask } from './start-task.ts';

/** What is booked stays; what is asked besides is answered first, or may be passed on. */
const withAsked = async (scene: Scene, kept: TurnStep): Promise<TurnStep> => {
  const facts = scene.frame.asks.length > 0 ? await factsAsked(scene) : [];
  if (!facts.some(({ kind }) => kind === 'unknown')) return precededBy(facts, kept);
  const { offerToPassOn } = await import('./drafts.ts');
  return offerToPassOn({ ...scene, state: kept.state }, [...kept.acts, ...facts], 'question');
};

/** Few leave a request: what does it is loaded by the first who do. */
const requests = () => import('./lead.ts');

/** A yes or a choice beside which more is asked for. */
const agreedFirst = async (scene: Scene): Promise<TurnStep | undefined> => {
  const { frame } = scene;
  const isBesides = isUnderWay(scene) && does(frame, 'callback', 'person', 'message');
  if (!frame.agreesFirst && !isBesides) return undefined;
  const { agreeFirst } = await import('./agree-first.ts');
  return agreeFirst(scene, bookingOrTalk, decided);
};

/** Goes, and says nothing else; who was asked to agree to something is asked once more. */
const leaves = (scene: Scene): boolean => {
  const { frame, before } = scene;
  const isToAgree =
    before.pending === 'confirm' || before.pending === 'cancel' || before.pending === 'details';
  return does(frame, 'bye') && !isToAgree && isBare(scene) && !frame.choice && frame.asks.length === 0;
};

/** What was told beside an answer or a task waits for what the team is given next, unless a request holds it already. */
const keptBeside = (scene: Scene, next: TurnStep): TurnStep => {
  const { draft, pending, current } = next.state;
  const isPassedOn = next.lead !== undefined || (draft !== undefined && pending !== 'which_booking');
  const isOver = pending === undefined && current === undefined && !hasBooked(scene);
  if (isPassedOn || isOver || scene.frame.remarks.length === 0) return next;
  const { scene: kept, acts } = remarked({ ...scene, state: next.state }, [], true);
  return precededBy(acts, { ...next, state: kept.state });
};

/** Said with it: "is there a later slot?", "thanks, anything else, earlier?" */
const BESIDE_TIMES: ReadonlySet<SpeechAct> = new Set(['thank', 'others', 'book']);

/** "Is there nothing sooner?", said of what is booked, and nothing else. */
const besideBookedTimes = async (scene: Scene): Promise<TurnStep | undefined> => {
  const { frame, before } = scene;
  const way = does(frame, 'earlier') ? 'earlier' : does(frame, 'later') ? 'later' : undefined;
  const isElse = frame.acts.some((act) => act !== way && !BESIDE_TIMES.has(act));
  if (!way || isElse || before.current !== undefined || !isBare(scene) || frame.asks.length > 0)
    return undefined;
  return (await import('./sooner.ts')).soonerOrLater(scene, way);
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
  return precededBy(told, keptBeside(scene, next));
};

/** An emergency is not forgotten until its visitor says that it is none. */
const urgent = async (scene: Scene): Promise<TurnStep | undefined> =>
  does(scene.frame, 'emergency') ||
  scene.before.danger !== undefined ||
  scene.before.draft?.matter === 'emergency'
    ? (await import('./emergency.ts')).inEmergency(scene)
    : undefined;

/** Whoever wants no appointment is told of none. */
const asksOnly = async (scene: Scene): Promise<TurnStep | undefined> =>
  does(scene.frame, 'only_asks') || scene.before.onlyAsks
    ? (await import('./only-asks.ts')).onlyAsks(scene)
    : undefined;

const decided = async (heard: Scene): Promise<TurnStep> => {
  const first = await urgent(heard);
  if (first) return first;
  const scene = movedInstead(heard);
  const { frame, before } = scene;
  if (scene.turn.slotId !== undefined) return bookAgain(scene) ?? bookingStep(scene);
  const agreed = (await asksOnly(scene)) ?? (await agreedFirst(scene));
  if (agreed) return agreed;
  if (before.pending !== 'message' && does(frame, 'complaint'))
    return requests().then(({ apologise }) => apologise(scene, 'complaint'));
  if (addsToFiled(scene)) return requests().then(({ addToFiled }) => addToFiled(scene));
  if (before.pending !== 'message' && does(frame, 'late'))
    return precededBy(
      await factsAsked(scene),
      await requests().then(({ apologise }) => apologise(scene, 'late')),
    );
  const kept = hasBooked(scene) ? await (await import('./keep-booked.ts')).keepBooked(scene) : undefined;
  if (kept) return keptBeside(scene, await withAsked(scene, kept));
  const near = hasBooked(scene) ? await besideBookedTimes(scene) : undefined;
  if (near) return near;
  if (leaves(scene)) return step(scene, [farewell(scene)], taskDone(scene.state));
  const answered = await answerPending(scene, goesOn);
  return answered ? keptBeside(scene, answered) : goesOn(scene);
};

/** Nothing is being arranged any more that what was told could go with, and nothing is to be agreed to. */
const isForTheTeam = (scene: Scene, { state, acts, booking }: TurnStep): boolean =>
  (state.remarks?.length ?? 0) > 0 &&
  (state.pending ?? 'offer') === 'offer' &&
  state.current === undefined &&
  booking === undefined &&
  (hasBooked(scene) || acts.some(({ kind }) => kind === 'cancelled'));

/** Where nobody sends SMS, and none were spoken of, nothing is loaded for them. */
const speaksOfSms = ({ business, before, frame }: Scene): boolean =>
  business.smsConsent !== null || before.sms !== undefined || frame.sms !== undefined;

/**
 * Decides what one message comes to; what was asked besides is answered first, in the same reply. A contact told once
 * the appointment is made is passed on, another that takes the place of one told before is said back.
 */
export const dialogue = async (heard: Scene): Promise<TurnStep> => {
  const sms = speaksOfSms(heard) ? await import('./sms.ts') : undefined;
  const known = keepWho(absorbContact(heard));
  const told = sms?.absorbSms(known) ?? known;
  const scene = hasBooked(told) ? (await import('./once-booked.ts')).onceBooked(told) : told;
  const next = await decided(scene);
  const given = sms ? await sms.withSms(scene, next) : next;
  const step = isForTheTeam(scene, given)
    ? await (await import('./note-remarks.ts')).noteRemarks(scene, given)
    : given;
  return correctsBooked(scene) ? step : precededBy(changedContact(scene), step);
};
