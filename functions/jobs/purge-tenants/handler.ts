import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { ENV } from '../../kernel/environment.ts';
import { secret } from '../../kernel/identity/secret.ts';
import { createSigner } from '../../kernel/identity/signing.ts';
import { openJobKernel } from '../../kernel/job-kernel.ts';
import { purgeTenants } from './purge-tenants.ts';

const kernel = openJobKernel('purge-tenants');

export const handler = async (event: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
  const signer = createSigner(await secret(ENV.signingSecretArn));
  return purgeTenants({ ...kernel, signer })(event, context);
};
