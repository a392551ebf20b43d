import type { Context } from 'aws-lambda';
import { ENV } from '../../kernel/environment.ts';
import { secret } from '../../kernel/identity/secret.ts';
import { createSigner } from '../../kernel/identity/signing.ts';
import { openDesk } from '../../kernel/job-kernel.ts';
import { nearlyOver } from '../../kernel/queue/time-left.ts';
import { purgeErasures } from './purge-erasures.ts';

/** For the step that is being taken. */
const RESERVE_MS = 30_000;

const desk = openDesk('purge-erasures');

export const handler = async (_event: unknown, context: Context): Promise<void> => {
  const signer = createSigner(await secret(ENV.signingSecretArn));
  const finished = await purgeErasures({ ...desk, signer }, desk.clock(), nearlyOver(context, RESERVE_MS));
  desk.measure('ErasuresFinished', finished);
};
