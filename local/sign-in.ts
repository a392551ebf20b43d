import { LocalFailure } from './local-failure.ts';

interface Pool {
  readonly endpoint: string;
  readonly clientId: string;
}

/** An id token for an e-mail and a password, as tools and tests get one; the browser signs in by SRP. */
export const signInWithPassword = async (pool: Pool, email: string, password: string): Promise<string> => {
  const answer = await fetch(pool.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: pool.clientId,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  });
  const result: unknown = await answer.json();
  const token: unknown = Object(Object(result).AuthenticationResult).IdToken;
  if (typeof token !== 'string')
    throw new LocalFailure(`${email} could not sign in: ${JSON.stringify(result)}`);
  return token;
};
