import { expect, test } from '@jest/globals';
import { afterLoginPath, rememberedPath } from '../../../web/features/session/paths.ts';

test('without onboarding done, a login leads to onboarding, whatever was asked for', () => {
  expect(afterLoginPath(false, null)).toBe('/onboarding');
  expect(afterLoginPath(false, '/dashboard/leads')).toBe('/onboarding');
});

test('with onboarding done, it leads back to the dashboard’s page asked for, else to the overview', () => {
  expect(afterLoginPath(true, '/dashboard/leads?view=board')).toBe('/dashboard/leads?view=board');
  expect(afterLoginPath(true, '/dashboard')).toBe('/dashboard');
  for (const elsewhere of [
    null,
    '/',
    '/onboarding/site',
    '/dashboardx',
    'https://evil.test/dashboard',
    '//evil.test',
  ])
    expect(afterLoginPath(true, elsewhere)).toBe('/dashboard/overview');
});

test('only a path that a guard put there is remembered', () => {
  expect(rememberedPath({ from: '/dashboard' })).toBe('/dashboard');
  for (const state of [null, undefined, {}, { from: 3 }, 'x']) expect(rememberedPath(state)).toBeNull();
});
