import type { Frame } from '../../functions/assistant/frame.ts';
import { does } from '../../functions/assistant/frame.ts';
import type { LearnedAct } from '../../functions/assistant/hear/learned/act-names.ts';
import { heard } from './answered.ts';
import type { ActMessage } from './message.ts';

const asks = (frame: Frame, topic: string): boolean => frame.asks.some((ask) => ask.topic === topic);

const wishes = ({ clauses }: Frame): boolean =>
  clauses.some(({ services, when }) => services.length > 0 || when !== undefined);

/** How each shows in a frame, gravest first. */
const SHOWN: ReadonlyArray<readonly [LearnedAct, (frame: Frame) => boolean]> = [
  ['emergency', (frame) => does(frame, 'emergency')],
  ['complaint', (frame) => does(frame, 'complaint')],
  ['cancel', (frame) => does(frame, 'cancel')],
  ['move', (frame) => does(frame, 'move')],
  ['late', (frame) => does(frame, 'late')],
  ['callback', (frame) => does(frame, 'callback')],
  ['person', (frame) => does(frame, 'person')],
  ['message', (frame) => does(frame, 'message')],
  ['own', (frame) => asks(frame, 'my_appointment')],
  ['bot', (frame) => asks(frame, 'identity')],
  ['putoff', (frame) => does(frame, 'drop', 'pause')],
  ['book', (frame) => does(frame, 'book') || (frame.asks.length === 0 && wishes(frame))],
  ['question', (frame) => frame.asks.length > 0],
  ['thanks', (frame) => does(frame, 'thank', 'bye', 'greet')],
];

/** Which is heard is as good: a call from a person, or that nothing is wanted. */
const AS_GOOD: Partial<Record<LearnedAct, readonly (LearnedAct | 'nothing')[]>> = {
  person: ['callback'],
  callback: ['person'],
  message: ['callback'],
  missed: ['late', 'message', 'callback'],
  wrong: ['nothing', 'message'],
  thanks: ['nothing'],
};

/** What was heard instead; nothing where it was heard right. */
export const judgeAct = async (message: ActMessage): Promise<readonly string[]> => {
  const frame = await heard(message);
  const found = SHOWN.find(([, shows]) => shows(frame))?.[0] ?? 'nothing';
  const isRight = found === message.act || AS_GOOD[message.act]?.includes(found) === true;
  return isRight ? [] : [`${message.act} heard as ${found}`];
};
