import type { MoveAsked } from '../../../shared/schemas/bookings-ahead.ts';
import { walked } from '../../lib/walked.ts';
import { api } from '../session/session.ts';
import { useRefresh } from '../session/use-api.ts';

const sumOf = (answers: readonly MoveAsked[], key: 'asked' | 'unreachable'): number =>
  answers.reduce((sum, answer) => sum + answer[key], 0);

/**
 * Asks the visitors of a closure, or of bookings that nobody performs any more, to choose another time: all of them.
 * Throws `PartlyDone` once some of them were asked.
 */
export const useAskToMove = () => {
  const refresh = useRefresh();
  return async (closureId?: string): Promise<Pick<MoveAsked, 'asked' | 'unreachable'>> => {
    try {
      const answers = await walked<MoveAsked>({
        step: (before) => {
          const resume = before?.resume;
          const body = { ...(closureId ? { closureId } : {}), ...(resume ? { resume } : {}) };
          return api('POST /v1/bookings/ask-to-move', { body });
        },
        isLast: ({ resume }) => !resume,
        doneBy: ({ asked }) => asked,
      });
      return { asked: sumOf(answers, 'asked'), unreachable: sumOf(answers, 'unreachable') };
    } finally {
      await refresh('bookings');
    }
  };
};
