import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { EvaluateOptions, Outcome } from './evaluate.ts';
import type { PlayedScenario } from './scenarios/load.ts';

/** Conversations over one database, which takes longer to answer the more it holds. */
const PER_DATABASE = 50;

/** Those of one business and time stand together: a business is made once for all of them that share a database. */
const partsOf = (scenarios: readonly PlayedScenario[]): readonly (readonly PlayedScenario[])[] => {
  const sorted = scenarios.toSorted((one, other) =>
    `${one.business} ${one.at}` < `${other.business} ${other.at}` ? -1 : 1,
  );
  const count = Math.ceil(sorted.length / PER_DATABASE);
  return Array.from({ length: count }, (_, n) => sorted.slice(n * PER_DATABASE, (n + 1) * PER_DATABASE));
};

const inThread = async (
  scenarios: readonly PlayedScenario[],
  options: EvaluateOptions,
): Promise<readonly Outcome[]> => {
  const thread = new Worker(new URL('./evaluating-thread.ts', import.meta.url), {
    workerData: { scenarios, options },
  });
  const exited = once(thread, 'exit').then(([code]) => {
    throw new Error(`A thread of conversations exited with ${code} before it answered.`);
  });
  const [outcomes] = await Promise.race([once(thread, 'message'), exited]);
  await thread.terminate();
  return outcomes;
};

/**
 * Has the scenarios' conversations as `evaluate` does, as many at once as the machine has processors, and answers the
 * outcomes in the order of the scenarios. Throws what any of them threw.
 */
export const evaluateAtOnce = async (
  scenarios: readonly PlayedScenario[],
  options: EvaluateOptions = {},
): Promise<readonly Outcome[]> => {
  const waiting = [...partsOf(scenarios)];
  const found = new Map<string, Outcome>();
  const work = async (): Promise<void> => {
    for (let part = waiting.shift(); part; part = waiting.shift())
      for (const outcome of await inThread(part, options)) found.set(outcome.scenario.name, outcome);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return scenarios.map(({ name }) => {
    const outcome = found.get(name);
    if (!outcome) throw new Error(`The conversation ${name} ended without an outcome.`);
    return outcome;
  });
};
