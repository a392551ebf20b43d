import type { Matter } from '../../../shared/domain/matter.ts';
import type { Act } from '../acts.ts';
import { does } from '../frame.ts';
import { offerMore, offerToPassOn } from './drafts.ts';
import { farewell } from './farewell.ts';
import { resume } from './resume.ts';
import { type Scene, step, type TurnStep, tellsContact, tellsName, withState } from './scene.ts';
import { bookedName, hasBooked } from './standing.ts';

const MISSES_BEFORE_OFFER = 2;
/** A courtesy with more words than that wants something else too. */
const LONGEST_COURTESY = 5;

const isShort = ({ frame }: Scene): boolean => frame.wordCount <= LONGEST_COURTESY;

const isOpen = ({ state }: Scene): boolean =>
  state.pending !== undefined && state.pending !== 'offer' && state.pending !== 'look';

/** More words than thanks have, and a question mark. */
const LONGEST_THANKS = 3;

/** "Thanks. How do we pay?": something is asked that nobody heard. */
const asksUnheard = ({ frame }: Scene): boolean =>
  frame.manner.isQuestion === true && frame.asks.length === 0 && frame.wordCount > LONGEST_THANKS;

/** "That's it" is neither a yes nor a no to what is to be booked or cancelled: it would be dropped in silence. */
const isToAgree = ({ state: { pending } }: Scene): boolean =>
  pending === 'confirm' || pending === 'cancel' || pending === 'details';

/** Requests that a few more words belong to: "same time", said of an appointment to be moved. */
const TOLD_ON: ReadonlySet<Matter | undefined> = new Set<Matter | undefined>([
  'message',
  'move',
  'cancel',
  'late',
  'complaint',
]);

/** Two messages in a row that meant nothing to us, or a question: a person should read it. */
const notUnderstood = (scene: Scene): TurnStep => {
  const { pending, draft: offered } = scene.before;
  if (pending === 'offer' && TOLD_ON.has(offered?.matter)) return offerMore(scene);
  const misses = scene.state.misses + 1;
  const counted = withState(scene, { misses });
  const act: Act = { kind: 'not_understood', misses };
  if (isOpen(scene)) return { ...resume(counted, [act]) };
  const isQuestion = scene.frame.manner.isQuestion || !isShort(scene);
  if (misses >= MISSES_BEFORE_OFFER || isQuestion) return offerToPassOn(counted, [act], 'question');
  const draft = { matter: 'question' as const, text: scene.frame.text };
  return step(counted, [act], { draft });
};

/** Thanks once an appointment is booked, or a no to "anything else?": nothing more is wanted. */
const isOver = (scene: Scene): boolean => {
  const { frame, before } = scene;
  if (isOpen(scene) || before.current !== undefined) return false;
  const isThanked = does(frame, 'thank') && (hasBooked(scene) || does(frame, 'no'));
  return isThanked || (does(frame, 'no') && before.pending === undefined && before.greeted && isShort(scene));
};

const courtesy = (scene: Scene): TurnStep | undefined => {
  const { frame } = scene;
  if (hasBooked(scene) && does(frame, 'thank') && !does(frame, 'bye', 'no') && asksUnheard(scene))
    return undefined;
  if (does(frame, 'bye')) return isToAgree(scene) ? resume(scene, []) : step(scene, [farewell(scene)]);
  if (isOver(scene)) return step(scene, [farewell(scene)]);
  if (does(frame, 'thank')) return isOpen(scene) ? resume(scene, []) : step(scene, [{ kind: 'thanks' }]);
  if (does(frame, 'greet') && isShort(scene))
    return isOpen(scene) ? resume(scene, []) : step(scene, [{ kind: 'capabilities' }]);
  const isYesOrNo = does(frame, 'yes', 'no') && isShort(scene);
  if (!isYesOrNo) return undefined;
  return isOpen(scene) ? resume(scene, []) : step(scene, [{ kind: 'anything_else' }]);
};

/** A name or a contact alone; of what is booked it is told which name it bears. */
const introduced = (scene: Scene): TurnStep => {
  const named = tellsName(scene) && scene.before.current === undefined ? bookedName(scene) : [];
  return step(scene, named.length > 0 ? named : [{ kind: 'noted' }]);
};

/** What is neither a question the records answer nor a task: courtesies, and what was not understood. */
export const smallTalk = (scene: Scene): TurnStep => {
  const { frame, language } = scene;
  if (frame.asksLanguage) {
    const act: Act = { kind: 'in_this_language', language };
    return isOpen(scene) ? resume(scene, [act]) : step(scene, [act, { kind: 'capabilities' }]);
  }
  if (does(frame, 'insult')) return resume(scene, [{ kind: 'calm' }]);
  if (does(frame, 'pause')) return resume(scene, [{ kind: 'take_your_time' }]);
  if (does(frame, 'help')) return resume(scene, [{ kind: 'capabilities' }]);
  return (
    courtesy(scene) ?? (tellsName(scene) || tellsContact(scene) ? introduced(scene) : notUnderstood(scene))
  );
};
