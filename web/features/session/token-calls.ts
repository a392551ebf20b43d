import { BROWSER_MS } from '../../../shared/domain/time-limits.ts';
import type { AppConfig } from '../../../shared/schemas/app-config.ts';
import { NetworkError } from '../../lib/api-error.ts';
import { fits, isNumber, isRecord, isString, optional } from '../../lib/shapes.ts';
import { RefreshRefused } from './fresh-token.ts';
import type { Tokens } from './tokens.ts';

/**
 * The two identity calls of a signed-in page, by the service's JSON protocol. This keeps the SRP library out of the
 * dashboard's bundle, and gives a refresh the same ten-second limit as our API.
 */

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
    signal: AbortSignal.timeout(BROWSER_MS),
  }).catch((cause: unknown) => {
    throw new NetworkError(cause);
  });

interface RenewedTokens {
  readonly IdToken: string;
  readonly AccessToken: string;
  readonly RefreshToken?: string;
  readonly ExpiresIn: number;
}

/** By hand: every visit loads the session, and few need the schema library. */
const isRenewed = fits<RenewedTokens>({
  IdToken: isString,
  AccessToken: isString,
  RefreshToken: optional(isString),
  ExpiresIn: isNumber,
});

/** What the service answered; undefined where it asks for something else than tokens. */
const renewedIn = (body: unknown): RenewedTokens | undefined => {
  const result = isRecord(body) ? body.AuthenticationResult : body;
  if (result === undefined || isRenewed(result)) return result;
  throw new NetworkError('This comes from a proxy or a portal, and says nothing of the session.');
};

const bodyOf = (response: Response): Promise<unknown> =>
  response.json().catch((cause: unknown) => {
    throw new NetworkError(cause);
  });

/** A later id token of the same session. Throws RefreshRefused when there will be none, else NetworkError. */
export const refreshTokens = async (config: AppConfig, tokens: Tokens, nowMs: number): Promise<Tokens> => {
  const response = await call(config, 'InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: tokens.refreshToken },
  });
  if (response.status === 429 || response.status >= 500) throw new NetworkError(response.status);
  if (!response.ok) throw new RefreshRefused(`InitiateAuth answered ${response.status}`);
  const result = renewedIn(await bodyOf(response));
  if (!result) throw new RefreshRefused('InitiateAuth asks for more than the refresh token');
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
