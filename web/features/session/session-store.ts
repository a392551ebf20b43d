import type { Me } from '../../../shared/schemas/me.ts';
import { parseTokens, TOKENS_KEY, type Tokens } from './tokens.ts';

/** Where a visit stands. A guard is one switch over it. */
export type SessionPhase =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'loading' }
  /** The user could not be fetched, though the tokens were not refused. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly me: Me };

export interface KeyValueStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

export interface SessionStore {
  readonly getPhase: () => SessionPhase;
  readonly getTokens: () => Tokens | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** A sign-in: the user of the tokens is to be loaded. */
  readonly signIn: (tokens: Tokens) => void;
  /** Fresh tokens of the same user. */
  readonly renew: (tokens: Tokens) => void;
  readonly setMe: (me: Me) => void;
  readonly setFailed: () => void;
  readonly setLoading: () => void;
  readonly clear: () => void;
  /** Another tab changed what is stored. */
  readonly readAgain: () => void;
}

const startPhase = (tokens: Tokens | null): SessionPhase => ({ kind: tokens ? 'loading' : 'anonymous' });

/** The tokens, kept in the browser's storage, and the phase of the session they opened. */
export const createSessionStore = (storage: KeyValueStorage): SessionStore => {
  let tokens = parseTokens(storage.getItem(TOKENS_KEY));
  let phase = startPhase(tokens);
  const listeners = new Set<() => void>();

  const become = (next: SessionPhase) => {
    phase = next;
    for (const listener of listeners) listener();
  };
  const keep = (next: Tokens) => {
    tokens = next;
    storage.setItem(TOKENS_KEY, JSON.stringify(next));
  };

  return {
    getPhase: () => phase,
    getTokens: () => tokens,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: (next) => {
      keep(next);
      become({ kind: 'loading' });
    },
    renew: keep,
    setMe: (me) => tokens && become({ kind: 'ready', me }),
    setFailed: () => tokens && become({ kind: 'failed' }),
    setLoading: () => tokens && become({ kind: 'loading' }),
    clear: () => {
      tokens = null;
      storage.removeItem(TOKENS_KEY);
      become({ kind: 'anonymous' });
    },
    readAgain: () => {
      const before = tokens;
      tokens = parseTokens(storage.getItem(TOKENS_KEY));
      if (userOf(tokens) !== userOf(before)) become(startPhase(tokens));
    },
  };
};

/** Whose tokens these are: a refresh in another tab changes them, but not the user. */
const userOf = (tokens: Tokens | null): string | null => tokens?.refreshToken ?? null;
