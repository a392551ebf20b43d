import { JOB_ENV, requireEnv } from '../../kernel/environment.ts';
import { openJobKernel } from '../../kernel/job-kernel.ts';
import { openQueue } from '../../kernel/queue/sqs-gateway.ts';
import { raceRetry } from '../../kernel/table/retry.ts';
import { run } from './sweep-outbox.ts';

export const handler = run(openJobKernel('sweep-outbox'), openQueue(requireEnv(JOB_ENV.queueUrl), raceRetry));
