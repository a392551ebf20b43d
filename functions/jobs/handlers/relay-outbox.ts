import { JOB_ENV, requireEnv } from '../../kernel/environment.ts';
import { raceRetry } from '../../kernel/retry.ts';
import { openDesk } from '../desk.ts';
import { relayOutbox } from '../relay-outbox.ts';
import { openQueue } from '../sqs-gateway.ts';

export const handler = relayOutbox({
  ...openDesk('relay-outbox'),
  queue: openQueue(requireEnv(JOB_ENV.queueUrl), raceRetry),
});
