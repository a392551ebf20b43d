import type { Scenario } from '../../../../shared/schemas/scenario.ts';
import { api } from '../../session/session.ts';
import { useApiList } from '../../session/use-api.ts';

const PAGE = 25;

/** The turns of the assistant that are to be answered otherwise. */
export const useScenarios = () => {
  const list = useApiList('GET /v1/scenarios', (data) => data.scenarios, { limit: PAGE });
  return {
    scenarios: list.items,
    hasMore: list.hasMore,
    loadMore: list.loadMore,
    error: list.error,
    isValidating: list.isValidating,
    drop: async ({ scenarioId }: Scenario): Promise<void> => {
      await api('DELETE /v1/scenarios/{scenarioId}', { params: { scenarioId } });
      await list.mutate();
    },
  };
};
