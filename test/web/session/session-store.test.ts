import { describe, expect, jest, test } from '@jest/globals';
import { createSessionStore } from '../../../web/features/session/session-store.ts';
import {
  needsRefresh,
  parseTokens,
  subjectOf,
  TOKENS_KEY,
  type Tokens,
} from '../../../web/features/session/tokens.ts';
import { memoryStorage, meOf, signedInStore, tokensOf } from './world.ts';

describe('the session', () => {
  test('is restored from the browser’s storage at startup, its user yet to be loaded', () => {
    const { storage } = signedInStore();
    expect(createSessionStore(storage).getPhase()).toEqual({ kind: 'loading' });
    expect(createSessionStore(memoryStorage()).getPhase()).toEqual({ kind: 'anonymous' });
  });

  test.each([
    '',
    '{',
    '{}',
    'null',
    '{"idToken":"x"}',
    '{"idToken":"a","accessToken":"b","refreshToken":"","expiresAt":1}',
  ])('what is stored as %s is no session', (stored) => {
    expect(createSessionStore(memoryStorage({ [TOKENS_KEY]: stored })).getPhase()).toEqual({
      kind: 'anonymous',
    });
    expect(parseTokens(stored)).toBeNull();
  });

  test('is empty after it was cleared, here and in storage', () => {
    const { store, storage } = signedInStore();
    store.setMe(meOf());
    store.clear();
    expect([store.getPhase().kind, store.getTokens(), storage.getItem(TOKENS_KEY)]).toEqual([
      'anonymous',
      null,
      null,
    ]);
  });

  test('a user that arrives after signing out does not open it again', () => {
    const { store } = signedInStore();
    store.clear();
    store.setMe(meOf());
    store.setFailed();
    expect(store.getPhase()).toEqual({ kind: 'anonymous' });
  });
});

describe('tabs stay in step', () => {
  test('signing out in one signs out in the other, and signing in too', () => {
    const { store, storage } = signedInStore();
    const other = createSessionStore(storage);
    const told = jest.fn();
    other.subscribe(told);
    store.clear();
    other.readAgain();
    expect(other.getPhase()).toEqual({ kind: 'anonymous' });
    store.signIn(tokensOf('marc'));
    other.readAgain();
    expect(other.getPhase()).toEqual({ kind: 'loading' });
    expect(told).toHaveBeenCalledTimes(2);
  });

  test('a refresh in one gives the other its tokens without disturbing the screen', () => {
    const { store, storage } = signedInStore();
    const other = createSessionStore(storage);
    other.setMe(meOf());
    store.renew({ ...tokensOf('claire', 20_000), idToken: 'later' });
    other.readAgain();
    expect(other.getTokens()?.idToken).toBe('later');
    expect(other.getPhase().kind).toBe('ready');
  });
});

describe('a session that is refused', () => {
  /** Tokens as the pool's, of the user whose id they carry; the accent takes base64's URL alphabet. */
  const tokensFrom = (sub: string, session = sub): Tokens => ({
    ...tokensOf(session),
    idToken: `h.${Buffer.from(JSON.stringify({ sub, name: 'é>?ÿ' })).toString('base64url')}.s`,
  });
  const refused = (hasUnsaved: boolean) => {
    const storage = memoryStorage();
    const store = createSessionStore(storage, () => hasUnsaved);
    store.signIn(tokensFrom('u1'));
    store.setMe(meOf());
    store.refuse();
    return { store, storage };
  };

  test('ends at once where nothing is unsaved', () => {
    expect(refused(false).store.getPhase()).toEqual({ kind: 'anonymous' });
  });

  test('keeps whose screen it is where something is, without any token', () => {
    const { store, storage } = refused(true);
    store.refuse();
    expect(store.getPhase()).toEqual({ kind: 'expired', me: meOf() });
    expect([store.getTokens(), storage.getItem(TOKENS_KEY)]).toEqual([null, null]);
  });

  test('goes on as it was once the same person signs in, here or in another tab', () => {
    const { store, storage } = refused(true);
    store.signIn(tokensFrom('u1', 'second'));
    expect(store.getPhase()).toEqual({ kind: 'ready', me: meOf() });
    store.refuse();
    createSessionStore(storage).signIn(tokensFrom('u1', 'third'));
    store.readAgain();
    expect(store.getPhase()).toEqual({ kind: 'ready', me: meOf() });
  });

  test.each([
    ['somebody else', tokensFrom('u2')],
    ['tokens that do not say whose they are', tokensOf('u1')],
  ])('starts anew for %s', (_, tokens) => {
    const { store } = refused(true);
    store.signIn(tokens);
    expect(store.getPhase()).toEqual({ kind: 'loading' });
  });

  test('keeps the screen of another tab where something is unsaved, unless it was signed out of', () => {
    const twoTabs = () => {
      const { store, storage } = signedInStore();
      const other = createSessionStore(storage, () => true);
      other.setMe(meOf());
      return { store, other };
    };
    const refusedOnce = twoTabs();
    refusedOnce.store.refuse();
    refusedOnce.other.readAgain();
    expect(refusedOnce.other.getPhase()).toEqual({ kind: 'expired', me: meOf() });
    const left = twoTabs();
    left.store.refuse();
    left.store.signIn(tokensOf('claire'));
    left.store.clear();
    left.other.readAgain();
    expect(left.other.getPhase()).toEqual({ kind: 'anonymous' });
  });

  test('is not the one whose token was replaced meanwhile', () => {
    const { store } = signedInStore();
    store.renew({ ...tokensOf('claire'), idToken: 'later' });
    store.refuse('id-claire');
    expect(store.getTokens()?.idToken).toBe('later');
    store.refuse('later');
    expect(store.getTokens()).toBeNull();
  });

  test('can be left for good', () => {
    const { store } = refused(true);
    store.clear();
    expect(store.getPhase()).toEqual({ kind: 'anonymous' });
  });

  test('tells its subject only where the token can be read', () => {
    expect(subjectOf(tokensFrom('u1'))).toBe('u1');
    expect(
      ['', 'a', 'a.b.c', 'a.bnVsbA.c', 'a.eyJzdWIiOjF9.c'].map((idToken) =>
        subjectOf({ ...tokensOf('x'), idToken }),
      ),
    ).toEqual([null, null, null, null, null]);
  });
});

test('a token is renewed from 60 seconds before it expires on', () => {
  expect(needsRefresh(tokensOf('claire', 1000), 939_000)).toBe(false);
  expect(needsRefresh(tokensOf('claire', 1000), 940_000)).toBe(true);
  expect(needsRefresh(tokensOf('claire', 1000), 2_000_000)).toBe(true);
});
