import { MAX } from '../../../shared/domain/limits.ts';
import { askContactAgain } from './booking-step.ts';
import {
  hasContact,
  missingOf,
  precededBy,
  reply,
  type Scene,
  type Step,
  taskDone,
  withState,
} from './scene.ts';

/** A request's text with more added to it, within what a message may hold. */
export const joined = (draft: string | undefined, text: string): string =>
  [draft, text].filter(Boolean).join('\n').slice(0, MAX.message);

/** Files what the state holds of a request, and says what came of it. */
export const save = async (scene: Scene): Promise<Step> => {
  const { say, state, business } = scene;
  const { name, email, phone, draft } = state;
  const result = await scene.ports.saveLead({
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    message: draft ?? scene.heard.text,
    ...(state.task === 'callback' ? { matter: 'callback' as const } : {}),
  });
  if (result.kind === 'saved') {
    return { ...reply(scene, [say.saved(business.name)], taskDone), lead: { leadId: result.leadId } };
  }
  if (result.reason === 'preview') return reply(scene, [say.preview], taskDone);
  return reply(scene, [say.notSaved, ...(business.phone ? [say.phone(business.phone)] : [])], taskDone);
};

/** Saves what was asked once someone can be answered; until then asks for it, in the words given. */
const saveOrAsk = async (scene: Scene, ask: readonly string[]): Promise<Step> => {
  if (!scene.turn.consent) return reply(scene, [scene.say.needConsent], { pending: 'contact' });
  const again = askContactAgain(scene);
  if (again !== undefined) return reply(scene, [again], { pending: 'contact' });
  return hasContact(scene.state) ? save(scene) : reply(scene, ask, { pending: 'contact' });
};

const askContact = ({ say, state }: Scene): readonly string[] => [say.askContact(missingOf(state))];

const AFTER_COLON = /(?:message|demande|note|request|mot)[^:]{0,40}:\s*(\S.{3,})$/i;
const SAYS_IT_ALL =
  /\b(?:(?:dire|dites|mentionne[rz]?) (?:au|a la|a l'|aux|a votre)|tell (?:the|them)|let them know|soumission|devis|quote|estimate|estimation)\b/i;

/** The message itself, where the sentence that announces it already holds it. */
const messageWithin = (text: string): string | undefined =>
  AFTER_COLON.exec(text)?.[1] ?? (SAYS_IT_ALL.test(text) ? text : undefined);

/** "I'd like to leave a message": asks for it, then for a contact. */
export const startMessage = async (scene: Scene): Promise<Step> => {
  const draft = messageWithin(scene.heard.text);
  const started = withState(scene, { task: 'message', draft });
  if (draft === undefined) return reply(started, [scene.say.askMessage], { pending: 'message' });
  return saveOrAsk(started, askContact(started));
};

/** The visitor's next words are the message, whatever they look like. */
export const takeMessage = (scene: Scene): Promise<Step> => {
  const told = withState(scene, { draft: joined(undefined, scene.heard.text) });
  return saveOrAsk(told, askContact(told));
};

/** What somebody had in mind before they asked for a person. */
const askedBefore = ({ state, turn }: Scene): string =>
  state.draft ?? turn.history.findLast(({ role }) => role === 'user')?.content ?? '';

/** Someone wants a person: the number if there is one, and a call back about what they asked last. */
export const startCallback = async (scene: Scene): Promise<Step> => {
  const { say, business, heard } = scene;
  const phone = business.phone ? [say.phone(business.phone)] : [];
  const draft = joined(joined(say.callbackDraft, askedBefore(scene)), heard.text);
  const started = withState(scene, { task: 'callback', draft });
  const step = await saveOrAsk(started, [say.askCallback(missingOf(started.state))]);
  return precededBy(phone, step);
};

const isOnlyContact = ({ heard }: Scene): boolean =>
  heard.email !== undefined ||
  heard.phone !== undefined ||
  heard.maybeName !== undefined ||
  heard.badEmail !== undefined;

/** An answer to "how can we reach you?"; other words are added to the message. */
export const takeContact = (scene: Scene): Promise<Step> => {
  const { say, state, heard } = scene;
  if (isOnlyContact(scene) || heard.text === '') return saveOrAsk(scene, askContact(scene));
  const refuses = heard.intents.has('no');
  const told = refuses ? scene : withState(scene, { draft: joined(state.draft, heard.text) });
  return saveOrAsk(told, [refuses ? say.contactNeeded : say.noted, ...askContact(told)]);
};

/** An answer to "shall I pass it on?". */
export const answerOffer = async (scene: Scene): Promise<Step> => {
  if (scene.heard.intents.has('no')) return reply(scene, [scene.say.anythingElse], taskDone);
  const accepted = withState(scene, { task: 'message' });
  return saveOrAsk(accepted, askContact(accepted));
};

/** A contact told after the booking was made: the business is told, the booking keeps what it has. */
export const passCorrection = (scene: Scene): Promise<Step> => {
  const draft = joined(scene.say.correctionDraft, scene.heard.text);
  return saveOrAsk(withState(scene, { task: 'message', draft }), askContact(scene));
};

export const offerToPass = (scene: Scene, says: readonly string[]): Step =>
  reply(scene, [...says, scene.say.offerMessage], {
    task: 'message',
    pending: 'offer',
  });
