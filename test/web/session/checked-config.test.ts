import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { AppConfig } from '../../../shared/schemas/app-config.ts';

const config = (userPoolId: string): AppConfig => ({
  stage: 'test',
  apiBase: '',
  appBase: '',
  pagesBase: '',
  cognito: { region: 'ca-central-1', userPoolId, clientId: 'client', authFlow: 'USER_SRP_AUTH' },
  sendsEmail: true,
  prices: { basic: null, pro: 'price_1' },
});

const { fetch: before } = globalThis;
beforeEach(() => {
  jest.resetModules();
});
afterEach(() => {
  globalThis.fetch = before;
});

/** What a fresh page makes of such a `/config.json`. */
const checked = async (found: unknown): Promise<AppConfig> => {
  globalThis.fetch = async () => Response.json(found);
  const { checkedConfig } = await import('../../../web/features/session/checked-config.ts');
  return checkedConfig();
};

test('a pool id has the form region_letters', async () => {
  const found = config('ca-central-1_AbC123');
  expect(await checked(found)).toEqual(found);
});

test.each(['', 'pool', 'ca-central-1_', 'ca-central-1 x_y'])('refuses the pool id "%s"', async (id) => {
  await expect(checked(config(id))).rejects.toMatchObject({ name: 'ValidationError' });
});

test('refuses a way of signing in that the screens do not speak', async () => {
  const found = config('ca-central-1_AbC123');
  const other = { ...found, cognito: { ...found.cognito, authFlow: 'USER_PASSWORD_AUTH' } };
  await expect(checked(other)).rejects.toMatchObject({ name: 'ValidationError' });
});
