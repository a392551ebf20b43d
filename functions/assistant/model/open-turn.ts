import type { DialogueState } from '../conversation.ts';
import { absorb, asksWhen } from '../rules/absorb.ts';
import { joined } from '../rules/lead-step.ts';
import { missingOf, type Scene, withState } from '../rules/scene.ts';
import { type Course, openCourse } from './course.ts';
import { pickedSlot } from './visitor-act.ts';

/** The time that the visitor has settled on, as far as their words tell; a new wish lets go of the one before. */
const chosenNow = (scene: Scene): Partial<DialogueState> => {
  const picked = pickedSlot(scene);
  if (picked) return { task: 'book', chosen: picked };
  return asksWhen(scene.heard) || scene.turn.slotId !== undefined ? { chosen: undefined } : {};
};

/** Words that were asked for as a message are kept as one, whoever answers next. */
const draftNow = ({ before, heard }: Scene): Partial<DialogueState> =>
  before.pending === 'message' ? { draft: joined(undefined, heard.text), pending: 'contact' } : {};

/** A turn with all that the visitor's message tells already in its state, just as the rules read it. */
export const openTurn = (arrived: Scene): Course => {
  const scene = absorb(arrived);
  return openCourse(withState(scene, { ...chosenNow(scene), ...draftNow(scene) }));
};

const pendingOf = ({ state }: Scene): DialogueState['pending'] => {
  const { name, contact } = missingOf(state);
  if (state.task === 'book' && state.chosen) return name || contact ? 'details' : 'confirm';
  // What the model offered to pass on, nobody but the model knows.
  return state.pending === 'offer' ? undefined : state.pending;
};

/** The state after words of the model's own, so that the rules can take the conversation up from there. */
export const stateAfterWords = ({ scene, says }: Course): DialogueState => ({
  ...scene.state,
  pending: says.length > 0 ? scene.state.pending : pendingOf(scene),
  misses: 0,
});
