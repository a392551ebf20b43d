import type { Intent } from '../hear/intents.ts';
import { absorb, asksWhen } from './absorb.ts';
import { bookingStep } from './booking-step.ts';
import { factsAsked } from './facts.ts';
import * as lead from './lead-step.ts';
import { resume } from './resume.ts';
import { precededBy, reply, type Scene, type Step, taskDone } from './scene.ts';
import { smallTalk } from './small-talk.ts';

const hasContactHeard = ({ heard }: Scene): boolean => heard.email !== undefined || heard.phone !== undefined;

const wants = ({ heard }: Scene, ...intents: readonly Intent[]): boolean =>
  intents.some((intent) => heard.intents.has(intent));

const asksFacts = (scene: Scene): boolean => factsAsked(scene).length > 0;

const answersOffer = (scene: Scene): boolean => {
  const { heard, state } = scene;
  const { ordinal, bareNumber } = heard.choice;
  const isChoice = ordinal !== undefined || bareNumber !== undefined;
  return (
    (state.offered.length > 0 || state.pending === 'service') &&
    (isChoice || wants(scene, 'other', 'earlier'))
  );
};

/** Words that move a booking already under way along. */
const continuesBooking = (scene: Scene): boolean => {
  const { heard, before } = scene;
  if (before.task !== 'book') return false;
  const isDetail = hasContactHeard(scene) || heard.badEmail !== undefined || heard.badPhone !== undefined;
  const isNamed = scene.state.name !== before.name;
  const isYesOrNo = wants(scene, 'yes', 'no') && before.pending !== undefined;
  const isAnyService = before.pending === 'service' && wants(scene, 'any-service');
  return isDetail || isNamed || isYesOrNo || isAnyService;
};

/** Names a person, or lets go of the one named before. */
const asksForSomebody = ({ heard, before }: Scene): boolean =>
  heard.personId !== undefined || (heard.anyone && before.personId !== undefined);

const wantsBooking = (scene: Scene): boolean => {
  const { heard, before } = scene;
  if (scene.turn.slotId !== undefined || wants(scene, 'book', 'availability', 'second-booking')) return true;
  if (asksForSomebody(scene) || asksWhen(heard) || answersOffer(scene) || continuesBooking(scene))
    return true;
  const namesService = heard.serviceIds.length > 0 || scene.state.serviceId !== before.serviceId;
  return namesService && !asksFacts(scene);
};

const isBookingUnderWay = ({ before }: Scene): boolean =>
  before.task === 'book' &&
  before.bookedSlotId === undefined &&
  (before.offered.length > 0 || before.chosen !== undefined);

const manageLink = (scene: Scene): Step => {
  const { say, business, heard } = scene;
  return reply(scene, [say.manage(business.policy.cutOffHours), say.noLink], {
    task: 'message',
    pending: 'offer',
    draft: heard.text,
  });
};

const drop = (scene: Scene): Step => reply(scene, [scene.say.dropped], { ...taskDone });

const correctContact = (scene: Scene): Step => {
  const isEmail = wants(scene, 'wrong-email');
  const cleared = isEmail ? { email: undefined } : { phone: undefined };
  const pending = scene.before.chosen ? ('details' as const) : ('contact' as const);
  const task = scene.before.chosen ? {} : { task: 'message' as const, draft: scene.say.correctionDraft };
  return reply(scene, [isEmail ? scene.say.newEmail : scene.say.newPhone], { ...cleared, ...task, pending });
};

const isBare = (scene: Scene): boolean =>
  !asksWhen(scene.heard) && scene.heard.serviceIds.length === 0 && !hasContactHeard(scene);

/** What the last question was about comes first, unless the message is plainly about something else. */
const answerPending = (scene: Scene): Promise<Step> | undefined => {
  const { before } = scene;
  if (before.pending === 'message') return lead.takeMessage(scene);
  if (before.pending === 'contact' && (hasContactHeard(scene) || !wantsBooking(scene))) {
    return asksFacts(scene) && !hasContactHeard(scene) ? undefined : lead.takeContact(scene);
  }
  const isAnswered = hasContactHeard(scene) || (wants(scene, 'yes', 'no') && isBare(scene));
  return before.pending === 'offer' && isAnswered ? lead.answerOffer(scene) : undefined;
};

/** "No" to "shall I look for a time?". */
const declinesToLook = (scene: Scene): boolean =>
  wants(scene, 'no') && scene.before.pending === 'slot' && scene.before.offered.length === 0 && isBare(scene);

const startTask = (scene: Scene): Promise<Step> | Step | undefined => {
  const { before } = scene;
  const isUnderWay = isBookingUnderWay(scene);
  if (wants(scene, 'drop') && isBare(scene)) return drop(scene);
  if (declinesToLook(scene)) return reply(scene, [scene.say.anythingElse], taskDone);
  if (wants(scene, 'cancel') && isUnderWay && isBare(scene)) return drop(scene);
  if (wants(scene, 'cancel') || (wants(scene, 'move') && !isUnderWay)) return manageLink(scene);
  if (wants(scene, 'wrong-email', 'wrong-phone') && !hasContactHeard(scene)) return correctContact(scene);
  if (wants(scene, 'person')) return lead.startCallback(scene);
  if (wants(scene, 'message') && scene.heard.serviceIds.length === 0) return lead.startMessage(scene);
  const isCorrection =
    hasContactHeard(scene) && before.bookedSlotId !== undefined && before.task === undefined;
  return isCorrection && !wants(scene, 'book', 'availability') && !asksWhen(scene.heard)
    ? lead.passCorrection(scene)
    : undefined;
};

/** A new time once the appointment is made is a wish to move it, unless another one is asked for. */
const wantsToMove = (scene: Scene): boolean =>
  scene.before.bookedSlotId !== undefined &&
  scene.before.task === undefined &&
  scene.turn.slotId === undefined &&
  asksWhen(scene.heard) &&
  scene.heard.serviceIds.length === 0 &&
  !wants(scene, 'book', 'availability', 'second-booking');

const isIdentityQuestion = (scene: Scene): boolean => wants(scene, 'identity') && isBare(scene);

/** Decides what one message comes to. What was asked besides is answered first, in the same reply. */
export const dialogue = async (arrived: Scene): Promise<Step> => {
  const scene = absorb(arrived);
  if (scene.turn.slotId !== undefined) return bookingStep(scene);
  const pending = answerPending(scene);
  if (pending) return pending;
  const facts = factsAsked(scene);
  const task = isIdentityQuestion(scene) ? undefined : startTask(scene);
  if (task) return task;
  if (wantsToMove(scene)) return manageLink(scene);
  if (wantsBooking(scene)) return precededBy(facts, await bookingStep(scene));
  return facts.length > 0 ? resume(scene, facts) : smallTalk(scene);
};
