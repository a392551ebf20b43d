import { useAction } from '../../lib/use-action.ts';
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
  const { busy, failure, run } = useAction<'mark'>();
  const mark = async (body: Change) => {
    await api('PATCH /v1/conversations/{conversationId}', { params: { conversationId }, body });
    await refresh('conversations');
  };
  return {
    isBusy: busy !== null,
    failure,
    /** Answers whether it was done. */
    change: (body: Change) => run('mark', () => mark(body)),
  };
};
