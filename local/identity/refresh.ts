import { CognitoError } from './cognito-error.ts';
import { assertClient, nowSec, type Operation, type Pool } from './pool.ts';
import { requiredText } from './request-fields.ts';
import { issueTokens, refreshTokenHash, userOfAccessToken } from './tokens.ts';

/**
 * New id and access tokens; the refresh token stays as it is (no rotation). @throws CognitoError NotAuthorizedException
 */
export function refreshTokens(pool: Pool, refreshToken: string): object {
  const session = pool.store.findSession({ tokenHash: refreshTokenHash(refreshToken) });
  const user = session && pool.store.findUser(session.sub);
  if (!session || !user) throw refused('Invalid Refresh Token');
  if (session.revoked) throw refused('Refresh Token has been revoked');
  if (session.expiresAtSec <= nowSec(pool)) throw refused('Refresh Token has expired');
  return { ChallengeParameters: {}, AuthenticationResult: issueTokens(pool, user, session) };
}

export const getTokensFromRefreshToken: Operation = async (pool, { body }) => {
  assertClient(pool, body);
  return refreshTokens(pool, requiredText(body, 'RefreshToken'));
};

/** Ends one session. An unknown token is already of no use, so it is no error (RFC 7009, section 2.2). */
export const revokeToken: Operation = async (pool, { body }) => {
  assertClient(pool, body);
  const token = requiredText(body, 'Token');
  if (token.split('.').length === 3) {
    throw new CognitoError('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked');
  }
  const session = pool.store.findSession({ tokenHash: refreshTokenHash(token) });
  if (session) session.revoked = true;
  await pool.store.save();
  return {};
};

/** Ends every session of the user. Id tokens already issued stay valid until they expire, as in Cognito. */
export const globalSignOut: Operation = async (pool, { body }) => {
  const user = userOfAccessToken(pool, requiredText(body, 'AccessToken'));
  pool.store.revokeSessionsOf(user.sub);
  await pool.store.save();
  return {};
};

/**
 * The same by an administrator: whoever signed the request with this process's own key. The signature itself is not
 * checked: nobody else knows the key's id. @throws CognitoError AccessDeniedException, UserNotFoundException
 */
export const adminUserGlobalSignOut: Operation = async (pool, { body, authorization }) => {
  if (!authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${pool.adminKeyId}/`))
    throw new CognitoError('AccessDeniedException', 'Not authorized to perform AdminUserGlobalSignOut.');
  const userPoolId = requiredText(body, 'UserPoolId');
  if (userPoolId !== pool.poolId)
    throw new CognitoError('ResourceNotFoundException', `User pool ${userPoolId} does not exist.`);
  const user = pool.store.findUser(requiredText(body, 'Username'));
  if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  pool.store.revokeSessionsOf(user.sub);
  await pool.store.save();
  return {};
};

const refused = (message: string) => new CognitoError('NotAuthorizedException', message);
