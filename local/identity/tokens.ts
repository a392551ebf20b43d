import { createHash } from 'node:crypto';
import { DAY_SECONDS } from '../../shared/domain/duration.ts';
import { CognitoError } from './cognito-error.ts';
import type { Session, User } from './identity-store.ts';
import { nowSec, type Pool } from './pool.ts';
import { type Fields, fieldsOf, parseJson } from './request-fields.ts';
import { uuidOf } from './uuid.ts';

const ACCESS_SEC = 3600;
const REFRESH_SEC = 30 * DAY_SECONDS;

/** A new session and all three tokens, as `AuthenticationResult` carries them. The store is not saved yet. */
export function startSession(pool: Pool, user: User): object {
  const refreshToken = pool.random(64).toString('base64url');
  const session: Session = {
    tokenHash: refreshTokenHash(refreshToken),
    sub: user.sub,
    originJti: uuidOf(pool.random(16)),
    authTimeSec: nowSec(pool),
    expiresAtSec: nowSec(pool) + REFRESH_SEC,
    revoked: false,
  };
  pool.store.addSession(session);
  return { ...issueTokens(pool, user, session), RefreshToken: refreshToken };
}

/** Fresh id and access tokens of a session, an hour long. */
export function issueTokens(pool: Pool, user: User, session: Session): object {
  const issuedAt = nowSec(pool);
  const common = {
    sub: user.sub,
    iss: pool.issuer,
    origin_jti: session.originJti,
    event_id: uuidOf(pool.random(16)),
    auth_time: session.authTimeSec,
    iat: issuedAt,
    exp: issuedAt + ACCESS_SEC,
  };
  const idToken = signed(pool, {
    ...common,
    jti: uuidOf(pool.random(16)),
    token_use: 'id',
    aud: pool.clientId,
    'cognito:username': user.sub,
    email: user.email,
    email_verified: user.emailVerified,
    ...(user.locale ? { locale: user.locale } : {}),
  });
  const accessToken = signed(pool, {
    ...common,
    jti: uuidOf(pool.random(16)),
    token_use: 'access',
    client_id: pool.clientId,
    username: user.sub,
    scope: 'aws.cognito.signin.user.admin',
  });
  return { AccessToken: accessToken, IdToken: idToken, ExpiresIn: ACCESS_SEC, TokenType: 'Bearer' };
}

/** Only the hash of a refresh token is stored, so that the data file cannot be used to sign in. */
export const refreshTokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The user an access token speaks for. @throws CognitoError NotAuthorizedException */
export function userOfAccessToken(pool: Pool, token: string): User {
  const claims = verified(pool, token);
  const session = pool.store.findSession({ originJti: String(claims?.origin_jti) });
  const user = pool.store.findUser(String(claims?.sub));
  if (claims?.token_use !== 'access' || claims.iss !== pool.issuer || !session || !user) {
    throw refused('Invalid Access Token');
  }
  if (session.revoked) throw refused('Access Token has been revoked');
  if (Number(claims.exp) <= nowSec(pool)) throw refused('Access Token has expired');
  return user;
}

function signed(pool: Pool, claims: object): string {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const text = `${encoded({ kid: pool.key.jwk.kid, alg: 'RS256' })}.${encoded(claims)}`;
  return `${text}.${pool.key.sign(text).toString('base64url')}`;
}

/** The signature is verified before anything else of a token is read. */
function verified(pool: Pool, token: string): Fields | null {
  const [header = '', payload = '', signature = ''] = token.split('.');
  if (!pool.key.verify(`${header}.${payload}`, Buffer.from(signature, 'base64url'))) return null;
  return fieldsOf(parseJson(Buffer.from(payload, 'base64url').toString('utf8')));
}

const refused = (message: string) => new CognitoError('NotAuthorizedException', message);
