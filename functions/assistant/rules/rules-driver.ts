import type { Answer, WholeDriver } from '../contract.ts';
import { dialogue } from './dialogue.ts';
import { forgetPerson } from './forget-person.ts';
import { openScene } from './open-scene.ts';
import type { Scene, Step } from './scene.ts';

/** Courtesy once: a greeting is returned the first time it is given. */
const greetingOf = ({ heard, state, say }: Scene): readonly string[] =>
  heard.intents.has('greeting') && !state.greeted ? [say.hello] : [];

/** A step as the answer to its turn. */
export const answerOf = (
  scene: Scene,
  step: Step,
  mode: Answer['mode'],
  hello: readonly string[],
): Answer => {
  const state = { ...step.state, greeted: true };
  return {
    reply: [...hello, ...step.says].join('\n').trim(),
    slots: step.slots,
    ...(step.booking ? { booking: step.booking } : {}),
    ...(step.lead ? { lead: step.lead } : {}),
    conversation: { language: scene.language, state: scene.turn.consent ? state : forgetPerson(state) },
    mode,
    language: scene.language,
  };
};

/** What was understood ends a row of misses, and their text with it, unless it is being passed on. */
const afterMisses = (step: Step, { before }: Scene): Step => {
  const { misses, task } = step.state;
  if (misses > before.misses || misses === 0) return step;
  const isPassedOn = task === 'message' || task === 'callback';
  return { ...step, state: { ...step.state, misses: 0, ...(isPassedOn ? {} : { draft: undefined }) } };
};

/** The assistant without a model: recognised intents and entities, and a small dialogue over the ports. */
export const rulesDriver: WholeDriver = async (turn, conversation, business, ports) => {
  const scene = openScene(turn, conversation, business, ports);
  return answerOf(scene, afterMisses(await dialogue(scene), scene), 'rules', greetingOf(scene));
};
