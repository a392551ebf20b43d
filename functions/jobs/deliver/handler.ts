import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { ENV } from '../../kernel/environment.ts';
import { secret } from '../../kernel/identity/secret.ts';
import { createSigner } from '../../kernel/identity/signing.ts';
import { openJobKernel } from '../../kernel/job-kernel.ts';
import { deliverQueued } from '../../messages/deliver.ts';
import { deliverySettings } from './delivery-settings.ts';
import { deliveryWorker } from './delivery-worker.ts';
import { openDelivery } from './open-delivery.ts';

const kernel = openJobKernel('deliver');
const settings = deliverySettings();

export const handler = async (event: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
  const signer = createSigner(await secret(ENV.signingSecretArn));
  const worker = deliveryWorker(kernel.logger, (place) =>
    deliverQueued({ ...openDelivery({ ...kernel, signer, settings }), measure: kernel.measure }, place),
  );
  return worker(event, context);
};
