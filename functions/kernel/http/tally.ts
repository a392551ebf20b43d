import type { ChatAnswer } from '../../../shared/schemas/chat.ts';
import type { RoomMetric } from '../observe/measure-gateway.ts';
import type { HttpResponse } from './response.ts';

const TURNS: Readonly<Record<ChatAnswer['mode'], RoomMetric>> = {
  llm: 'ChatTurnsByModel',
  rules: 'ChatTurnsByRules',
  greeting: 'ChatGreetings',
};

const isMode = (mode: unknown): mode is ChatAnswer['mode'] => typeof mode === 'string' && mode in TURNS;

const modeOf = ({ body = '' }: HttpResponse): unknown => Object(Object(JSON.parse(body)).data).mode;

/** What an answer adds to the figures of its room: a failure of ours, or a turn of the assistant by who gave it. */
export const tallyOf = (room: string, response: HttpResponse): readonly RoomMetric[] => {
  const status = response.statusCode ?? 200;
  if (status >= 500) return ['Failures'];
  if (room !== 'chat' || status !== 200) return [];
  const mode = modeOf(response);
  return isMode(mode) ? [TURNS[mode]] : [];
};
