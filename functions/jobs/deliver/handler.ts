import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { ENV, requireEnv } from '../../kernel/environment.ts';
import { secret } from '../../kernel/identity/secret.ts';
import { createSigner } from '../../kernel/identity/signing.ts';
import { openJobKernel } from '../../kernel/job-kernel.ts';
import { deliverQueued } from '../../messages/deliver.ts';
import { deliveryWorker } from './delivery-worker.ts';
import { openDelivery } from './open-delivery.ts';

const kernel = openJobKernel('deliver');
const appBase = process.env[ENV.appBase] ?? '';
const settings = {
  stage: requireEnv(ENV.stage),
  appBase,
  pagesBase: process.env[ENV.pagesBase] ?? appBase,
  apiBase: appBase,
};

export const handler = async (event: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
  const signer = createSigner(await secret(ENV.signingSecretArn));
  const worker = deliveryWorker(kernel.logger, (place) =>
    deliverQueued(openDelivery({ ...kernel, signer, settings }), place),
  );
  return worker(event, context);
};
