import { describe, expect, test } from '@jest/globals';
import type { SQSEvent } from 'aws-lambda';
import type { Logger } from '../../../functions/kernel/observe/logger.ts';
import { queueWorker } from '../../../functions/kernel/queue/batch-gateway.ts';
import { eventOf } from '../../../local/jobs/work-batch.ts';
import { silent } from '../../support/regeneration-run.ts';
import { regenerateSlots } from '../../support/under-role.ts';
import { openWorld } from '../../support/world.ts';

const messages = (...bodies: readonly string[]): SQSEvent =>
  eventOf(bodies.map((body, n) => ({ messageId: `m${n}`, body, receives: 1, sentAt: 0 })));

const withTime = (ms: number) => ({ getRemainingTimeInMillis: () => ms });
const failedOf = async (answer: Promise<{ batchItemFailures: { itemIdentifier: string }[] }>) =>
  (await answer).batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);

describe('a worker of a queue', () => {
  const worker = (work: (n: number) => Promise<unknown>, logger: Logger = silent) =>
    queueWorker({ read: Number, work, logger });

  test('answers for each message alone: what failed comes back, the rest does not', async () => {
    const done: number[] = [];
    const handle = worker(async (n) => {
      if (n === 2) throw new Error('poison');
      done.push(n);
    });
    expect(await failedOf(handle(messages('1', '2', '3'), withTime(60_000)))).toEqual(['m1']);
    expect(done.sort()).toEqual([1, 3]);
  });

  test('of which every message failed says so, and does not fail itself', async () => {
    const handle = worker(() => Promise.reject(new Error('poison')));
    expect(await failedOf(handle(messages('1', '2'), withTime(60_000)))).toEqual(['m0', 'm1']);
  });

  test('lets a message that takes all the time fail alone, before the function is ended', async () => {
    const handle = worker((n) => (n === 1 ? new Promise(() => {}) : Promise.resolve()));
    expect(await failedOf(handle(messages('1', '2'), withTime(1100)))).toEqual(['m0']);
  });

  test('gives a message up with a second left, which is what answering takes', async () => {
    const handle = worker(() => new Promise((done) => setTimeout(done, 700)));
    expect(await failedOf(handle(messages('1'), withTime(1300)))).toEqual(['m0']);
  });

  test('tells work in many steps to end with ten seconds left, and not before', async () => {
    const told: boolean[] = [];
    const handle = queueWorker({
      read: Number,
      work: async (_message, isOutOfTime) => told.push(isOutOfTime()),
      logger: silent,
    });
    for (const ms of [10_001, 9999]) await handle(messages('1'), withTime(ms));
    expect(told).toEqual([false, true]);
  });

  test('logs what failed by message and attempt, without what it said', async () => {
    const lines: unknown[] = [];
    const logger: Logger = { ...silent, error: (_message, _error, fields) => lines.push(fields) };
    await worker(() => Promise.reject(new Error('poison')), logger)(messages('12345'), withTime(60_000));
    expect(lines).toEqual([{ messageId: 'm0', attempt: '1' }]);
  });

  test('keeps nothing of one batch for the next', async () => {
    const handle = worker((n) => (n === 1 ? Promise.reject(new Error('poison')) : Promise.resolve()));
    await handle(messages('1'), withTime(60_000));
    expect(await failedOf(handle(messages('2', '3'), withTime(60_000)))).toEqual([]);
  });
});

describe('the regenerating worker', () => {
  test('refuses a message that the planner could not have sent, and changes nothing for it', async () => {
    const world = await openWorld();
    const { table, clock } = world.kernel;
    const handle = regenerateSlots({ table, clock, logger: silent });
    const forged = [
      'not json',
      '{}',
      '"due-1"',
      '{"tenantId":"due-1"}',
      '{"tenantId":7,"nextRefreshAt":"2026-11-23T12:00:00.000Z"}',
      '{"tenantId":"due-1","nextRefreshAt":"2026-11-23T12:00:00.000Z","horizonDays":365}',
      `{"tenantId":"${'x'.repeat(65)}","nextRefreshAt":"2026-11-23T12:00:00.000Z"}`,
    ];
    expect(await failedOf(handle(messages(...forged), withTime(60_000)))).toHaveLength(forged.length);
  });
});
