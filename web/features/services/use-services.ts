import type { ServiceCreate } from '../../../shared/schemas/service.ts';
import { api } from '../session/session.ts';
import { useApi, useRefresh } from '../session/use-api.ts';

/** The business's services and what can be done to them; any change reads the list again (specification §4). */
export const useServices = () => {
  const { data, error, isValidating, mutate } = useApi('GET /v1/services');
  const refresh = useRefresh();
  const reload = () => refresh('GET /v1/services');
  return {
    services: data?.services,
    error,
    isValidating,
    retry: () => mutate(),
    create: async (body: ServiceCreate) => {
      await api('POST /v1/services', { body });
      await reload();
    },
    update: async (serviceId: string, body: ServiceCreate) => {
      await api('PATCH /v1/services/{serviceId}', { params: { serviceId }, body });
      await reload();
    },
    remove: async (serviceId: string) => {
      await api('DELETE /v1/services/{serviceId}', { params: { serviceId } });
      await reload();
    },
  };
};

export type ServicesRoom = ReturnType<typeof useServices>;
