import type { Context } from 'aws-lambda';
import { JOB_ENV, requireEnv } from '../../kernel/environment.ts';
import { openDesk } from '../../kernel/job-kernel.ts';
import { openQueue } from '../../kernel/queue/sqs-gateway.ts';
import { nearlyOver } from '../../kernel/queue/time-left.ts';
import { raceRetry } from '../../kernel/table/retry.ts';
import { sweepOutbox } from './sweep-outbox.ts';

/** For the page that is being handed over. */
const RESERVE_MS = 10_000;

const desk = openDesk('sweep-outbox');
const queue = openQueue(requireEnv(JOB_ENV.queueUrl), raceRetry);

export const handler = async (_event: unknown, context: Context): Promise<void> => {
  const { table, clock, measure } = desk;
  const sweep = await sweepOutbox({ table, queue }, clock(), nearlyOver(context, RESERVE_MS));
  measure('EntriesSwept', sweep.handedOver);
  measure('LongestOwed', sweep.oldestMs);
};
