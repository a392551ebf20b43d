import type { MoveAsked } from '../../../shared/schemas/bookings-ahead.ts';
import { api } from '../session/session.ts';
import { useRefresh } from '../session/use-api.ts';

/**
 * Asks the visitors of a closure, or of bookings that nobody performs any more, to choose another time: all of them.
 */
export const useAskToMove = () => {
  const refresh = useRefresh();
  return async (closureId?: string): Promise<Pick<MoveAsked, 'asked' | 'unreachable'>> => {
    let [asked, unreachable] = [0, 0];
    let resume: string | undefined;
    do {
      const body = { ...(closureId ? { closureId } : {}), ...(resume ? { resume } : {}) };
      const answer: MoveAsked = await api('POST /v1/bookings/ask-to-move', { body });
      asked += answer.asked;
      unreachable += answer.unreachable;
      resume = answer.resume;
    } while (resume);
    await refresh('bookings');
    return { asked, unreachable };
  };
};
