import { getSecret } from '@aws-lambda-powertools/parameters/secrets';
import { ENV } from '../environment.ts';
import type { OperatorSecret } from './operator-secret.ts';
import { SECRET_AGE_SECONDS } from './secret.ts';

const isMissing = (cause: unknown): boolean =>
  cause instanceof Error && (cause.name === 'ResourceNotFoundException' || isMissing(cause.cause));

/**
 * The operator's secrets, read from Secrets Manager under the names in the environment; a resource without a name
 * there may not read the secret. Throws when Secrets Manager fails, except when the secret does not exist.
 */
export const operatorSecret: OperatorSecret = async (name) => {
  const secretName = { stripe: process.env[ENV.stripeSecret], anthropic: process.env[ENV.anthropicSecret] }[
    name
  ];
  if (!secretName) return undefined;
  try {
    const value = await getSecret(secretName, { maxAge: SECRET_AGE_SECONDS });
    return typeof value === 'string' && value !== '' ? value : undefined;
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw cause;
  }
};
