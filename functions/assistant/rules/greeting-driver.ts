import type { WholeDriver } from '../contract.ts';
import { absorb } from './absorb.ts';
import * as lead from './lead-step.ts';
import { openScene } from './open-scene.ts';
import { answerOf } from './rules-driver.ts';
import { reply, type Scene, type Step } from './scene.ts';

/** The owner's own words to those who read their language, ours to others. */
const welcome = ({ say, business, state }: Scene): readonly string[] => {
  if (state.greeted) return [];
  return [business.welcomeMessage.trim() ? business.welcomeMessage : say.welcome(business.name)];
};

const isOnlyGreeting = ({ heard }: Scene): boolean =>
  heard.text.split(' ').length <= 3 && heard.intents.has('greeting');

const capture = (scene: Scene): Promise<Step> | Step => {
  const { say, business, heard } = scene;
  const hasContact = heard.email !== undefined || heard.phone !== undefined;
  const hasMore = !isOnlyGreeting(scene) && heard.text !== '';
  if (scene.before.pending === 'contact') return lead.takeContact(scene);
  if (hasContact) return lead.takeMessage(scene);
  const draft = hasMore ? heard.text : undefined;
  if (draft !== undefined && scene.state.greeted) return lead.takeMessage(scene);
  return reply(scene, [say.greetingOnly(business.name)], {
    task: 'message',
    ...(draft ? { pending: 'contact', draft } : {}),
  });
};

/** Greeting plus contact capture, for a business that wants no more. */
export const greetingDriver: WholeDriver = async (turn, conversation, business, ports) => {
  const scene = absorb(openScene(turn, conversation, business, ports));
  return answerOf(scene, await capture(scene), 'greeting', welcome(scene));
};
