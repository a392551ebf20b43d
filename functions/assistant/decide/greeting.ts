import { does } from '../frame.ts';
import { absorbContact } from './absorb.ts';
import { emergency } from './emergency.ts';
import { takeContact, takeMessage } from './lead.ts';
import { precededBy, type Scene, step, type TurnStep, tellsContact } from './scene.ts';

const LONGEST_GREETING = 3;

const isOnlyGreeting = ({ frame }: Scene): boolean =>
  frame.wordCount === 0 || (frame.wordCount <= LONGEST_GREETING && does(frame, 'greet'));

const capture = (scene: Scene): Promise<TurnStep> | TurnStep => {
  const { frame, before } = scene;
  if (before.pending === 'contact') return takeContact(scene);
  const hasMore = !isOnlyGreeting(scene);
  if (tellsContact(scene) || (hasMore && before.greeted)) return takeMessage(scene);
  const draft = { matter: 'message' as const, text: frame.text };
  return step(scene, [{ kind: 'greeting_only' }], hasMore ? { pending: 'contact', draft } : {});
};

/** For a business that wants no more than a greeting and the visitor's message and contact. */
export const greetingOnly = async (heard: Scene): Promise<TurnStep> => {
  const scene = absorbContact(heard);
  if (does(scene.frame, 'emergency')) return emergency(scene);
  const next = await capture(scene);
  return scene.before.greeted ? next : precededBy([{ kind: 'welcome' }], next);
};
