import { MAX } from '../../../shared/domain/limits.ts';
import type { Matter } from '../../../shared/domain/matter.ts';
import type { Act } from '../acts.ts';
import type { LeadDraft } from '../conversation.ts';
import { type Scene, step, type TurnStep } from './scene.ts';

/** A request as it may be passed on: what it is about, in the visitor's words. */
export const asDraft = (matter: Matter, text: string): LeadDraft => ({
  matter,
  text: text.slice(0, MAX.message),
});

/** Asks whether a request may be passed on. */
export const offerDraft = (scene: Scene, draft: LeadDraft, acts: readonly Act[] = []): TurnStep =>
  step(scene, [...acts, { kind: 'offer_to_pass_on', matter: draft.matter }], { pending: 'offer', draft });

/** Asks whether a question may be passed on all the same, since what was told may not answer it. */
export const offerToAsk = (scene: Scene, acts: readonly Act[]): TurnStep =>
  step(scene, [...acts, { kind: 'offer_to_pass_on', matter: 'question', isHelped: true }], {
    pending: 'offer',
    draft: asDraft('question', scene.frame.text),
  });

/** Asks whether what was just said may be passed on. */
export const offerToPassOn = (scene: Scene, acts: readonly Act[], matter: Matter): TurnStep =>
  offerDraft(scene, asDraft(matter, scene.frame.text), acts);

/** Asks once more whether a request may be passed on, with what was told of it meanwhile. */
export const offerMore = (scene: Scene): TurnStep => {
  const { matter, text } = scene.before.draft ?? asDraft('message', '');
  const told = [text, scene.frame.text].filter(Boolean).join('\n');
  return offerDraft(scene, asDraft(matter, told), [{ kind: 'noted' }]);
};
