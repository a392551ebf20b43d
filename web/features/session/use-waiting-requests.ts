import { useApi } from './use-api.ts';

/** The number of unanswered requests, counted on one page; every such count on screen uses it. */
export const useWaitingRequests = () => {
  const { data, error, mutate } = useApi('GET /v1/leads', { query: { limit: 100, waiting: 'true' } });
  return {
    count: data?.leads.length,
    hasMore: data?.nextCursor !== undefined,
    error,
    mutate,
  };
};
