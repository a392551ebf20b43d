import { does } from '../frame.ts';
import type { SpeechAct } from '../speech-acts.ts';
import { nothingAsked, type Scene } from './scene.ts';

/** What somebody may ask for in the breath of a no. */
const TASKS: readonly SpeechAct[] = [
  'callback',
  'person',
  'message',
  'complaint',
  'move',
  'book',
  'another_appointment',
];

/**
 * What a message says beside its no, with nothing asked any more: "no, but can someone call me?" `undefined` where it says
 * nothing else.
 */
export const besideNo = (scene: Scene): Scene | undefined => {
  const { frame, before, state } = scene;
  const isWishing = frame.clauses.some(({ polarity }) => polarity === 'wanted');
  if (!isWishing && frame.asks.length === 0 && !does(frame, ...TASKS)) return undefined;
  const acts = frame.acts.filter((act) => act !== 'no' && act !== 'keep');
  return {
    ...scene,
    frame: { ...frame, acts },
    before: { ...before, ...nothingAsked },
    state: { ...state, ...nothingAsked },
  };
};
