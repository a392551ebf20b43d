import type { ResourceMetric } from '../../../shared/domain/metrics.ts';
import type { ChatAnswer } from '../../../shared/schemas/chat.ts';
import type { HttpResponse } from './response.ts';

const TURNS: Readonly<Record<ChatAnswer['mode'], ResourceMetric>> = {
  llm: 'ChatTurnsByModel',
  rules: 'ChatTurnsByRules',
  greeting: 'ChatGreetings',
};

const isMode = (mode: unknown): mode is ChatAnswer['mode'] => typeof mode === 'string' && mode in TURNS;

const modeOf = ({ body = '' }: HttpResponse): unknown => Object(Object(JSON.parse(body)).data).mode;

/** What an answer adds to its resource's metrics: a failure of ours, or an assistant turn by who answered it. */
export const tallyOf = (resource: string, response: HttpResponse): readonly ResourceMetric[] => {
  const status = response.statusCode ?? 200;
  if (status >= 500) return ['Failures'];
  if (resource !== 'chat' || status !== 200) return [];
  const mode = modeOf(response);
  return isMode(mode) ? [TURNS[mode]] : [];
};
