import { useAction } from '../../lib/use-action.ts';
import { api } from '../session/session.ts';
import { useRefresh } from '../session/use-api.ts';

/** What a member can do in a conversation; the screen reads it again afterwards. */
export const useAnswering = (conversationId: string) => {
  const refresh = useRefresh();
  const { busy, failure, run } = useAction<'send' | 'give-back'>();
  const params = { conversationId };
  const reread = () => refresh('conversations', 'leads');
  const post = async (text: string) => {
    await api('POST /v1/conversations/{conversationId}/messages', { params, body: { text } });
    await reread();
  };
  const handBack = async () => {
    await api('POST /v1/conversations/{conversationId}/give-back', { params });
    await reread();
  };
  return {
    busy,
    failure,
    /** Answers whether it was sent. */
    send: (text: string) => run('send', () => post(text)),
    giveBack: () => run('give-back', handBack),
  };
};
