import { expect, test } from '@jest/globals';
import { type AppConfig, checkConfig, pagesBaseOf } from '../../../web/lib/config.ts';

const config = (userPoolId: string): AppConfig => ({
  stage: 'test',
  apiBase: '',
  appBase: '',
  cognito: { region: 'ca-central-1', userPoolId, clientId: 'client' },
});

test('a pool id has the form region_letters', () => {
  expect(checkConfig(config('ca-central-1_AbC123'))).toEqual(config('ca-central-1_AbC123'));
});

test.each(['', 'pool', 'ca-central-1_', 'ca-central-1 x_y'])('refuses the pool id "%s"', (id) => {
  expect(() => checkConfig(config(id))).toThrow('Invalid UserPoolId format.');
});

test('pages are where the configuration says, else with the application', () => {
  const app = { ...config('ca-central-1_AbC123'), appBase: 'https://app.example/' };
  expect(pagesBaseOf(app)).toBe('https://app.example');
  expect(pagesBaseOf({ ...app, pagesBase: 'https://pages.example' })).toBe('https://pages.example');
});
