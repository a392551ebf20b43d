import type { Matter } from '../../../shared/domain/matter.ts';
import { does, surelyDoes } from '../frame.ts';
import type { SpeechAct } from '../speech-acts.ts';
import { wishesOf } from './absorb.ts';
import type { Scene } from './scene.ts';
import { asksMore, hasBooked } from './standing.ts';

/** By which acts what was offered to be passed on is asked for again; words for the team do so whatever it is. */
export const ASKED_AGAIN_BY: Readonly<Record<Matter, readonly SpeechAct[]>> = {
  message: [],
  callback: ['callback', 'person'],
  complaint: [],
  late: [],
  emergency: [],
  question: [],
  move: ['move'],
  cancel: ['cancel'],
  contact: [],
};

/** "Just cancel it", "can somebody e-mail me?": of what was just offered to be passed on, which is a yes. */
export const asksAgain = (scene: Scene): boolean => {
  const { frame, before } = scene;
  const again = before.draft ? ASKED_AGAIN_BY[before.draft.matter] : [];
  const isElse = does(frame, 'no', 'drop') || hasBooked(scene) || asksMore(scene);
  const namesService = wishesOf(scene).some(({ services }) => services.length > 0);
  return !isElse && !namesService && (surelyDoes(frame, 'message') || does(frame, ...again));
};
