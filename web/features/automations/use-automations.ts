import type { Automation, AutomationPatch } from '../../../shared/schemas/automation.ts';
import { savedOrReread } from '../../lib/changed-meanwhile.ts';
import { api } from '../session/session.ts';
import { useApi, useRefresh } from '../session/use-api.ts';

/** The messages of the business and their actions; any change reloads the list. */
export const useAutomations = () => {
  const { data, error, isValidating, mutate } = useApi('GET /v1/automations');
  const refresh = useRefresh();
  const reload = () => refresh('automations');
  return {
    list: data,
    error,
    isValidating,
    mutate,
    /** Changes a message, on condition that it is still the version shown. */
    update: ({ kind, version }: Automation, change: Omit<AutomationPatch, 'version'>) =>
      savedOrReread(
        () => api('PATCH /v1/automations/{kind}', { params: { kind }, body: { ...change, version } }),
        reload,
      ),
    reset: async ({ kind }: Automation) => {
      await api('DELETE /v1/automations/{kind}', { params: { kind } });
      await reload();
    },
  };
};

export type AutomationsResource = ReturnType<typeof useAutomations>;
