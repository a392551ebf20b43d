import { ENV } from '../../kernel/environment.ts';
import { secret } from '../../kernel/identity/secret.ts';
import { createSigner } from '../../kernel/identity/signing.ts';
import { openJobKernel } from '../../kernel/job-kernel.ts';
import { recordMailEvent } from './record-mail-event.ts';

const kernel = openJobKernel('record-mail-events');

export const handler = async (event: unknown): Promise<void> => {
  const signer = createSigner(await secret(ENV.signingSecretArn));
  await recordMailEvent({ ...kernel, signer }, event);
};
