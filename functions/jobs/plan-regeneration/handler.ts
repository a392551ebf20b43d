import type { Context } from 'aws-lambda';
import { JOB_ENV, requireEnv } from '../../kernel/environment.ts';
import { openDesk } from '../../kernel/job-kernel.ts';
import { openQueue } from '../../kernel/queue/sqs-gateway.ts';
import { nearlyOver } from '../../kernel/queue/time-left.ts';
import { raceRetry } from '../../kernel/table/retry.ts';
import { planRegeneration } from './plan-regeneration.ts';

/** For the page that is being sent. */
const RESERVE_MS = 20_000;

const desk = openDesk('plan-regeneration');
const queue = openQueue(requireEnv(JOB_ENV.queueUrl), raceRetry);

/** Throws when not all that is due was planned: Lambda then runs it again. */
export const handler = async (_event: unknown, context: Context): Promise<void> => {
  const { table, clock, logger, measure } = desk;
  const plan = await planRegeneration({ table, queue }, clock(), nearlyOver(context, RESERVE_MS));
  measure('TurnsPlanned', plan.planned);
  measure('LongestDue', plan.longestDueMs);
  logger.info('planned', { ...plan });
  if (!plan.isWhole) throw new Error('Not every turn that is due was planned.');
};
