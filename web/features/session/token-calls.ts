import type { AppConfig } from '../../../shared/schemas/app-config.ts';
import { NetworkError } from '../../lib/api-error.ts';
import { RefreshRefused } from './fresh-token.ts';
import type { Tokens } from './tokens.ts';

/**
 * The two identity calls of a signed-in page, by the service's JSON protocol. This keeps the SRP library out of the
 * dashboard's bundle, and gives a refresh the same ten-second limit as our API.
 */

interface AuthenticationResult {
  readonly IdToken: string;
  readonly AccessToken: string;
  readonly RefreshToken?: string;
  readonly ExpiresIn: number;
}

/** Where the identity service of this deployment listens. */
const identityEndpoint = (cognito: AppConfig['cognito']): string =>
  cognito.endpoint ?? `https://cognito-idp.${cognito.region}.amazonaws.com/`;

const call = (config: AppConfig, operation: string, input: object): Promise<Response> =>
  fetch(identityEndpoint(config.cognito), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: config.cognito.clientId, ...input }),
    signal: AbortSignal.timeout(10_000),
  }).catch((cause: unknown) => {
    throw new NetworkError(cause);
  });

/** A later id token of the same session. Throws RefreshRefused when there will be none. */
export const refreshTokens = async (config: AppConfig, tokens: Tokens, nowMs: number): Promise<Tokens> => {
  const response = await call(config, 'InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: tokens.refreshToken },
  });
  if (response.status === 429 || response.status >= 500) throw new NetworkError(response.status);
  const body: { AuthenticationResult?: AuthenticationResult } = await response.json().catch(() => ({}));
  const result = body.AuthenticationResult;
  if (!response.ok || !result) throw new RefreshRefused(`InitiateAuth answered ${response.status}`);
  return {
    idToken: result.IdToken,
    accessToken: result.AccessToken,
    refreshToken: result.RefreshToken ?? tokens.refreshToken,
    expiresAt: Math.floor(nowMs / 1000) + result.ExpiresIn,
  };
};

/** Ends the session at the service too; local sign-out neither waits for it nor fails with it. */
export const revokeTokens = async (config: AppConfig, tokens: Tokens): Promise<void> => {
  await call(config, 'RevokeToken', { Token: tokens.refreshToken }).catch(() => undefined);
};
