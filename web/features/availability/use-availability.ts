import type { AvailabilityWindow, WeeklyHours, WindowCreate } from '../../../shared/schemas/availability.ts';
import { savedOrReread } from '../../lib/changed-meanwhile.ts';
import { api } from '../session/session.ts';
import { useApi, useRefresh } from '../session/use-api.ts';

/** The weekly windows and their actions; any change reloads what depends on them. */
export const useAvailability = () => {
  const { data, error, isValidating, mutate } = useApi('GET /v1/availability');
  const refresh = useRefresh();
  const reload = () => refresh('rules');
  return {
    availability: data,
    error,
    isValidating,
    retry: () => mutate(),
    /** The windows as they are now. */
    reread: () => mutate(),
    saveHours: async (hours: readonly WeeklyHours[]) => {
      await api('PUT /v1/availability/hours', { body: { hours: [...hours] } });
      await reload();
    },
    create: async (body: WindowCreate) => {
      await api('POST /v1/availability', { body });
      await reload();
    },
    /** Changes a window, on condition that it is still the version shown. */
    update: ({ availabilityId, version }: AvailabilityWindow, change: WindowCreate) => {
      const body = { ...change, version };
      return savedOrReread(
        () => api('PATCH /v1/availability/{availabilityId}', { params: { availabilityId }, body }),
        reload,
      );
    },
    remove: async (availabilityId: string) => {
      await api('DELETE /v1/availability/{availabilityId}', { params: { availabilityId } });
      await reload();
    },
    /** By the business's rules as they are, whichever this page has read. */
    regenerate: async () => {
      const result = await api('POST /v1/slots/generate', { body: {} });
      await reload();
      return result;
    },
  };
};

export type AvailabilityResource = ReturnType<typeof useAvailability>;
