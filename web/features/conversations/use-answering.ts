import { useState } from 'react';
import { api } from '../session/session.ts';
import { useRefresh } from '../session/use-api.ts';

type Busy = 'send' | 'give-back';

/** What a member can do in a conversation; the screen reads it again afterwards. */
export const useAnswering = (conversationId: string) => {
  const refresh = useRefresh();
  const [busy, setBusy] = useState<Busy | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const done = async (what: Busy, work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(what);
    setFailure(null);
    try {
      await work();
      await refresh('GET /v1/conversations', 'GET /v1/conversations/{conversationId}');
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setBusy(null);
    }
  };
  const params = { conversationId };
  return {
    busy,
    failure,
    /** Answers whether it was sent. */
    send: (text: string) =>
      done('send', () => api('POST /v1/conversations/{conversationId}/messages', { params, body: { text } })),
    giveBack: () =>
      done('give-back', () => api('POST /v1/conversations/{conversationId}/give-back', { params })),
  };
};
