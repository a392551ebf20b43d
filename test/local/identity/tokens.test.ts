import { InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { JwtVerifier } from 'aws-jwt-verify';
import { createTokenVerifier } from '../../../functions/kernel/identity/tokens.ts';
import { CLIENT_ID, makeWorld, PASSWORD, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});

afterAll(() => world.close());

/** A verifier as the library sets it up, to see the claims themselves. */
function idTokenVerifier(issuer: string, jwks: World['identity']['jwks']) {
  const verifier = JwtVerifier.create({
    issuer,
    audience: CLIENT_ID,
    jwksUri: `${issuer}/.well-known/jwks.json`,
    customJwtCheck: ({ payload }) => {
      if (payload.token_use !== 'id') throw new Error('not an id token');
    },
  });
  verifier.cacheJwks(jwks);
  return verifier;
}

async function tokens(email: string) {
  await world.identity.createConfirmedUser(email, PASSWORD);
  const answer = await world.sdk.send(
    new InitiateAuthCommand({
      ClientId: CLIENT_ID,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD },
    }),
  );
  return {
    id: answer.AuthenticationResult?.IdToken ?? '',
    access: answer.AuthenticationResult?.AccessToken ?? '',
  };
}

describe('the tokens', () => {
  test('an id token passes aws-jwt-verify with every claim of Cognito', async () => {
    const { id } = await tokens('claims@comptoir.test');
    const claims = await idTokenVerifier(world.issuer, world.identity.jwks).verify(id);
    const { sub } = await world.identity.createConfirmedUser('claims@comptoir.test', PASSWORD);
    expect(claims).toEqual({
      sub,
      iss: world.issuer,
      aud: CLIENT_ID,
      token_use: 'id',
      'cognito:username': sub,
      email: 'claims@comptoir.test',
      email_verified: true,
      origin_jti: expect.any(String),
      jti: expect.any(String),
      event_id: expect.any(String),
      auth_time: claims.iat,
      iat: claims.iat,
      exp: Number(claims.iat) + 3600,
    });
  });

  test('the kernel, given the keys as a setting, knows who an id token speaks of and refuses an access token', async () => {
    const { id, access } = await tokens('Kernel@comptoir.test');
    const { sub } = await world.identity.createConfirmedUser('kernel@comptoir.test', PASSWORD);
    const verify = createTokenVerifier({
      issuer: world.issuer,
      clientId: CLIENT_ID,
      jwks: world.identity.jwks,
    });
    await expect(verify(id)).resolves.toEqual({
      userId: sub,
      email: 'kernel@comptoir.test',
      emailVerified: true,
    });
    await expect(verify(access)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('an access token is signed by the same key, names the client, and is refused where an id token is asked for', async () => {
    const { access } = await tokens('access@comptoir.test');
    const any = JwtVerifier.create({ issuer: world.issuer, audience: null, jwksUri: `${world.issuer}/x` });
    any.cacheJwks(world.identity.jwks);
    await expect(any.verify(access)).resolves.toMatchObject({
      token_use: 'access',
      client_id: CLIENT_ID,
      scope: 'aws.cognito.signin.user.admin',
      username: expect.any(String),
    });
    await expect(idTokenVerifier(world.issuer, world.identity.jwks).verify(access)).rejects.toThrow();
  });

  test('the published keys are the ones handed to the kernel, and hold nothing private', async () => {
    const published: unknown = await (await fetch(`${world.issuer}/.well-known/jwks.json`)).json();
    expect(published).toEqual(world.identity.jwks);
    expect(Object.keys(world.identity.jwks.keys[0] ?? {}).sort()).toEqual([
      'alg',
      'e',
      'kid',
      'kty',
      'n',
      'use',
    ]);
  });

  test('a token of another data folder is refused', async () => {
    const other = await makeWorld();
    try {
      const { id } = await tokens('folder@comptoir.test');
      await expect(idTokenVerifier(world.issuer, other.identity.jwks).verify(id)).rejects.toThrow();
    } finally {
      await other.close();
    }
  });

  test('a token whose claims were changed is refused', async () => {
    const { id } = await tokens('changed@comptoir.test');
    const [header = '', payload = '', signature = ''] = id.split('.');
    const text = Buffer.from(payload, 'base64url').toString().replace('changed@', 'victim@');
    const forged = `${header}.${Buffer.from(text).toString('base64url')}.${signature}`;
    await expect(idTokenVerifier(world.issuer, world.identity.jwks).verify(forged)).rejects.toThrow(
      'signature',
    );
  });
});
