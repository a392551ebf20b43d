import { JwtVerifier } from 'aws-jwt-verify';
import type { Jwks } from 'aws-jwt-verify/jwk';
import type { Authoriser } from './gateway.ts';

/**
 * API Gateway's JWT authoriser: signature, issuer, age, and the client as audience. Like the real one it accepts an
 * access token, reading its `client_id` as the audience; the kernel refuses that.
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
