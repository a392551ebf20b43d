import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import type { Logger } from '../../../functions/kernel/observe/logger.ts';
import { openInsertStream } from '../../../local/jobs/insert-stream.ts';
import { silent } from '../../support/regeneration-run.ts';

const placesOf = ({ Records }: DynamoDBStreamEvent) =>
  Records.map(({ dynamodb }) => Number(dynamodb?.Keys?.sk?.S));
const inserted = (...numbers: readonly number[]) =>
  numbers.map((n) => ({ pk: 'OUTBOX#1', sk: String(n), texts: { tenantId: 't' } }));

/** A stream whose function answers as it is told to, batch by batch, and else takes all. */
const openStream = (
  answers: readonly ('throws' | number)[],
  { retries = 5, logger = silent }: { readonly retries?: number; readonly logger?: Logger } = {},
) => {
  const batches: (readonly number[])[] = [];
  const stream = openInsertStream({
    batchSize: 3,
    retries,
    logger,
    handle: async (event) => {
      const answer = answers[batches.length];
      batches.push(placesOf(event));
      if (answer === 'throws') throw new Error('poison');
      const failed = answer === undefined ? undefined : event.Records[answer]?.dynamodb?.SequenceNumber;
      return { batchItemFailures: failed === undefined ? [] : [{ itemIdentifier: failed }] };
    },
  });
  const untilIdle = async () => {
    while (stream.isBusy()) await setTimeout(5);
  };
  return { stream, batches, untilIdle };
};

describe('a table’s stream', () => {
  test('is followed in its order and in batches, from wherever a batch stopped', async () => {
    const { stream, batches, untilIdle } = openStream([1]);
    stream.tell(inserted(1, 2, 3, 4, 5));
    await untilIdle();
    expect(batches).toEqual([[1, 2, 3], [2, 3, 4], [5]]);
  });

  test('gives a batch again that its function died of', async () => {
    const { stream, batches, untilIdle } = openStream(['throws']);
    stream.tell(inserted(1, 2));
    await untilIdle();
    expect(batches).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test('gives up what fails to the end, says so, and goes on with what follows', async () => {
    const lines: string[] = [];
    const logger = { ...silent, error: (message: string) => void lines.push(message) };
    const { stream, batches, untilIdle } = openStream(['throws', 'throws'], { retries: 1, logger });
    stream.tell(inserted(1, 2, 3, 4));
    await untilIdle();
    expect(batches).toEqual([[1, 2, 3], [1, 2, 3], [4]]);
    expect(lines).toContain('stream records given up');
  });
});
