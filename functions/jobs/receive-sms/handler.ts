import type { SNSEvent } from 'aws-lambda';
import { ENV } from '../../kernel/environment.ts';
import { secret } from '../../kernel/identity/secret.ts';
import { createSigner } from '../../kernel/identity/signing.ts';
import { openJobKernel } from '../../kernel/job-kernel.ts';
import { receiveSms } from './receive-sms.ts';

const kernel = openJobKernel('receive-sms');

export const handler = async (event: SNSEvent): Promise<void> => {
  const signer = createSigner(await secret(ENV.signingSecretArn));
  await receiveSms({ ...kernel, signer })(event);
};
