import type { Conversation } from '../../../../shared/schemas/conversation.ts';
import type { Scenario } from '../../../../shared/schemas/scenario.ts';
import { saveFile } from '../../../lib/download-file.ts';
import { api } from '../../session/session.ts';
import { useApiList } from '../../session/use-api.ts';
import { filedTurnsOf, type KnownBusiness } from './filed-turns.ts';

const PAGE = 25;

const knownBusiness = async (): Promise<KnownBusiness> => {
  const [{ tenant }, site, { services }, { windows }, { calendars }] = await Promise.all([
    api('GET /v1/me'),
    api('GET /v1/sites'),
    api('GET /v1/services'),
    api('GET /v1/availability'),
    api('GET /v1/calendars'),
  ]);
  if (!tenant) throw new Error('Signed in without a business.');
  return { tenant, site, services, windows, calendars };
};

/** Reads the conversations of these scenarios, and saves the file from which `npm run eval` has them again. */
const download = async (scenarios: readonly Scenario[]): Promise<void> => {
  const business = await knownBusiness();
  const ids = new Set(scenarios.map(({ conversationId }) => conversationId));
  const conversations: Conversation[] = [];
  for (const conversationId of ids)
    conversations.push(await api('GET /v1/conversations/{conversationId}', { params: { conversationId } }));
  const file = JSON.stringify(filedTurnsOf(business, scenarios, conversations), null, 2);
  saveFile(new Blob([file], { type: 'application/json' }), 'turns.json');
};

/** The turns of the assistant that are to be answered otherwise. */
export const useScenarios = () => {
  const list = useApiList('GET /v1/scenarios', (data) => data.scenarios, { limit: PAGE });
  return {
    scenarios: list.items,
    hasMore: list.hasMore,
    loadMore: list.loadMore,
    error: list.error,
    download: () => download(list.items ?? []),
    isValidating: list.isValidating,
    drop: async ({ scenarioId }: Scenario): Promise<void> => {
      await api('DELETE /v1/scenarios/{scenarioId}', { params: { scenarioId } });
      await list.mutate();
    },
  };
};

export type ScenariosResource = ReturnType<typeof useScenarios>;
