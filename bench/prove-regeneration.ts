import { openTable } from '../functions/kernel/table/table.ts';
import type { CrashingProcess } from '../test/support/crashing-process.ts';
import { openTestDatabase } from '../test/support/database.ts';
import { businesses, type DueBusiness, putBusinesses } from '../test/support/due-businesses.ts';
import { type Judgement, judge } from '../test/support/regeneration-judge.ts';
import { openRun } from '../test/support/regeneration-run.ts';
import { seededRandom } from './seeded-random.ts';

/** Monday 2026-11-23, 08:00 in Toronto. */
const NOW = Date.parse('2026-11-23T13:00:00Z');
const DUE_AT = '2026-11-23T12:00:00.000Z';
const WORKERS = 8;
/** Share of processed messages that are delivered again. */
const AGAIN = 0.02;
/** Probability that a process crashes at a step: about one write in two thousand. */
const CRASH_RATE = 1 / 4000;
/** Hours after which a planner that keeps crashing counts as a failure. */
const MOST_HOURS = 24;

export interface ProofSettings {
  readonly tenants: number;
  /** One business in this many has an agenda that cannot be computed. */
  readonly poisonEvery: number;
  readonly seed: number;
}

export interface Proof {
  readonly holds: boolean;
  readonly lines: readonly string[];
}

/** Processes that crash at random, with a count of the crashes. */
const crashingProcesses = (random: () => number) => {
  let crashes = 0;
  const next = (): CrashingProcess => ({
    hasCrashed: false,
    crashesNow: () => {
      const crashesHere = random() < CRASH_RATE;
      if (crashesHere) crashes += 1;
      return crashesHere;
    },
  });
  return { next, crashes: () => crashes };
};

const untilPlanned = async (hour: () => Promise<void>): Promise<void> => {
  for (let hours = 0; hours < MOST_HOURS; hours += 1)
    try {
      return await hour();
    } catch {
      // The planner crashed; go on with the next hour.
    }
  throw new Error(`The planner crashed in ${MOST_HOURS} hours of ${MOST_HOURS}.`);
};

const idsIn = (bodies: readonly unknown[]): readonly string[] =>
  bodies.map((body) => String(Object(body).tenantId));

/** Checks the businesses' data and the dead letters. */
const verdictsOn = (
  all: readonly DueBusiness[],
  { asClean, others }: Judgement,
  dead: readonly string[],
): Readonly<Record<string, boolean>> => {
  const poison = all.filter(({ isPoison }) => isPoison).map(({ tenantId }) => tenantId);
  const sameAsPoison = (ids: readonly string[]) => ids.toSorted().join() === poison.toSorted().join();
  return {
    'every healthy business is as a clean run leaves it': asClean.length === all.length - poison.length,
    'no other is but the poisonous': sameAsPoison(others),
    'the poisonous ones, and no other, are among the dead letters': sameAsPoison([...new Set(dead)]),
  };
};

/**
 * Regenerates businesses that are all due at once, while processes crash, messages arrive twice and some businesses
 * always fail; compares the result with undisturbed runs.
 */
export const proveRegeneration = async ({ tenants, poisonEvery, seed }: ProofSettings): Promise<Proof> => {
  const database = await openTestDatabase();
  try {
    const table = openTable(database.client, database.tableName, () => NOW);
    const random = seededRandom(seed);
    const all = businesses(tenants, poisonEvery);
    await putBusinesses(table, all, DUE_AT);
    const processes = crashingProcesses(random);
    const run = openRun({
      table,
      now: NOW,
      workers: WORKERS,
      random,
      again: AGAIN,
      nextProcess: processes.next,
    });
    const started = performance.now();
    await untilPlanned(run.hour);
    const seconds = (performance.now() - started) / 1000;
    const judgement = await judge(table, all, NOW);
    const { asClean, days } = judgement;
    const dead = idsIn(run.queue.dead());
    const verdicts = verdictsOn(all, judgement, dead);
    return {
      holds: Object.values(verdicts).every(Boolean),
      lines: [
        `seed ${seed}, ${tenants} businesses due at once, one in ${poisonEvery} of them poison, ${WORKERS} workers`,
        `regenerated ${asClean.length} (${days} days of agenda) in ${seconds.toFixed(1)} s: ${Math.round(asClean.length / seconds)} a second`,
        `${run.queue.received()} messages received, ${processes.crashes()} processes crashed on the way, ${dead.length} dead letters`,
        ...Object.entries(verdicts).map(([what, holds]) => `${holds ? 'holds' : 'FAILS'}: ${what}`),
      ],
    };
  } finally {
    await database.stop();
  }
};
