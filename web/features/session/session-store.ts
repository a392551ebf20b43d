import type { Me } from '../../../shared/schemas/me.ts';
import { parseTokens, subjectOf, TOKENS_KEY, type Tokens } from './tokens.ts';

/** The session's phases; each guard is one switch over them. */
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
  /** A deliberate sign-out: ends the session in every tab and discards unsaved text. */
  readonly clear: () => void;
  /**
   * The tokens were refused: ends the session in every tab; a screen with unsaved text stays. No effect for an id token
   * that is no longer the session's.
   */
  readonly refuse: (idToken?: string) => void;
  /** Another tab changed what is stored. */
  readonly readAgain: () => void;
}

/** Stored beside the tokens: that the session ended by a refusal. Other tabs only see that the tokens are gone. */
const REFUSED_KEY = 'comptoir.refused';

const isSamePerson = (tokens: Tokens | null, { user }: Me): boolean =>
  tokens !== null && subjectOf(tokens) === user.userId;

const startPhase = (tokens: Tokens | null): SessionPhase => ({ kind: tokens ? 'loading' : 'anonymous' });

/** Whose tokens these are: a refresh in another tab changes them, but not the user. */
const userOf = (tokens: Tokens | null): string | null => tokens?.refreshToken ?? null;

/** The phase after a refusal. */
const refusedPhase = (phase: SessionPhase, hasUnsaved: () => boolean): SessionPhase =>
  phase.kind === 'expired' || (phase.kind === 'ready' && hasUnsaved())
    ? { kind: 'expired', me: phase.me }
    : { kind: 'anonymous' };

/** The same user continues where their session was refused; another one starts over. */
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
    /**
     * The reason is written before the tokens are removed, because other tabs read it on that event. Ending twice has
     * no effect.
     */
    drop: (wasRefused: boolean) => {
      if (tokens === null) return;
      tokens = null;
      if (wasRefused) storage.setItem(REFUSED_KEY, 'true');
      else storage.removeItem(REFUSED_KEY);
      storage.removeItem(TOKENS_KEY);
    },
    /** Whether the tokens now belong to another user, or are gone, since the last read. */
    readAgain: (): boolean => {
      const before = tokens;
      tokens = parseTokens(storage.getItem(TOKENS_KEY));
      return userOf(tokens) !== userOf(before);
    },
    wereRefused: () => tokens === null && storage.getItem(REFUSED_KEY) !== null,
  };
};

/**
 * The tokens, kept in the browser's storage, and the session's phase. `hasUnsaved` says whether the screen holds
 * unsaved text.
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
