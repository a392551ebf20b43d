import { getSecret } from '@aws-lambda-powertools/parameters/secrets';
import { type ENV, requireEnv } from '../environment.ts';

/** Seconds for which a secret is cached, so that a rotation takes effect. */
export const SECRET_AGE_SECONDS = 300;

/** The value of the secret whose name is in a variable. Throws when it is not text. */
export const secret = async (
  arnVariable: typeof ENV.signingSecretArn | typeof ENV.originSecretArn,
): Promise<string> => {
  const value = await getSecret(requireEnv(arnVariable), { maxAge: SECRET_AGE_SECONDS });
  if (typeof value !== 'string') throw new Error(`The secret of ${arnVariable} is not text.`);
  return value;
};
