import type { Conversation } from '../../../../shared/schemas/conversation.ts';
import type { FiledTurns } from '../../../../shared/schemas/filed-turns.ts';
import type { Scenario } from '../../../../shared/schemas/scenario.ts';
import type { Api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { dayKey } from '../../../lib/day-key.ts';
import { filedTurnsOf, type KnownBusiness } from './filed-turns.ts';

/** Scenarios per request: as many as the server gives. */
const PAGE = 100;

const readBusiness = async (api: Api, now: number): Promise<KnownBusiness> => {
  const [{ tenant }, site, { services }, { windows }, { calendars }] = await Promise.all([
    api('GET /v1/me'),
    api('GET /v1/sites'),
    api('GET /v1/services'),
    api('GET /v1/availability'),
    api('GET /v1/calendars'),
  ]);
  if (!tenant) throw new Error('Signed in without a business.');
  return { tenant, site, services, windows, calendars, today: dayKey(now, tenant.timezone) };
};

const readScenarios = async (api: Api): Promise<readonly Scenario[]> => {
  const scenarios: Scenario[] = [];
  let cursor: string | undefined;
  do {
    const page = await api('GET /v1/scenarios', { query: { limit: PAGE, cursor } });
    scenarios.push(...page.scenarios);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return scenarios;
};

/** A conversation may be gone before its scenarios are. */
const unlessGone = (error: unknown): undefined => {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
};

/** Every filed turn whose conversation is still there, with what the business knows now. */
export const readFiledTurns = async (api: Api, now: number): Promise<FiledTurns> => {
  const [business, scenarios] = await Promise.all([readBusiness(api, now), readScenarios(api)]);
  const conversations: Conversation[] = [];
  for (const conversationId of new Set(scenarios.map((scenario) => scenario.conversationId))) {
    const read = api('GET /v1/conversations/{conversationId}', { params: { conversationId } });
    const conversation = await read.catch(unlessGone);
    if (conversation) conversations.push(conversation);
  }
  return filedTurnsOf(business, scenarios, conversations);
};
