import { JwtVerifier } from 'aws-jwt-verify';
import type { Jwks } from 'aws-jwt-verify/jwk';
import { AppError } from './app-error.ts';

/** Who a valid id token speaks of. */
export interface Identity {
  readonly userId: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** Answers who a token speaks of. Throws 401 `unauthenticated` for anything but a valid id token. */
export type TokenVerifier = (token: string) => Promise<Identity>;

interface Issuer {
  readonly issuer: string;
  readonly clientId: string;
  /** Keys known beforehand; otherwise they are fetched from the issuer and cached. */
  readonly jwks?: Jwks;
}

const identityOf = (claims: Readonly<Record<string, unknown>>): Identity => {
  if (claims.token_use !== 'id') throw new AppError('unauthenticated');
  if (typeof claims.sub !== 'string' || typeof claims.email !== 'string')
    throw new AppError('unauthenticated');
  const emailVerified = claims.email_verified === true || claims.email_verified === 'true';
  return { userId: claims.sub, email: claims.email.toLowerCase(), emailVerified };
};

/** Accepts only RS256 id tokens of one issuer made for one client (research: reliability, row 9). */
export const createTokenVerifier = ({ issuer, clientId, jwks }: Issuer): TokenVerifier => {
  const jwksUri = `${issuer}/.well-known/jwks.json`;
  const verifier = JwtVerifier.create({ issuer, audience: clientId, jwksUri });
  if (jwks) verifier.cacheJwks(jwks);
  return async (token) => {
    try {
      return identityOf({ ...(await verifier.verify(token)) });
    } catch (cause) {
      throw new AppError('unauthenticated', { cause });
    }
  };
};

/** The issuer of a Cognito user pool; its region is the first part of its id. */
export const cognitoIssuer = (userPoolId: string): string =>
  `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/${userPoolId}`;
