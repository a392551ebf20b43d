import * as lead from './lead-step.ts';
import { resume } from './resume.ts';
import { reply, type Scene, type Step } from './scene.ts';

const MISSES_BEFORE_MESSAGE = 2;

/** Two messages in a row that meant nothing to us: a person should read the next. */
const notUnderstood = (scene: Scene): Step => {
  const { say, state } = scene;
  const misses = state.misses + 1;
  const counted: Scene = { ...scene, state: { ...state, misses } };
  if (state.pending !== undefined && state.pending !== 'offer') {
    const hint = misses >= MISSES_BEFORE_MESSAGE ? [say.messageHint] : [];
    const step = resume(counted, [say.notUnderstoodHere, ...hint]);
    return { ...step, state: { ...step.state, misses } };
  }
  if (misses < MISSES_BEFORE_MESSAGE) return reply(counted, [say.notUnderstood]);
  return lead.offerToPass(counted, [say.notUnderstoodHere]);
};

/** What is neither a question the records answer nor a task: courtesies, and what was not understood. */
export const smallTalk = (scene: Scene): Step => {
  const { heard, say, state } = scene;
  const isIdle = state.pending === undefined;
  if (heard.asksLanguage)
    return isIdle ? reply(scene, [say.inThisLanguage, say.howToHelp]) : resume(scene, [say.inThisLanguage]);
  if (heard.intents.has('help')) return resume(scene, [say.capabilities]);
  if (heard.intents.has('bye')) return reply(scene, [say.bye], { misses: 0 });
  if (heard.intents.has('thanks'))
    return isIdle ? reply(scene, [say.thanks], { misses: 0 }) : resume(scene, []);
  if (heard.intents.has('greeting'))
    return isIdle ? reply(scene, [say.howToHelp, say.capabilities]) : resume(scene, []);
  if (heard.name !== undefined || heard.email !== undefined || heard.phone !== undefined) {
    return reply(scene, [say.noted, say.howToHelp], { misses: 0 });
  }
  if (heard.intents.has('yes') || heard.intents.has('no'))
    return reply(scene, [say.anythingElse], { misses: 0 });
  return notUnderstood(scene);
};
