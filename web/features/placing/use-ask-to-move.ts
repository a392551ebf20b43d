import type { MoveAsked } from '../../../shared/schemas/bookings-ahead.ts';
import { api } from '../session/session.ts';
import { useRefresh } from '../session/use-api.ts';

/**
 * Asks the visitors of a closure, or of bookings that nobody performs any more, to choose another time: all of them.
 */
export const useAskToMove = () => {
  const refresh = useRefresh();
  return async (closureId?: string): Promise<Pick<MoveAsked, 'asked' | 'unreachable'>> => {
    let asked = 0;
    let answer: MoveAsked;
    do {
      answer = await api('POST /v1/bookings/ask-to-move', { body: closureId ? { closureId } : {} });
      asked += answer.asked;
    } while (answer.left > 0);
    await refresh('bookings');
    return { asked, unreachable: answer.unreachable };
  };
};
