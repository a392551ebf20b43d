import { useApi } from './use-api.ts';

/** The number of questions that visitors asked and nothing answers, counted on one page. */
export const useOpenQuestionCount = () => {
  const { data, error } = useApi('GET /v1/questions', { query: { limit: 100 } });
  return { count: data?.questions.length, hasMore: data?.nextCursor !== undefined, error };
};
