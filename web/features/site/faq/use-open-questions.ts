import type { OpenQuestion } from '../../../../shared/schemas/question.ts';
import { api } from '../../session/session.ts';
import { useApiList, useRefresh } from '../../session/use-api.ts';

const PAGE = 25;

/** The questions of visitors that nothing answers, and how one is closed. */
export const useOpenQuestions = () => {
  const list = useApiList('GET /v1/questions', (data) => data.questions, { limit: PAGE });
  const refresh = useRefresh();
  return {
    questions: list.items,
    hasMore: list.hasMore,
    loadMore: list.loadMore,
    error: list.error,
    isValidating: list.isValidating,
    mutate: list.mutate,
    /** Closes a question that an entry answers now. */
    answered: async ({ questionId }: OpenQuestion, faqId: string): Promise<void> => {
      await api('POST /v1/questions/{questionId}/answer', { params: { questionId }, body: { faqId } });
      await refresh('faq');
    },
    close: async ({ questionId }: OpenQuestion): Promise<void> => {
      await api('DELETE /v1/questions/{questionId}', { params: { questionId } });
      await refresh('faq');
    },
  };
};

export type OpenQuestionsResource = ReturnType<typeof useOpenQuestions>;
