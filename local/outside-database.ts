import { answers } from './dynoxide.ts';
import { LocalFailure } from './local-failure.ts';

const POLL_MS = 250;

/**
 * Waits until an external DynamoDB, which may still be starting, answers. Throws LocalFailure after `patienceMs`
 * without an answer.
 */
export const untilDatabaseAnswers = async (endpoint: string, patienceMs = 60_000): Promise<void> => {
  const end = performance.now() + patienceMs;
  for (let looks = 0; !(await answers(endpoint)); looks++) {
    if (looks === 0) process.stdout.write(`Waiting for the DynamoDB at ${endpoint}…\n`);
    if (performance.now() > end)
      throw new LocalFailure(
        `No DynamoDB answers at ${endpoint}: start it, or leave DYNAMODB_ENDPOINT away on Linux x64.`,
      );
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};
