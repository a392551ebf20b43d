import { beforeEach, expect, jest, test } from '@jest/globals';
import type { AppConfig } from '../../../shared/schemas/app-config.ts';
import { pagesBaseOf } from '../../../web/lib/config.ts';

const config = (userPoolId: string): AppConfig => ({
  stage: 'test',
  apiBase: '',
  appBase: '',
  pagesBase: '',
  cognito: { region: 'ca-central-1', userPoolId, clientId: 'client', authFlow: 'USER_SRP_AUTH' },
  sendsEmail: true,
  prices: { basic: null, pro: 'price_1' },
});

beforeEach(() => {
  jest.resetModules();
});

/** What a page loads where `/config.json` answers so. */
const loaded = async (answer: () => Response): Promise<AppConfig> => {
  const { loadConfig } = await import('../../../web/lib/config.ts');
  const { fetch: before } = globalThis;
  globalThis.fetch = async () => answer();
  try {
    return await loadConfig();
  } finally {
    globalThis.fetch = before;
  }
};

test('a failure is not kept: what cannot be read now can be later, and is then read once', async () => {
  await expect(loaded(() => new Response('<html>'))).rejects.toMatchObject({ name: 'NetworkError' });
  const found = config('ca-central-1_AbC123');
  expect(await loaded(() => Response.json(found))).toEqual(found);
  expect(await loaded(() => new Response('<html>'))).toEqual(found);
});

const valid = config('ca-central-1_AbC123');

test.each([
  { ...valid, appBase: undefined },
  { ...valid, prices: undefined },
  { ...valid, sendsEmail: 'yes' },
  { ...valid, cognito: { region: 'ca-central-1' } },
  {},
  [],
])(
  'a configuration of another shape is refused and told to whoever looks for the cause: %j',
  async (found) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(loaded(() => Response.json(found))).rejects.toMatchObject({
      message: '/config.json has another shape than this version reads',
    });
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  },
);

test('pages are where the configuration says, else with the application', () => {
  const app = { ...config('ca-central-1_AbC123'), appBase: 'https://app.example/' };
  expect(pagesBaseOf(app)).toBe('https://app.example');
  expect(pagesBaseOf({ ...app, pagesBase: 'https://pages.example' })).toBe('https://pages.example');
});
