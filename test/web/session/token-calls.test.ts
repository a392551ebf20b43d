import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { AppConfig } from '../../../shared/schemas/app-config.ts';
import { refreshTokens } from '../../../web/features/session/token-calls.ts';

const config: AppConfig = {
  ...{ stage: 'test', apiBase: '', appBase: '', pagesBase: '', sendsEmail: true },
  cognito: {
    ...{ region: 'ca-central-1', userPoolId: 'ca-central-1_AbC123', clientId: 'client' },
    authFlow: 'USER_SRP_AUTH',
  },
  prices: { basic: null, pro: null },
};

const tokens = { idToken: 'i1', accessToken: 'a1', refreshToken: 'r1', expiresAt: 1000 };
const result = { IdToken: 'i2', AccessToken: 'a2', ExpiresIn: 3600 };

const { fetch: before } = globalThis;
let answer: () => Response;
beforeEach(() => {
  globalThis.fetch = async () => answer();
});
afterEach(() => {
  globalThis.fetch = before;
});

const refreshed = (given: () => Response) => {
  answer = given;
  return refreshTokens(config, tokens, 5_000_000);
};

describe('a refresh', () => {
  test('answers later tokens, and keeps the refresh token unless there is another', async () => {
    const later = { idToken: 'i2', accessToken: 'a2', expiresAt: 8600 };
    expect(await refreshed(() => Response.json({ AuthenticationResult: result }))).toEqual({
      ...later,
      refreshToken: 'r1',
    });
    const rotated = { ...result, RefreshToken: 'r2', TokenType: 'Bearer' };
    expect(
      await refreshed(() => Response.json({ AuthenticationResult: rotated, ChallengeParameters: {} })),
    ).toEqual({ ...later, refreshToken: 'r2' });
  });

  test.each([
    ['a refusal', () => Response.json({ __type: 'NotAuthorizedException' }, { status: 400 })],
    ['a challenge in place of tokens', () => Response.json({ ChallengeName: 'MFA' })],
  ])('that gets %s is refused', async (_, given) => {
    await expect(refreshed(given)).rejects.toMatchObject({ name: 'RefreshRefused' });
  });

  test.each([
    [
      'no answer',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    ['an error of the service', () => new Response('', { status: 500 })],
    ['the page of a portal', () => new Response('<html>')],
    ['a text', () => Response.json('ok')],
    ['half an answer', () => Response.json({ AuthenticationResult: { IdToken: 'i2' } })],
    [
      'a time that is no number',
      () => Response.json({ AuthenticationResult: { ...result, ExpiresIn: '3600' } }),
    ],
  ])('that gets %s says nothing of the session', async (_, given) => {
    await expect(refreshed(given)).rejects.toMatchObject({ name: 'NetworkError' });
  });
});
