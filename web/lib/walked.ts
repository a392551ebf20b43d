import { errorText } from './api-error.ts';

/** A request of several failed after others had done their part; how much that is. */
export class PartlyDone extends Error {
  override readonly name = 'PartlyDone';
  readonly done: number;

  constructor(done: number, cause: unknown) {
    super('Partly done', { cause });
    this.done = done;
  }
}

interface Walk<Answer> {
  /** One request, which goes on after the answer of the one before. */
  readonly step: (before: Answer | null) => Promise<Answer>;
  readonly isLast: (answer: Answer) => boolean;
  /** How much an answer says was done. */
  readonly doneBy: (answer: Answer) => number;
}

/**
 * Does in several requests what is too much for one; answers what each of them did. Throws `PartlyDone` where one fails
 * once something was done, and what it threw where nothing was.
 */
export const walked = async <Answer>({ step, isLast, doneBy }: Walk<Answer>): Promise<readonly Answer[]> => {
  const answers: Answer[] = [];
  let last: Answer | null = null;
  do {
    try {
      last = await step(last);
    } catch (cause) {
      const done = answers.reduce((sum, answer) => sum + doneBy(answer), 0);
      throw done === 0 ? cause : new PartlyDone(done, cause);
    }
    answers.push(last);
  } while (!isLast(last));
  return answers;
};

/** What is told of a failure: first what had been done by then, if anything. */
export const failureText = (error: unknown, told: (done: number) => string, fallback: string): string =>
  error instanceof PartlyDone
    ? `${told(error.done)} ${errorText(error.cause, fallback)}`
    : errorText(error, fallback);
