import { MAX } from '../../../shared/domain/limits.ts';
import { does } from '../frame.ts';
import { linesWithin } from '../note-lines.ts';
import type { SpeechAct } from '../speech-acts.ts';
import type { Scene } from './scene.ts';

/** By which something is told of a matter without another word. */
const TELLING: readonly SpeechAct[] = ['complaint', 'late', 'emergency', 'move', 'cancel'];

/** Whether a message tells of a matter: more than a greeting, a yes or a no, a choice, or how to reach its visitor. */
export const tellsMatter = ({ frame, turn }: Pick<Scene, 'frame' | 'turn'>): boolean =>
  turn.slotId === undefined &&
  frame.wordCount > 0 &&
  (frame.remarks.length + frame.clauses.length + frame.asks.length + frame.residue.length > 0 ||
    does(frame, ...TELLING));

/**
 * What was told of the matter before this message. Before the notice is accepted nothing is kept, and only the page knows
 * it.
 */
export const saidBefore = ({ state: { said }, turn }: Scene): readonly string[] =>
  said ?? turn.history.flatMap(({ role, content }) => (role === 'user' ? [content] : []));

/** The same with this message; whoever gives up what they wanted begins anew. */
export const saidWith = (scene: Scene): readonly string[] => {
  const before = does(scene.frame, 'drop') ? [] : saidBefore(scene);
  const now = tellsMatter(scene) ? [scene.frame.text] : [];
  return linesWithin(
    [...before, ...now].filter(({ length }) => length > 0),
    MAX.message,
  );
};
