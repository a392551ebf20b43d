import type { Scenario } from '../../../../shared/schemas/scenario.ts';
import { saveFile } from '../../../lib/download-file.ts';
import { api } from '../../session/session.ts';
import { useApiList } from '../../session/use-api.ts';
import { readFiledTurns } from './read-filed-turns.ts';

const PAGE = 25;

/** Saves the file from which `npm run eval` has the filed conversations again; answers how many turns it holds. */
const download = async (): Promise<number> => {
  const filed = await readFiledTurns(api, Date.now());
  saveFile(new Blob([JSON.stringify(filed, null, 2)], { type: 'application/json' }), 'turns.json');
  return filed.turns.length;
};

/** The turns of the assistant that are to be answered otherwise. */
export const useScenarios = () => {
  const list = useApiList('GET /v1/scenarios', (data) => data.scenarios, { limit: PAGE });
  return {
    scenarios: list.items,
    hasMore: list.hasMore,
    loadMore: list.loadMore,
    error: list.error,
    download,
    isValidating: list.isValidating,
    drop: async ({ scenarioId }: Scenario): Promise<void> => {
      await api('DELETE /v1/scenarios/{scenarioId}', { params: { scenarioId } });
      await list.mutate();
    },
  };
};

export type ScenariosResource = ReturnType<typeof useScenarios>;
