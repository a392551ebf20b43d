import { afterAll, describe, expect, test } from '@jest/globals';
import { EDGE_HEADERS } from '../../../../shared/domain/edge-headers.ts';
import { openWorld, type World } from '../../../support/world.ts';

const worlds: World[] = [];
afterAll(() => Promise.all(worlds.map((world) => world.stop())));

const behind = async (...originSecrets: readonly string[]): Promise<World> => {
  const world = await openWorld((kernel) => ({
    ...kernel,
    settings: { ...kernel.settings, originSecrets },
  }));
  worlds.push(world);
  return world;
};

const statusWith = async (world: World, secret?: string): Promise<number> => {
  const headers = secret === undefined ? {} : { [EDGE_HEADERS.origin]: secret };
  return (await world.call('GET', '/public/sites/nobody/config', { headers })).status;
};

describe('the origin secret', () => {
  test('is not asked for where there is no edge in front', async () => {
    expect(await statusWith(await behind())).toBe(404);
  });

  test('lets through what our edge sent, and refuses everything else with 403', async () => {
    const world = await behind('new-secret');
    expect(await statusWith(world, 'new-secret')).toBe(404);
    for (const wrong of [undefined, '', 'new-secre', 'new-secret2', 'NEW-SECRET', 'new-secret,'])
      expect(await statusWith(world, wrong)).toBe(403);
  });

  test('accepts both values while one replaces the other', async () => {
    const world = await behind('new-secret', 'old-secret');
    expect(await statusWith(world, 'new-secret')).toBe(404);
    expect(await statusWith(world, 'old-secret')).toBe(404);
    expect(await statusWith(world, 'older-secret')).toBe(403);
    expect(await statusWith(world, 'new-secret,old-secret')).toBe(403);
  });

  test('lets nobody in who sends none, not even where an empty value was given', async () => {
    const world = await behind('new-secret', '');
    expect(await statusWith(world, 'new-secret')).toBe(404);
    for (const none of [undefined, '']) expect(await statusWith(world, none)).toBe(403);
  });

  test('is checked before the token, so that a direct call to the API reveals nothing about it', async () => {
    const world = await behind('secret');
    const headers = { 'accept-language': 'en' };
    const answer = await world.call('GET', '/v1/me', { token: world.person().token, headers });
    expect([answer.status, answer.json.error]).toEqual([
      403,
      { code: 'origin_refused', message: 'Access denied. Please use the public address.' },
    ]);
  });
});
