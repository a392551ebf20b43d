import { MAX } from '../../../shared/domain/limits.ts';
import type { Act } from '../acts.ts';
import type { LeadDraft } from '../conversation.ts';
import { does, surelyDoes } from '../frame.ts';
import { linesOf, linesWithin, withoutRepeats } from '../note-lines.ts';
import type { WishSaid } from '../offer-acts.ts';
import type { SpeechAct } from '../speech-acts.ts';
import { anyWish } from '../wish.ts';
import { wishesOf } from './absorb.ts';
import { asDraft, offerDraft } from './drafts.ts';
import { badContact } from './finish.ts';
import { merge } from './merge.ts';
import { saidBefore, tellsMatter } from './said.ts';
import {
  hasContact,
  missingOf,
  nothingAsked,
  phoneActs,
  precededBy,
  type Scene,
  saidOf,
  step,
  type TurnStep,
  taskDone,
  tellsBadContact,
  tellsContact,
  tellsName,
  withState,
} from './scene.ts';
import { bookedName } from './standing.ts';
import { outsideOf } from './windows.ts';

/** A request with more words that belong to it. */
const withWords = ({ matter, text }: LeadDraft, more: string): LeadDraft =>
  asDraft(matter, [text, more].filter(Boolean).join('\n'));

/**
 * What the team reads of a request: all that was told of its matter since something last came of it, or only what it adds
 * to the one before. A lead needs words even where the visitor's own are none.
 */
const messageOf = (scene: Scene, { matter, text }: LeadDraft, isMore: boolean): string => {
  const told = [...(isMore ? [] : saidBefore(scene)), ...linesOf(text)];
  return linesWithin(withoutRepeats(told), MAX.message).join('\n') || matter;
};

/** Files a request, and says what came of it; `more`: where it adds to the one before. */
export const file = async (
  scene: Scene,
  draft: LeadDraft,
  more: { readonly isMore?: boolean } = {},
): Promise<TurnStep> => {
  const { name, email, phone, remarks, current } = scene.state;
  // What began as an emergency stays one.
  const isUrgent = scene.state.danger !== undefined && !scene.frame.manner.isNoEmergency;
  const matter = isUrgent ? 'emergency' : draft.matter;
  const message = messageOf(scene, draft, more.isMore === true);
  const along = withoutRepeats(remarks ?? [], draft.text).filter((words) => message.includes(words));
  const result = await scene.ports.saveLead({
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    message,
    matter,
  });
  if (result.kind === 'saved') {
    const words = along.length > 0 ? { words: along } : {};
    const done = step(scene, [{ kind: 'passed_on', matter, ...words, ...more }], {
      ...nothingAsked,
      ...{ filed: matter, said: [] },
      ...(matter === 'cancel' ? { isCancelFiled: true } : {}),
      // What is being arranged is to have them too.
      ...(current === undefined ? { remarks: undefined } : {}),
    });
    return { ...done, lead: { leadId: result.leadId } };
  }
  if (result.reason === 'preview') return step(scene, [{ kind: 'refused', reason: 'preview' }], nothingAsked);
  return step(scene, [{ kind: 'not_passed_on' }, ...phoneActs(scene)], nothingAsked);
};

/** Files a request once somebody can be answered; asks for a way to reach them until then. */
export const fileOrAsk = async (
  scene: Scene,
  draft: LeadDraft,
  before: readonly Act[] = [],
): Promise<TurnStep> => {
  const ask = (acts: readonly Act[]): TurnStep =>
    step(scene, [...before, ...acts], { pending: 'contact', draft });
  if (!scene.turn.consent) return ask([{ kind: 'need_consent' }]);
  const again = badContact(scene);
  if (again) return ask([again]);
  if (hasContact(scene.state)) return precededBy(before, await file(scene, draft));
  const why = draft.matter === 'callback' ? 'callback' : 'answer';
  return ask([{ kind: 'ask_details', missing: missingOf(scene.state), why }]);
};

/** A request that begins with this message; one that was only guessed is offered first. */
const begin = async (
  scene: Scene,
  draft: LeadDraft,
  heard: readonly SpeechAct[],
  acts: readonly Act[] = [],
): Promise<TurnStep> =>
  scene.frame.guess && !surelyDoes(scene.frame, ...heard)
    ? offerDraft(scene, draft, acts)
    : fileOrAsk(scene, draft, acts);

/** "I'd like to leave a message": asks for it, unless the sentence holds it already. */
export const startMessage = (scene: Scene): Promise<TurnStep> | TurnStep => {
  const { frame } = scene;
  if (frame.manner.holdsMessage || !surelyDoes(frame, 'message'))
    return begin(scene, asDraft('message', frame.text), ['message']);
  return step(scene, [{ kind: 'ask_message' }], { pending: 'message', draft: undefined });
};

/** The visitor's next words are the message, whatever they look like. */
export const takeMessage = (scene: Scene): Promise<TurnStep> => {
  const matter = scene.state.draft?.matter ?? 'message';
  return fileOrAsk(scene, asDraft(matter, scene.frame.text));
};

/** Someone wants a person: the number if there is one, and a call back. */
export const startCallback = (heard: Scene): Promise<TurnStep> => {
  // "No, I don't want to book yet. Can someone call me?": nothing is arranged any more.
  const scene = does(heard.frame, 'no') ? withState(heard, taskDone(heard.state)) : heard;
  return begin(scene, asDraft('callback', scene.frame.text), ['callback', 'person'], phoneActs(scene));
};

/** A request with what was said beside the answer to a question about it: "514 555-1234, after five please". */
export const withMore = (scene: Scene, draft: LeadDraft): LeadDraft =>
  tellsMatter(scene) || (does(scene.frame, 'message') && scene.frame.manner.holdsMessage)
    ? withWords(draft, scene.frame.text)
    : draft;

/** An answer to "how can we reach you?"; other words are added to the message. Who would rather not is told how to call. */
export const takeContact = (scene: Scene): Promise<TurnStep> | TurnStep => {
  const { frame, before } = scene;
  const draft = before.draft ?? asDraft('message', '');
  const isContact = tellsContact(scene) || tellsBadContact(scene) || tellsName(scene);
  if (does(frame, 'no') && !isContact)
    return step(scene, [{ kind: 'dropped' }, ...phoneActs(scene)], nothingAsked);
  const isAnswer = isContact || does(frame, 'no', 'yes') || frame.wordCount === 0;
  if (isAnswer) return fileOrAsk(scene, withMore(scene, draft));
  return fileOrAsk(scene, withWords(draft, frame.text), [{ kind: 'noted' }]);
};

/** What was told after a request was filed is added to it; whoever cannot wait is told how to call. */
export const addToFiled = async (scene: Scene): Promise<TurnStep> => {
  const { filed = 'message' } = scene.before;
  const draft = asDraft(filed, scene.frame.text);
  if (scene.frame.guess) return offerDraft(scene, draft);
  if (!scene.turn.consent) return fileOrAsk(scene, draft);
  const added = await file(scene, draft, { isMore: true });
  const isToCall = filed === 'callback' || filed === 'complaint';
  return isToCall ? { ...added, acts: [...added.acts, ...phoneActs(scene)] } : added;
};

/** A change that the team is asked to make: of an appointment that was not made here. */
export const passChange = (
  scene: Scene,
  matter: 'move' | 'cancel',
  acts: readonly Act[],
): Promise<TurnStep> => fileOrAsk(scene, asDraft(matter, scene.frame.text), acts);

/** A contact, or a name, told after the booking was made: the business is told, the booking keeps what it has. */
export const passCorrection = (scene: Scene): Promise<TurnStep> => {
  const named = tellsName(scene) ? bookedName(scene) : [];
  const stays = named.filter(({ kind }) => kind === 'name_stays');
  return begin(scene, asDraft('contact', scene.frame.text), [], stays);
};

/** The appointment that is asked for last beside a complaint: the team reads of it, and the visitor is told so. */
const wishBeside = (scene: Scene): WishSaid | undefined => {
  if (!scene.frame.manner.wishesBeside) return undefined;
  const last = wishesOf(scene).findLast(({ polarity }) => polarity === 'wanted');
  if (!last?.when || last.services.length === 0) return undefined;
  if (outsideOf({ options: [last.when], excepts: [] }, scene.clock)) return undefined;
  const [wish] = merge(anyWish, [last], 1);
  return saidOf(scene, wish);
};

/** What is unhappy or late is told to the team, with an apology; no time is ever offered in the same breath. */
export const apologise = (scene: Scene, matter: 'complaint' | 'late'): Promise<TurnStep> => {
  const started = withState(scene, { ...nothingAsked });
  const wish = wishBeside(scene);
  const apology: Act = { kind: 'apology', matter, ...(wish ? { wish } : {}) };
  return begin(started, asDraft(matter, scene.frame.text), [matter], [apology, ...phoneActs(scene)]);
};
