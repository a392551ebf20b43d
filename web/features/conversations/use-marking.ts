import { useState } from 'react';
import { api } from '../session/session.ts';
import { useRefresh } from '../session/use-api.ts';

interface Change {
  readonly tag?: string;
  readonly untag?: string;
  readonly answered?: true;
}

/** Changes what a conversation carries; the screen reads it again afterwards. */
export const useMarking = (conversationId: string) => {
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  /** Answers whether it was done. */
  const change = async (body: Change): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      await api('PATCH /v1/conversations/{conversationId}', { params: { conversationId }, body });
      await refresh('GET /v1/conversations', 'GET /v1/conversations/{conversationId}');
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, change };
};
