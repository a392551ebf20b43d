import type {
  ClosureCreate,
  ClosureMade,
  QuebecHolidaysRequest,
} from '../../../../shared/schemas/closure.ts';
import { dayKey } from '../../../lib/day-key.ts';
import { api } from '../../session/session.ts';
import { useApi, useRefresh } from '../../session/use-api.ts';
import { useMe } from '../../session/use-me.ts';
import { affectedNow, upcomingClosures, withMade } from './shown-closures.ts';

/** Each with the number of appointments that lie in it. */
const counted = { query: { with: 'affected' } } as const;

/** The closures and their actions; any change reloads what depends on them. */
export const useClosures = () => {
  const { tenant } = useMe();
  const { data, error, isValidating, mutate } = useApi('GET /v1/closures', counted);
  const refresh = useRefresh();
  const reload = () => refresh('rules');
  /** Listed at once: what is not listed afterwards was deleted. */
  const list = (made: readonly ClosureMade[]) =>
    mutate((was) => was && { ...was, closures: [...withMade(was.closures, made)] }, { revalidate: false });
  const today = dayKey(Date.now(), data?.timezone ?? tenant.timezone);
  return {
    closures: data && upcomingClosures(data.closures, today),
    today,
    error,
    isValidating,
    affectedNow: (made: Pick<ClosureMade, 'closureId' | 'affected'>): number =>
      affectedNow(data?.closures ?? null, made),
    mutate,
    create: async (body: ClosureCreate) => {
      const made = await api('POST /v1/closures', { body });
      await list([made]);
      await reload();
      return made;
    },
    addHolidays: async (body: QuebecHolidaysRequest) => {
      const made = await api('POST /v1/closures/quebec-holidays', { body });
      await list(made.closures);
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
