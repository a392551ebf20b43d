import { useEffect } from 'react';
import type { Conversation } from '../../../shared/schemas/conversation.ts';
import { untilDone } from '../../lib/until-done.ts';
import { api, warn } from '../session/session.ts';
import { useRefresh } from '../session/use-api.ts';
import { useCan } from '../session/use-me.ts';

/** Notes what is on a visible screen as read by the team; viewers only look. */
export const useMarkSeen = ({ conversationId, isUnread, transcript }: Conversation): void => {
  const refresh = useRefresh();
  const canWrite = useCan('staff');
  const entry = transcript.at(-1)?.number;
  useEffect(() => {
    if (!canWrite || !isUnread || entry === undefined) return;
    const seen = async () => {
      await api('POST /v1/conversations/{conversationId}/seen', {
        params: { conversationId },
        body: { entry },
      });
      await refresh('conversations');
    };
    return untilDone(seen, document, (error) => warn('A conversation could not be marked as read', error));
  }, [canWrite, isUnread, entry, conversationId, refresh]);
};
