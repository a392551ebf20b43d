import { JwtVerifier } from 'aws-jwt-verify';
import { FetchError, JwksValidationError } from 'aws-jwt-verify/error';
import { SimpleFetcher } from 'aws-jwt-verify/https';
import { type Jwks, SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { AppError } from '../app-error.ts';

/** The user that a valid id token identifies. */
export interface Identity {
  readonly userId: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/**
 * The user of a token. Throws 401 `unauthenticated` for anything but a valid id token, 503 `busy` when the issuer's
 * keys cannot be fetched.
 */
export type TokenVerifier = (token: string) => Promise<Identity>;

type FetchKeys = (uri: string) => Promise<ArrayBuffer>;

interface Issuer {
  readonly issuer: string;
  readonly clientId: string;
  /** All the keys, when they are known in advance. */
  readonly jwks?: Jwks;
  /** Otherwise they are fetched, and cached until a token names an unknown one. */
  readonly fetchKeys?: FetchKeys;
}

const overHttps: FetchKeys = (uri) => new SimpleFetcher().fetch(uri);

const published =
  (jwks: Jwks): FetchKeys =>
  async () =>
    new TextEncoder().encode(JSON.stringify(jwks)).buffer;

const identityOf = (claims: Readonly<Record<string, unknown>>): Identity => {
  if (claims.token_use !== 'id' || typeof claims.exp !== 'number') throw new AppError('unauthenticated');
  if (typeof claims.sub !== 'string' || claims.sub === '' || typeof claims.email !== 'string')
    throw new AppError('unauthenticated');
  const emailVerified = claims.email_verified === true || claims.email_verified === 'true';
  return { userId: claims.sub, email: claims.email.toLowerCase(), emailVerified };
};

/** Keys that cannot be fetched are our failure: a 401 would sign everybody out. */
const refusal = (cause: unknown): AppError =>
  cause instanceof FetchError || cause instanceof JwksValidationError
    ? new AppError('busy', { retryAfterSec: 1, cause })
    : new AppError('unauthenticated', { cause });

/** Accepts only RS256 id tokens of one issuer made for one client. */
export const createTokenVerifier = ({ issuer, clientId, jwks, fetchKeys }: Issuer): TokenVerifier => {
  const fetch = jwks ? published(jwks) : (fetchKeys ?? overHttps);
  const verifier = JwtVerifier.create(
    { issuer, audience: clientId, jwksUri: `${issuer}/.well-known/jwks.json` },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch } }) },
  );
  return async (token) => {
    try {
      return identityOf({ ...(await verifier.verify(token)) });
    } catch (cause) {
      throw refusal(cause);
    }
  };
};

/** The issuer of a Cognito user pool; its region is the first part of its id. */
export const cognitoIssuer = (userPoolId: string): string =>
  `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/${userPoolId}`;
