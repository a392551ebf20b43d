import type {
  ClosureCreate,
  ClosureMade,
  QuebecHolidaysRequest,
} from '../../../../shared/schemas/closure.ts';
import { dayKey } from '../../../lib/day-key.ts';
import { api } from '../../session/session.ts';
import { useApi, useRefresh } from '../../session/use-api.ts';
import { useMe } from '../../session/use-me.ts';
import { upcomingClosures } from './shown-closures.ts';

/** Each with the number of appointments that lie in it. */
const counted = { query: { with: 'affected' } } as const;

/** The closures and their actions; any change reloads what depends on them. */
export const useClosures = () => {
  const { tenant } = useMe();
  const { data, error, isValidating, mutate } = useApi('GET /v1/closures', counted);
  const refresh = useRefresh();
  const reload = () => refresh('rules');
  const today = dayKey(Date.now(), data?.timezone ?? tenant.timezone);
  return {
    closures: data && upcomingClosures(data.closures, today),
    today,
    error,
    isValidating,
    /** How many appointments lie in a closure that was just made: fewer once some were given away or moved. */
    affectedNow: ({ closureId, affected }: Pick<ClosureMade, 'closureId' | 'affected'>): number =>
      data?.closures.find((closure) => closure.closureId === closureId)?.affected ?? affected,
    retry: () => void mutate(),
    create: async (body: ClosureCreate) => {
      const made = await api('POST /v1/closures', { body });
      await reload();
      return made;
    },
    addHolidays: async (body: QuebecHolidaysRequest) => {
      const made = await api('POST /v1/closures/quebec-holidays', { body });
      await reload();
      return made;
    },
    remove: async (closureId: string) => {
      await api('DELETE /v1/closures/{closureId}', { params: { closureId } });
      await reload();
    },
  };
};

export type ClosuresResource = ReturnType<typeof useClosures>;
