import { describe, expect, test } from '@jest/globals';
import { ApiError } from '../../../web/lib/api-error.ts';
import { failureText, PartlyDone, walked } from '../../../web/lib/walked.ts';

interface Answer {
  readonly asked: number;
  readonly resume?: string;
}

const refusal = new ApiError(
  { method: 'POST', path: '/v1/bookings/ask-to-move' },
  503,
  JSON.stringify({ error: { code: 'busy', message: 'Réessayez.' } }),
);

/** Walks over these answers, of which an error is thrown; `steps` are the marks from which each request went on. */
const walk = (answers: readonly (Answer | ApiError)[]) => {
  const steps: (string | undefined)[] = [];
  const result = walked<Answer>({
    step: async (before) => {
      const answer = answers[steps.length];
      steps.push(before?.resume);
      if (!answer || answer instanceof ApiError) throw answer ?? new Error('asked too often');
      return answer;
    },
    isLast: ({ resume }) => resume === undefined,
    doneBy: ({ asked }) => asked,
  });
  return { result, steps };
};

const told = (done: number) => `${done} faits.`;

describe('what takes several requests', () => {
  test('goes on from each answer to the next, until the last', async () => {
    const answers = [{ asked: 2, resume: 'a' }, { asked: 0, resume: 'b' }, { asked: 1 }];
    const { result, steps } = walk(answers);
    expect(await result).toEqual(answers);
    expect(steps).toEqual([undefined, 'a', 'b']);
  });

  test('tells what was done before one of them failed, and why', async () => {
    const { result } = walk([{ asked: 2, resume: 'a' }, { asked: 1, resume: 'b' }, refusal]);
    const error = await result.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PartlyDone);
    expect(error).toMatchObject({ done: 3, cause: refusal });
    expect(failureText(error, told, 'Échec.')).toBe('3 faits. Réessayez.');
  });

  test('fails as one request does where nothing was done', async () => {
    for (const answers of [[refusal], [{ asked: 0, resume: 'a' }, refusal]]) {
      const error = await walk(answers).result.catch((thrown: unknown) => thrown);
      expect(error).toBe(refusal);
      expect(failureText(error, told, 'Échec.')).toBe('Réessayez.');
    }
    expect(failureText(new Error('broken'), told, 'Échec.')).toBe('Échec.');
  });
});
