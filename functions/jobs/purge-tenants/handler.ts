import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { ENV } from '../../kernel/environment.ts';
import { secret } from '../../kernel/identity/secret.ts';
import { createSigner } from '../../kernel/identity/signing.ts';
import { openDesk } from '../../kernel/job-kernel.ts';
import { purgeTenants } from './purge-tenants.ts';

const desk = openDesk('purge-tenants');

export const handler = async (event: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
  const signer = createSigner(await secret(ENV.signingSecretArn));
  return purgeTenants({ ...desk, signer })(event, context);
};
