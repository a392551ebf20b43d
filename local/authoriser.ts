import { JwtVerifier } from 'aws-jwt-verify';
import type { Jwks } from 'aws-jwt-verify/jwk';
import type { Authoriser } from './gateway.ts';

/**
 * API Gateway's JWT authoriser: signature, issuer, age, and the client as audience. Like the real one it takes an
 * access token for good, whose `client_id` it reads in place of an audience; the kernel is what refuses that.
 */
export const createAuthoriser = (issuer: string, clientId: string, jwks: Jwks): Authoriser => {
  const jwksUri = `${issuer}/.well-known/jwks.json`;
  const verifier = JwtVerifier.create({
    issuer,
    audience: null,
    jwksUri,
    customJwtCheck: ({ payload }) => {
      if (payload.aud !== clientId && payload.client_id !== clientId) throw new Error('other audience');
    },
  });
  verifier.cacheJwks(jwks);
  return async (authorization) => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (!token) return false;
    return verifier.verify(token).then(
      () => true,
      () => false,
    );
  };
};
