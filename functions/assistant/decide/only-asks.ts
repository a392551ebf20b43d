import { does } from '../frame.ts';
import { factsAsked } from './booking-or-talk.ts';
import { offerToPassOn } from './drafts.ts';
import { resume } from './resume.ts';
import { nothingAsked, type Scene, type TurnStep, taskDone, withState } from './scene.ts';
import { hasBooked } from './standing.ts';
import { startTask } from './start-task.ts';

/** Asks for an appointment after all: by saying so, by a time, or by taking one that was shown. */
const wishesOne = ({ frame, turn }: Scene): boolean =>
  turn.slotId !== undefined ||
  frame.choice !== undefined ||
  does(frame, 'book', 'another_appointment', 'move', 'cancel', 'keep') ||
  frame.clauses.some(({ when, prefers, anyTime }) => (when ?? prefers ?? anyTime) !== undefined);

/** Whether a message only asks: it says so, or goes on asking after one that did. */
const isOnlyAsking = (scene: Scene): boolean =>
  does(scene.frame, 'only_asks') ||
  (scene.before.onlyAsks === true &&
    scene.before.current === undefined &&
    scene.frame.asks.length > 0 &&
    !wishesOne(scene));

/** Nothing is arranged, and nothing awaited that was to arrange it. */
const asking = (scene: Scene): Scene => {
  const { current: _current, ...before } = scene.before;
  const cleared = {
    ...scene,
    before: { ...before, ...nothingAsked },
    frame: { ...scene.frame, clauses: [] },
  };
  return withState(cleared, { ...taskDone(scene.state), onlyAsks: true });
};

/**
 * Answers whoever wants no appointment: what is asked, and nothing of times. What no record answers may be passed on.
 * `undefined` where an appointment may be wished for.
 */
export const onlyAsks = async (heard: Scene): Promise<TurnStep | undefined> => {
  // What is asked once one is booked is asked of it, and whoever wants no other keeps it.
  if (hasBooked(heard) || !isOnlyAsking(heard)) return undefined;
  const scene = asking(heard);
  const task = does(heard.frame, 'callback', 'person', 'message') ? startTask(scene) : undefined;
  if (task) return task;
  const facts = await factsAsked(scene);
  const acts = does(heard.frame, 'only_asks') ? [{ kind: 'books_nothing' as const }, ...facts] : facts;
  return facts.length > 0 ? resume(scene, acts) : offerToPassOn(scene, acts, 'question');
};
