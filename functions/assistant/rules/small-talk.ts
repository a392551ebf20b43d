import * as lead from './lead-step.ts';
import { resume } from './resume.ts';
import { reply, type Scene, type Step, withState } from './scene.ts';

const MISSES_BEFORE_MESSAGE = 2;
/** A courtesy with more words than that wants something else too. */
const LONGEST_COURTESY = 5;
const LONGEST_THANKS = 9;

const hasAtMost = ({ heard }: Scene, words: number): boolean => heard.text.split(' ').length <= words;

/** Two messages in a row that meant nothing to us: a person should read the next. */
const notUnderstood = (scene: Scene): Step => {
  const { say, state } = scene;
  const misses = state.misses + 1;
  const counted = withState(scene, { misses });
  if (state.pending !== undefined && state.pending !== 'offer') {
    const hint = misses >= MISSES_BEFORE_MESSAGE ? [say.messageHint] : [];
    const step = resume(counted, [say.notUnderstoodHere, ...hint]);
    return { ...step, state: { ...step.state, misses } };
  }
  const draft = lead.joined(misses > 1 ? state.draft : undefined, scene.heard.text);
  const isQuestion = scene.heard.text.includes('?') || !hasAtMost(scene, LONGEST_COURTESY);
  if (misses < MISSES_BEFORE_MESSAGE && !isQuestion) return reply(counted, [say.notUnderstood], { draft });
  if (misses < MISSES_BEFORE_MESSAGE) {
    return reply(counted, [say.notUnderstood, say.askTeam], { task: 'message', pending: 'offer', draft });
  }
  return lead.offerToPass(withState(counted, { draft }), [say.notUnderstoodHere]);
};

const courtesy = (scene: Scene): Step | undefined => {
  const { heard, say, state } = scene;
  const isIdle = state.pending === undefined;
  const isShort = hasAtMost(scene, LONGEST_COURTESY);
  if (heard.intents.has('bye')) return reply(scene, [say.bye], { misses: 0 });
  if (heard.intents.has('thanks') && hasAtMost(scene, LONGEST_THANKS)) {
    return isIdle ? reply(scene, [say.thanks]) : resume(scene, []);
  }
  if (heard.intents.has('greeting') && isShort) {
    return isIdle ? reply(scene, [say.howToHelp, say.capabilities]) : resume(scene, []);
  }
  const isYesOrNo = heard.intents.has('yes') || heard.intents.has('no');
  return isYesOrNo && isShort ? reply(scene, [say.anythingElse]) : undefined;
};

/** What is neither a question the records answer nor a task: courtesies, and what was not understood. */
export const smallTalk = (scene: Scene): Step => {
  const { heard, say, state } = scene;
  if (heard.asksLanguage) {
    const isIdle = state.pending === undefined;
    return isIdle ? reply(scene, [say.inThisLanguage, say.howToHelp]) : resume(scene, [say.inThisLanguage]);
  }
  if (heard.intents.has('help')) return resume(scene, [say.capabilities]);
  const isIntroduction = heard.name !== undefined || heard.email !== undefined || heard.phone !== undefined;
  return (
    courtesy(scene) ?? (isIntroduction ? reply(scene, [say.noted, say.howToHelp]) : notUnderstood(scene))
  );
};
