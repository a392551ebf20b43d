import type { Act } from '../acts.ts';
import type { LeadDraft } from '../conversation.ts';
import { type Danger, does, surelyDoes } from '../frame.ts';
import { wishesOf } from './absorb.ts';
import { asDraft, offerDraft } from './drafts.ts';
import { ownerAnswerToWhole } from './facts/owner-answers.ts';
import { apologise, file, fileOrAsk } from './lead.ts';
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
 * Who can be helped by a number that everybody calls. For an animal, a flood or a car it is the business that helps, and
 * whom the owner named for when it is closed.
 */
const HELPED_BY_ALL: ReadonlySet<Danger> = new Set(['person', 'self']);

/** Whom to call, where it is not sure that anybody is in danger; what else was said is answered behind it. */
export const cautionActs = (scene: Scene, inDanger: Danger): readonly Act[] => [
  { kind: 'caution', inDanger },
  ...(HELPED_BY_ALL.has(inDanger) ? [] : phoneActs(scene)),
];

/** The numbers to call, then what the owner wrote of emergencies. */
const emergencyActs = (scene: Scene): readonly Act[] => {
  const inDanger = scene.frame.inDanger ?? scene.before.danger ?? 'person';
  const phone = HELPED_BY_ALL.has(inDanger) ? [] : phoneActs(scene);
  return [{ kind: 'emergency', inDanger }, ...phone, ...ownerAnswerToWhole(scene.business, scene.frame)];
};

/** The team learns of an emergency where its visitor can be reached. */
const told = async (scene: Scene): Promise<TurnStep> => {
  const acts = emergencyActs(scene);
  if (!scene.turn.consent || !hasContact(scene.state)) return step(scene, acts);
  const isMore = scene.before.filed === 'emergency';
  return precededBy(acts, await file(scene, asDraft('emergency', scene.frame.text), { isMore }));
};

/** What is only likely danger is passed on to the team if its visitor agrees, or tells how to reach them. */
const likely = (scene: Scene): TurnStep => {
  const acts = emergencyActs(scene);
  const draft = asDraft('emergency', scene.frame.text);
  if (scene.turn.consent && hasContact(scene.state)) return offerDraft(scene, draft, acts);
  return step(scene, acts, { draft, ...(scene.before.pending === 'message' ? { pending: 'contact' } : {}) });
};

/**
 * Danger: whom to call, at once and with nothing else. It is kept in mind, and what is unhappy beside it too.
 */
export const emergency = (scene: Scene): Promise<TurnStep> | TurnStep => {
  const { frame } = scene;
  const alone = withState(scene, nothingAsked);
  if (!surelyDoes(frame, 'emergency')) return likely(alone);
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

/** Likely danger was told, and now how to reach its visitor, who arranges nothing. */
const reachable = (scene: Scene, draft: LeadDraft): Promise<TurnStep> | undefined =>
  tellsContact(scene) && !scene.before.pending && !arrangesElse(scene) ? fileOrAsk(scene, draft) : undefined;

/** What comes of an emergency, and of a message once one was told; `undefined` where it is about something else. */
export const inEmergency = (scene: Scene): Promise<TurnStep> | TurnStep | undefined => {
  const { danger, draft } = scene.before;
  if (does(scene.frame, 'emergency')) return emergency(scene);
  if (danger === undefined) return draft && reachable(scene, draft);
  if (scene.frame.manner.isNoEmergency) return takenBack(scene);
  return isStillUrgent(scene) ? told(withState(scene, nothingAsked)) : undefined;
};
