import { RESOURCE_METRICS, type ResourceMetric } from '../../../shared/domain/metrics.ts';
import type { ChatAnswer } from '../../../shared/schemas/chat.ts';
import type { HttpResponse } from './response.ts';

const TURNS: Readonly<Record<ChatAnswer['mode'], ResourceMetric>> = {
  llm: 'ChatTurnsByModel',
  rules: 'ChatTurnsByRules',
  greeting: 'ChatGreetings',
  person: 'ChatTurnsByTeam',
};

const isMode = (mode: unknown): mode is ChatAnswer['mode'] => typeof mode === 'string' && mode in TURNS;

const modeOf = ({ body = '' }: HttpResponse): unknown => Object(Object(JSON.parse(body)).data).mode;

/** A metric that grows by one, and the service that it is of. */
interface Tally {
  readonly of: string;
  readonly metric: ResourceMetric;
}

/** What an answer adds to the metrics: a failure of ours, or an assistant turn by who answered it. */
export const tallyOf = (resource: string, response: HttpResponse): readonly Tally[] => {
  const status = response.statusCode ?? 200;
  if (status >= 500)
    return [
      { of: resource, metric: 'Failures' },
      { of: RESOURCE_METRICS.AllFailures.of, metric: 'AllFailures' },
    ];
  if (resource !== 'chat' || status !== 200) return [];
  const mode = modeOf(response);
  return isMode(mode) ? [{ of: resource, metric: TURNS[mode] }] : [];
};
