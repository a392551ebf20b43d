import type { Context } from 'aws-lambda';
import { JOB_ENV, requireEnv } from '../../kernel/environment.ts';
import { raceRetry } from '../../kernel/retry.ts';
import { openDesk } from '../desk.ts';
import { openQueue } from '../sqs-gateway.ts';
import { sweepOutbox } from '../sweep-outbox.ts';
import { nearlyOver } from '../time-left.ts';

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
