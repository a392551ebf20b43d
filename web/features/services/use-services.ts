import type { Service, ServiceCreate } from '../../../shared/schemas/service.ts';
import { savedOrReread } from '../../lib/changed-meanwhile.ts';
import { api } from '../session/session.ts';
import { useApi, useRefresh } from '../session/use-api.ts';

/** The business's services and their actions; any change reloads the list. */
export const useServices = () => {
  const { data, error, isValidating, mutate } = useApi('GET /v1/services');
  const refresh = useRefresh();
  const reload = () => refresh('rules');
  return {
    services: data?.services,
    error,
    isValidating,
    retry: () => mutate(),
    create: async (body: ServiceCreate) => {
      await api('POST /v1/services', { body });
      await reload();
    },
    /** Changes a service, on condition that it is still the version shown. */
    update: ({ serviceId, version }: Service, change: ServiceCreate) => {
      const body = { ...change, version };
      return savedOrReread(
        () => api('PATCH /v1/services/{serviceId}', { params: { serviceId }, body }),
        reload,
      );
    },
    remove: async (serviceId: string) => {
      await api('DELETE /v1/services/{serviceId}', { params: { serviceId } });
      await reload();
    },
  };
};

export type ServicesResource = ReturnType<typeof useServices>;
