import type { Context } from 'aws-lambda';
import { ENV } from '../../kernel/environment.ts';
import { secret } from '../../kernel/identity/secret.ts';
import { createSigner } from '../../kernel/identity/signing.ts';
import { openJobKernel } from '../../kernel/job-kernel.ts';
import { run } from './continue-erasures.ts';

const kernel = openJobKernel('continue-erasures');

export const handler = async (event: unknown, context: Context): Promise<void> =>
  run(kernel, createSigner(await secret(ENV.signingSecretArn)))(event, context);
