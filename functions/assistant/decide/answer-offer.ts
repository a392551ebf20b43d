import { type LeadDraft, LONGEST_REMARK, MOST_REMARKS } from '../conversation.ts';
import { does, surelyDoes } from '../frame.ts';
import { withoutRepeats } from '../note-lines.ts';
import type { SpeechAct } from '../speech-acts.ts';
import { wishesOf } from './absorb.ts';
import { ASKED_AGAIN_BY } from './asked-again.ts';
import { besideNo } from './beside-no.ts';
import { asDraft } from './drafts.ts';
import { farewell } from './farewell.ts';
import { badContact } from './finish.ts';
import { file, fileOrAsk, withMore } from './lead.ts';
import {
  hasContact,
  nothingAsked,
  precededBy,
  type Scene,
  step,
  type TurnStep,
  tellsContact,
  withState,
} from './scene.ts';
import { asksMore, hasBooked, tellsMoreOf } from './standing.ts';

/** What was offered, as it is agreed to: "tell David to move me" is no longer to cancel, "call me" no longer a question. */
const agreedTo = (scene: Scene): LeadDraft => {
  const { frame, before } = scene;
  const draft = before.draft ?? asDraft('message', frame.text);
  if (draft.matter === 'cancel' && does(frame, 'move')) return { ...draft, matter: 'move' };
  const isOpen = draft.matter === 'question' || draft.matter === 'message';
  return isOpen && surelyDoes(frame, 'callback') ? { ...draft, matter: 'callback' } : draft;
};

/** Beside the yes something else is wished or asked, which is no part of the request. */
const asksElse = (scene: Scene, { matter }: LeadDraft): boolean => {
  const isElse = wishesOf(scene).length > 0 || does(scene.frame, 'book', 'another_appointment');
  return asksMore(scene) || (isElse && !tellsMoreOf(scene, matter));
};

/** A request that waits for a way to be answered, while an appointment is arranged: it goes with that. */
const besideArranging = ({ state, ...next }: TurnStep, { text }: LeadDraft): TurnStep => {
  const remarks = withoutRepeats([text.slice(0, LONGEST_REMARK), ...(state.remarks ?? [])]);
  const told = { ...next, state: { ...state, remarks: remarks.slice(0, MOST_REMARKS) } };
  return precededBy([{ kind: 'remarks_kept' }], told);
};

/** What is passed on too: it goes with the request that is agreed to, which is one. */
const PASSED_ON: readonly SpeechAct[] = ['message', 'callback', 'person', 'complaint', 'late'];

/** What a message holds beside its yes to a request, with nothing asked any more. */
const withoutRequest = (scene: Scene, { matter }: LeadDraft): Scene => {
  const { frame, before } = scene;
  const done: readonly SpeechAct[] = ['yes', ...PASSED_ON, ...ASKED_AGAIN_BY[matter]];
  const acts = frame.acts.filter((act) => !done.includes(act));
  return { ...scene, frame: { ...frame, acts, remarks: [] }, before: { ...before, ...nothingAsked } };
};

/**
 * An answer to "shall I pass it on?": a yes does so, and whatever else the message asks is done too, by `goOn`.
 */
export const answerOffer = async (
  scene: Scene,
  goOn: (rest: Scene) => Promise<TurnStep>,
): Promise<TurnStep> => {
  const { frame, before } = scene;
  // "Forget it. Just a cut on Saturday, Nick, 438 …": nothing is passed on, and the rest is answered.
  if (does(frame, 'drop'))
    return goOn(withState({ ...scene, before: { ...before, ...nothingAsked } }, nothingAsked));
  const rest = does(frame, 'no') ? besideNo(scene) : undefined;
  if (rest) return goOn(rest);
  if (does(frame, 'no') && !tellsContact(scene)) {
    const isOver = does(frame, 'bye') || (does(frame, 'thank') && hasBooked(scene));
    return step(scene, [isOver ? farewell(scene) : { kind: 'anything_else' }], nothingAsked);
  }
  // "Ok thanks, I'll think about it": nothing is agreed to.
  if (does(frame, 'pause') && !tellsContact(scene) && wishesOf(scene).length === 0)
    return step(scene, [{ kind: 'take_your_time' }], nothingAsked);
  const draft = agreedTo(scene);
  if (!asksElse(scene, draft)) return fileOrAsk(scene, withMore(scene, draft));
  const isMore = frame.remarks.length + frame.residue.length > 0 || does(frame, ...PASSED_ON);
  const whole = isMore ? withMore(scene, draft) : draft;
  const isFiled = scene.turn.consent && hasContact(scene.state) && !badContact(scene);
  const filed = isFiled ? await file(scene, whole) : step(scene, [], nothingAsked);
  const next = await goOn({ ...withoutRequest(scene, draft), state: filed.state });
  if (isFiled) return { ...precededBy(filed.acts, next), ...(filed.lead ? { lead: filed.lead } : {}) };
  const { current, pending } = next.state;
  if (current !== undefined && pending !== 'look') return besideArranging(next, whole);
  return fileOrAsk(withState(scene, next.state), whole, next.acts);
};
