import { getSecret } from '@aws-lambda-powertools/parameters/secrets';
import { ENV } from '../environment.ts';
import type { GivenSecret } from './given-secret.ts';

/** Seconds for which a secret is kept before it is asked for again, so that a rotation is seen. */
const SECRET_AGE_SECONDS = 300;

const isMissing = (cause: unknown): boolean =>
  cause instanceof Error && (cause.name === 'ResourceNotFoundException' || isMissing(cause.cause));

/**
 * The operator's secrets, read from Secrets Manager under the names that the environment tells; a resource that is told none may
 * read none. Throws when Secrets Manager fails in any other way than having no such secret.
 */
export const givenSecret: GivenSecret = async (name) => {
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
