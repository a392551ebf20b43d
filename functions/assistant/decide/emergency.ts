import type { Act } from '../acts.ts';
import { does, surelyDoes } from '../frame.ts';
import { wishesOf } from './absorb.ts';
import { asDraft, offerDraft } from './drafts.ts';
import { ownerAnswerToWhole } from './facts/owner-answers.ts';
import { apologise, file } from './lead.ts';
import { saidBefore, tellsMatter } from './said.ts';
import {
  hasContact,
  nothingAsked,
  phoneActs,
  precededBy,
  type Scene,
  step,
  type TurnStep,
  tellsContact,
  withState,
} from './scene.ts';

/**
 * The numbers to call, then what the owner wrote of emergencies. For an animal or a flood neither 911 nor a nurse helps: the
 * business does, and whom the owner named for when it is closed.
 */
const emergencyActs = (scene: Scene): readonly Act[] => {
  const own = ownerAnswerToWhole(scene.business, scene.frame);
  const inDanger = scene.frame.inDanger ?? scene.before.danger;
  if (inDanger === 'animal') return [{ kind: 'animal_emergency' }, ...phoneActs(scene), ...own];
  if (inDanger === 'property') return [{ kind: 'property_emergency' }, ...phoneActs(scene), ...own];
  return [{ kind: 'emergency' }, ...own];
};

/** The team learns of an emergency where its visitor can be reached. */
const told = async (scene: Scene): Promise<TurnStep> => {
  const acts = emergencyActs(scene);
  if (!scene.turn.consent || !hasContact(scene.state)) return step(scene, acts);
  const isMore = scene.before.filed === 'emergency';
  return precededBy(acts, await file(scene, asDraft('emergency', scene.frame.text), { isMore }));
};

/** Danger: whom to call, at once and with nothing else. It is kept in mind, and what is unhappy beside it too. */
export const emergency = (scene: Scene): Promise<TurnStep> | TurnStep => {
  const { frame } = scene;
  const alone = withState(scene, nothingAsked);
  if (!surelyDoes(frame, 'emergency')) return step(alone, emergencyActs(scene));
  const draft = does(frame, 'complaint') ? { draft: asDraft('complaint', frame.text) } : {};
  return told(withState(alone, { danger: frame.inDanger ?? 'person', ...draft }));
};

/** Asks to arrange or change an appointment after all. */
const arrangesElse = (scene: Scene): boolean =>
  scene.turn.slotId !== undefined ||
  does(scene.frame, 'cancel', 'move') ||
  wishesOf(scene).some(({ services }) => services.some(({ sure }) => sure === 'certain'));

/** "Can somebody come now?", « question?? c'est une urgence »: said of the emergency that was told before. */
const isStillUrgent = (scene: Scene): boolean =>
  scene.before.pending === undefined &&
  !arrangesElse(scene) &&
  (tellsMatter(scene) ||
    tellsContact(scene) ||
    scene.frame.manner.isUrgent === true ||
    does(scene.frame, 'callback', 'person', 'message', 'book'));

/** It was none: what is unhappy behind it is answered, and what was told is offered to the team where nothing else is asked. */
const takenBack = (scene: Scene): Promise<TurnStep> | TurnStep | undefined => {
  const { draft } = scene.before;
  const calm = withState(scene, { danger: undefined });
  if (draft?.matter === 'complaint') return apologise(calm, 'complaint');
  const isElse = scene.frame.asks.length > 0 || wishesOf(scene).length > 0 || tellsContact(scene);
  const said = saidBefore(scene);
  return isElse || said.length === 0 ? undefined : offerDraft(calm, asDraft('message', said.join('\n')));
};

/** What comes of an emergency, and of a message once one was told; `undefined` where it is about something else. */
export const inEmergency = (scene: Scene): Promise<TurnStep> | TurnStep | undefined => {
  if (does(scene.frame, 'emergency')) return emergency(scene);
  if (scene.frame.manner.isNoEmergency) return takenBack(scene);
  return isStillUrgent(scene) ? told(withState(scene, nothingAsked)) : undefined;
};
