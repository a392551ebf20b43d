import type { Context } from 'aws-lambda';
import { JOB_ENV, requireEnv } from '../../kernel/environment.ts';
import { openDesk } from '../../kernel/job-kernel.ts';
import { openQueue } from '../../kernel/queue/sqs-gateway.ts';
import { nearlyOver } from '../../kernel/queue/time-left.ts';
import { raceRetry } from '../../kernel/table/retry.ts';
import { planPurge } from './plan-purge.ts';

/** For the page that is being sent. */
const RESERVE_MS = 20_000;

const desk = openDesk('plan-purge');
const queue = openQueue(requireEnv(JOB_ENV.queueUrl), raceRetry);

/** Throws when not every business was planned: Lambda then runs it again. */
export const handler = async (_event: unknown, context: Context): Promise<void> => {
  const { table, clock, logger, measure } = desk;
  const plan = await planPurge({ table, queue }, clock(), nearlyOver(context, RESERVE_MS));
  measure('PurgesPlanned', plan.planned);
  logger.info('planned', { ...plan });
  if (!plan.isWhole) throw new Error('Not every business was planned.');
};
