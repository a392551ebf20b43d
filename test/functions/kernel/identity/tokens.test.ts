import { createHmac, createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FetchError } from 'aws-jwt-verify/error';
import { createTokenVerifier } from '../../../../functions/kernel/identity/tokens.ts';
import { CLIENT_ID, ISSUER, jwks, signToken } from '../../../support/tokens.ts';
import { openWorld, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const claimsOf = (token: string): object =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const good = signToken();
const [head = '', body = '', signature = ''] = good.split('.');
const nowSec = Math.floor(Date.now() / 1000);

/** Signed with the published key as if it were a shared secret: the classic confusion of algorithms. */
const signedWithThePublicKey = (): string => {
  const [published] = jwks.keys;
  const pem = createPublicKey({ key: { ...published }, format: 'jwk' }).export({
    type: 'spki',
    format: 'pem',
  });
  const signed = `${part({ alg: 'HS256', kid: 'test-key' })}.${part(claimsOf(good))}`;
  return `${signed}.${createHmac('sha256', pem).update(signed).digest('base64url')}`;
};

const withClaims = (claims: Readonly<Record<string, unknown>>) => signToken({ claims });

const refused: ReadonlyArray<readonly [string, string | undefined]> = [
  ['no header at all', undefined],
  ['an empty header', ''],
  ['another scheme', `Basic ${Buffer.from('demo:demo').toString('base64')}`],
  ['a bearer without a token', 'Bearer '],
  ['a bearer with two tokens', `Bearer ${good} ${good}`],
  ['the token without its scheme', good],
  ['a word', 'Bearer nonsense'],
  ['two parts of a token', `Bearer ${head}.${body}`],
  ['four parts', `Bearer ${good}.${signature}`],
  ['parts that are not JSON', `Bearer ${Buffer.from('x').toString('base64url')}.${body}.${signature}`],
  ['no signature', `Bearer ${head}.${body}.`],
  [
    'a payload that was changed',
    `Bearer ${head}.${part({ ...claimsOf(good), sub: 'somebody-else' })}.${signature}`,
  ],
  ['an expired token', `Bearer ${withClaims({ exp: nowSec - 1 })}`],
  ['a token that never expires', `Bearer ${withClaims({ exp: undefined })}`],
  ['a token of tomorrow', `Bearer ${withClaims({ nbf: nowSec + 86_400 })}`],
  ['another issuer', `Bearer ${withClaims({ iss: 'https://cognito-idp.ca-central-1.amazonaws.com/other' })}`],
  ['no issuer', `Bearer ${withClaims({ iss: undefined })}`],
  ['another audience', `Bearer ${withClaims({ aud: 'another-client' })}`],
  ['no audience', `Bearer ${withClaims({ aud: undefined })}`],
  ['an access token', `Bearer ${withClaims({ token_use: 'access' })}`],
  [
    'an access token as Cognito makes them',
    `Bearer ${withClaims({ token_use: 'access', aud: undefined, client_id: CLIENT_ID })}`,
  ],
  ['a token of no use', `Bearer ${withClaims({ token_use: undefined })}`],
  ['algorithm none, unsigned', `Bearer ${part({ alg: 'none' })}.${body}.`],
  ['algorithm none, with a signature', `Bearer ${signToken({ header: { alg: 'none' } })}`],
  ['HS256 under the public key', `Bearer ${signedWithThePublicKey()}`],
  ['a key that nobody published', `Bearer ${signToken({ header: { kid: 'unknown' } })}`],
  ['no key named', `Bearer ${signToken({ header: { kid: undefined } })}`],
  ['a stranger’s signature under our key’s name', `Bearer ${signToken({ stranger: true })}`],
  ['nobody', `Bearer ${withClaims({ sub: undefined })}`],
  ['an empty subject', `Bearer ${withClaims({ sub: '' })}`],
  ['a subject that is a number', `Bearer ${withClaims({ sub: 7 })}`],
  ['no e-mail', `Bearer ${withClaims({ email: undefined })}`],
  ['an e-mail that is a list', `Bearer ${withClaims({ email: ['a@example.com'] })}`],
];

describe('the only way in is an id token of our own pool, for our own client', () => {
  test.each(refused)('refuses %s with 401 unauthenticated, in French and in English', async (_, given) => {
    const said: Record<string, string> = { fr: 'Veuillez vous connecter.', en: 'Please sign in.' };
    for (const [language, message] of Object.entries(said)) {
      const answer = await world.call('GET', '/v1/me', {
        headers: {
          'accept-language': language,
          ...(given === undefined ? {} : { authorization: given }),
        },
      });
      expect([answer.status, answer.json]).toEqual([401, { error: { code: 'unauthenticated', message } }]);
    }
  });

  test('lets a good one in, whatever the case of its scheme', async () => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      const headers = { authorization: `${scheme} ${good}` };
      expect((await world.call('GET', '/v1/me', { headers })).status).toBe(200);
    }
  });

  test('keeps e-mails in lower case, so that one person is one person', async () => {
    const { json } = await world.call('GET', '/v1/me', { token: withClaims({ email: 'Zoe@Example.COM' }) });
    expect(json.data.user.email).toBe('zoe@example.com');
  });
});

describe('the issuer’s keys', () => {
  const published = (): Promise<ArrayBuffer> => {
    const bytes = Buffer.from(JSON.stringify(jwks));
    return Promise.resolve(Uint8Array.from(bytes).buffer);
  };

  test('are fetched once, and again only for a key not seen before', async () => {
    const asked: string[] = [];
    const fetchKeys = (uri: string) => {
      asked.push(uri);
      return published();
    };
    const verify = createTokenVerifier({ issuer: ISSUER, clientId: CLIENT_ID, fetchKeys });
    await verify(good);
    await verify(signToken());
    expect(asked).toEqual([`${ISSUER}/.well-known/jwks.json`]);
    await expect(verify(signToken({ header: { kid: 'unknown' } }))).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(asked).toHaveLength(2);
  });

  test('out of reach are our trouble, not the caller’s: 503, since 401 would sign everybody out', async () => {
    const fetchKeys = () => Promise.reject(new FetchError('the keys', new Error('no route')));
    const verify = createTokenVerifier({ issuer: ISSUER, clientId: CLIENT_ID, fetchKeys });
    await expect(verify(good)).rejects.toMatchObject({ code: 'busy', retryAfterSec: 1 });
  });

  test('garbled on their way are our trouble too', async () => {
    const fetchKeys = () => Promise.resolve(Uint8Array.from(Buffer.from('<html>')).buffer);
    const verify = createTokenVerifier({ issuer: ISSUER, clientId: CLIENT_ID, fetchKeys });
    await expect(verify(good)).rejects.toMatchObject({ code: 'busy' });
  });
});
