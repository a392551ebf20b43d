import { useApi } from './use-api.ts';

/** How many requests nobody has answered, as far as one page of them counts: what every count of requests shows. */
export const useWaitingRequests = () => {
  const { data, error, mutate } = useApi('GET /v1/leads', { query: { limit: 100, waiting: 'true' } });
  return {
    count: data?.leads.length,
    hasMore: data?.nextCursor !== undefined,
    error,
    mutate,
  };
};
