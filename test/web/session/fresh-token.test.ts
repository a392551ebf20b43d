import { describe, expect, jest, test } from '@jest/globals';
import { createFreshToken, RefreshRefused } from '../../../web/features/session/fresh-token.ts';
import { createSessionStore } from '../../../web/features/session/session-store.ts';
import type { Tokens } from '../../../web/features/session/tokens.ts';
import { NetworkError } from '../../../web/lib/api-error.ts';
import { memoryStorage, meOf, signedInStore, tokensOf } from './world.ts';

const world = (refresh: (tokens: Tokens) => Promise<Tokens>, expiresAt = 30) => {
  const { store } = signedInStore('claire', expiresAt);
  const spied = jest.fn(refresh);
  const warn = jest.fn();
  const freshToken = createFreshToken({ store, refresh: spied, nowMs: () => 0, warn });
  return { store, refresh: spied, warn, freshToken };
};

const renewed = async (tokens: Tokens): Promise<Tokens> => ({ ...tokens, idToken: 'later', expiresAt: 9999 });

describe('the token of a call', () => {
  test('is the one at hand while it is good for a minute', async () => {
    const { freshToken, refresh } = world(renewed, 61);
    expect(await freshToken()).toBe('id-claire');
    expect(refresh).not.toHaveBeenCalled();
  });

  test('is renewed once, however many calls ask at the same time', async () => {
    const { freshToken, refresh, store } = world(renewed);
    expect(await Promise.all([freshToken(), freshToken(), freshToken()])).toEqual([
      'later',
      'later',
      'later',
    ]);
    expect(await freshToken()).toBe('later');
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(store.getTokens()?.expiresAt).toBe(9999);
  });

  test('a refused refresh clears the session and logs a warning', async () => {
    const { freshToken, store, warn } = world(async () => {
      throw new RefreshRefused('no');
    });
    await expect(freshToken()).rejects.toThrow(RefreshRefused);
    expect(store.getPhase()).toEqual({ kind: 'anonymous' });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('a refused refresh keeps the screen on which something is unsaved', async () => {
    const store = createSessionStore(memoryStorage(), () => true);
    store.signIn(tokensOf('claire', 30));
    store.setMe(meOf());
    const refresh = () => Promise.reject(new RefreshRefused('no'));
    const freshToken = createFreshToken({ store, refresh, nowMs: () => 0, warn: () => undefined });
    await expect(freshToken()).rejects.toThrow(RefreshRefused);
    expect(store.getPhase()).toEqual({ kind: 'expired', me: meOf() });
  });

  test('a refused refresh leaves the session of somebody who signed in meanwhile', async () => {
    const { freshToken, store } = world(async () => {
      store.signIn(tokensOf('marc'));
      throw new RefreshRefused('no');
    });
    await expect(freshToken()).rejects.toThrow(RefreshRefused);
    expect(store.getTokens()).toEqual(tokensOf('marc'));
  });

  test('a network that is away leaves the session, and the next call tries again', async () => {
    const { freshToken, store, refresh } = world(async () => {
      throw new NetworkError('offline');
    });
    await expect(freshToken()).rejects.toThrow(NetworkError);
    await expect(freshToken()).rejects.toThrow(NetworkError);
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(store.getTokens()).not.toBeNull();
  });

  test('tokens that arrive after signing out are dropped', async () => {
    const { freshToken, store } = world(async (tokens) => {
      store.clear();
      return renewed(tokens);
    });
    await expect(freshToken()).rejects.toThrow('User is not authenticated');
    expect(store.getTokens()).toBeNull();
  });

  test('there is none without a session', async () => {
    const { freshToken, store } = world(renewed);
    store.clear();
    await expect(freshToken()).rejects.toThrow('User is not authenticated');
  });
});
