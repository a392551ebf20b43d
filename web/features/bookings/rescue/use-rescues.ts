import { MINUTE_MS } from '../../../../shared/domain/duration.ts';
import type { Rescue, RescueCreate } from '../../../../shared/schemas/rescue.ts';
import { walked } from '../../../lib/walked.ts';
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

/** Rescues a day until every client who can be was asked. Throws `PartlyDone` once some of them were. */
export const useRescueDay = () => {
  const refresh = useRefresh();
  return async (body: RescueCreate): Promise<Rescue> => {
    try {
      const rescues = await walked<Rescue>({
        step: () => api('POST /v1/bookings/rescues', { body }),
        isLast: ({ left, asked = 0 }) => left === 0 || asked === 0,
        doneBy: ({ asked = 0 }) => asked,
      });
      return rescues.reduce((sum, rescue) => ({ ...rescue, asked: (sum.asked ?? 0) + (rescue.asked ?? 0) }));
    } finally {
      await refresh('bookings', 'rules');
    }
  };
};
