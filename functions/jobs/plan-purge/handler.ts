import { JOB_ENV, requireEnv } from '../../kernel/environment.ts';
import { openDesk } from '../../kernel/job-kernel.ts';
import { openQueue } from '../../kernel/queue/sqs-gateway.ts';
import { raceRetry } from '../../kernel/table/retry.ts';
import { run } from './run.ts';

export const handler = run(openDesk('plan-purge'), openQueue(requireEnv(JOB_ENV.queueUrl), raceRetry));
