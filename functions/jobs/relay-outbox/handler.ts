import { JOB_ENV, requireEnv } from '../../kernel/environment.ts';
import { openJobKernel } from '../../kernel/job-kernel.ts';
import { openQueue } from '../../kernel/queue/sqs-gateway.ts';
import { raceRetry } from '../../kernel/table/retry.ts';
import { relayOutbox } from './relay-outbox.ts';

export const handler = relayOutbox({
  ...openJobKernel('relay-outbox'),
  queue: openQueue(requireEnv(JOB_ENV.queueUrl), raceRetry),
});
