import { MINUTE_MS } from '../../../../shared/domain/duration.ts';
import type { Rescue, RescueCreate } from '../../../../shared/schemas/rescue.ts';
import { api } from '../../session/session.ts';
import { useApi, useRefresh } from '../../session/use-api.ts';

/** The rescues of a day; read again each minute, as a delay ends without anybody changing anything. */
export const useRescues = (date: string) => {
  const { data, error } = useApi(
    'GET /v1/bookings/rescues',
    { query: { date } },
    { refreshInterval: MINUTE_MS },
  );
  return { rescues: data?.rescues ?? [], error };
};

/** Rescues a day until every client who can be was asked. */
export const useRescueDay = () => {
  const refresh = useRefresh();
  return async (body: RescueCreate): Promise<Rescue> => {
    try {
      let asked = 0;
      let rescue: Rescue;
      do {
        rescue = await api('POST /v1/bookings/rescues', { body });
        asked += rescue.asked ?? 0;
      } while (rescue.left > 0 && (rescue.asked ?? 0) > 0);
      return { ...rescue, asked };
    } finally {
      await refresh('bookings', 'rules');
    }
  };
};
