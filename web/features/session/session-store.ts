import type { Me } from '../../../shared/schemas/me.ts';
import { parseTokens, subjectOf, TOKENS_KEY, type Tokens } from './tokens.ts';

/** Where a visit stands. A guard is one switch over it. */
export type SessionPhase =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'loading' }
  /** The user could not be fetched, though the tokens were not refused. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly me: Me }
  /** The session was refused while something typed was unsaved: the screen stays until they sign in again. */
  | { readonly kind: 'expired'; readonly me: Me };

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
  /** A deliberate sign-out: the session ends in every tab, with whatever stands on their screens. */
  readonly clear: () => void;
  /**
   * The tokens were refused: the session ends in every tab, and the screen too unless something on it is unsaved.
   * Without effect for an id token that is no longer the session's.
   */
  readonly refuse: (idToken?: string) => void;
  /** Another tab changed what is stored. */
  readonly readAgain: () => void;
}

/** Beside the tokens: that the session ended because it was refused, for the tabs that only see the tokens go. */
const REFUSED_KEY = 'comptoir.refused';

const isSamePerson = (tokens: Tokens | null, { user }: Me): boolean =>
  tokens !== null && subjectOf(tokens) === user.userId;

const startPhase = (tokens: Tokens | null): SessionPhase => ({ kind: tokens ? 'loading' : 'anonymous' });

/** Whose tokens these are: a refresh in another tab changes them, but not the user. */
const userOf = (tokens: Tokens | null): string | null => tokens?.refreshToken ?? null;

/** What the screen becomes when the session is refused. */
const refusedPhase = (phase: SessionPhase, hasUnsaved: () => boolean): SessionPhase =>
  phase.kind === 'expired' || (phase.kind === 'ready' && hasUnsaved())
    ? { kind: 'expired', me: phase.me }
    : { kind: 'anonymous' };

/** The same person goes on where their session was refused; anybody else starts anew. */
const openedPhase = (phase: SessionPhase, tokens: Tokens | null): SessionPhase =>
  phase.kind === 'expired' && isSamePerson(tokens, phase.me)
    ? { kind: 'ready', me: phase.me }
    : startPhase(tokens);

/** The tokens as they are stored. */
const openTokens = (storage: KeyValueStorage) => {
  let tokens = parseTokens(storage.getItem(TOKENS_KEY));
  return {
    get: () => tokens,
    keep: (next: Tokens) => {
      tokens = next;
      storage.removeItem(REFUSED_KEY);
      storage.setItem(TOKENS_KEY, JSON.stringify(next));
    },
    /** Why is written before the tokens go: another tab reads it when it sees them gone. An ended session ends once. */
    drop: (wasRefused: boolean) => {
      if (tokens === null) return;
      tokens = null;
      if (wasRefused) storage.setItem(REFUSED_KEY, 'true');
      else storage.removeItem(REFUSED_KEY);
      storage.removeItem(TOKENS_KEY);
    },
    /** Whether they are another user's since they were read last, or nobody's. */
    readAgain: (): boolean => {
      const before = tokens;
      tokens = parseTokens(storage.getItem(TOKENS_KEY));
      return userOf(tokens) !== userOf(before);
    },
    wereRefused: () => tokens === null && storage.getItem(REFUSED_KEY) !== null,
  };
};

/**
 * The tokens, kept in the browser's storage, and the phase of the session they opened. `hasUnsaved` tells whether the
 * screen holds something typed that would be lost with it.
 */
export const createSessionStore = (
  storage: KeyValueStorage,
  hasUnsaved: () => boolean = () => false,
): SessionStore => {
  const tokens = openTokens(storage);
  let phase = startPhase(tokens.get());
  const listeners = new Set<() => void>();
  const become = (next: SessionPhase) => {
    phase = next;
    for (const listener of listeners) listener();
  };
  return {
    getPhase: () => phase,
    getTokens: tokens.get,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: (next) => {
      tokens.keep(next);
      become(openedPhase(phase, tokens.get()));
    },
    renew: tokens.keep,
    setMe: (me) => tokens.get() && become({ kind: 'ready', me }),
    setFailed: () => tokens.get() && become({ kind: 'failed' }),
    setLoading: () => tokens.get() && become({ kind: 'loading' }),
    clear: () => {
      tokens.drop(false);
      become({ kind: 'anonymous' });
    },
    refuse: (idToken) => {
      if (idToken !== undefined && idToken !== tokens.get()?.idToken) return;
      tokens.drop(true);
      become(refusedPhase(phase, hasUnsaved));
    },
    readAgain: () => {
      if (!tokens.readAgain()) return;
      become(tokens.wereRefused() ? refusedPhase(phase, hasUnsaved) : openedPhase(phase, tokens.get()));
    },
  };
};
