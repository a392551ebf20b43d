import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { ENV, requireEnv } from '../../kernel/environment.ts';
import { secret } from '../../kernel/identity/secret.ts';
import { createSigner } from '../../kernel/identity/signing.ts';
import { openDesk } from '../../kernel/job-kernel.ts';
import { deliverQueued } from '../../messages/deliver.ts';
import { deliveryDesk } from '../../messages/delivery-desk.ts';
import { deliveryWorker } from './delivery-worker.ts';

const desk = openDesk('deliver');
const settings = { stage: requireEnv(ENV.stage) };

export const handler = async (event: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
  const signer = createSigner(await secret(ENV.signingSecretArn));
  const worker = deliveryWorker(desk.logger, (place) =>
    deliverQueued(deliveryDesk({ ...desk, signer, settings }), place),
  );
  return worker(event, context);
};
