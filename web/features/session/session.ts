import { useSyncExternalStore } from 'react';
import { type Language, languageOf } from '../../../shared/domain/language.ts';
import { createApi } from '../../lib/api.ts';
import { apiBaseOf, loadConfig } from '../../lib/config.ts';
import { createHttp } from '../../lib/http.ts';
import { createFreshToken } from './fresh-token.ts';
import { createLoader, createTenant } from './load-session.ts';
import { createSessionStore, type SessionPhase } from './session-store.ts';
import { refreshTokens, revokeTokens } from './token-calls.ts';
import { TOKENS_KEY } from './tokens.ts';

/* The parts of a session, bound to this browser. */

const pageLanguage = (): Language => languageOf(document.documentElement.lang);

/** The IANA zone this browser lives in. */
export const browserTimezone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const sessionStore = createSessionStore(window.localStorage);

window.addEventListener('storage', (event) => {
  if (event.key === TOKENS_KEY || event.key === null) sessionStore.readAgain();
});

/** Calls of our API that the manifest does not list yet. */
export const http = createHttp({
  fetch: (input, init) => fetch(input, init),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  newKey: () => crypto.randomUUID(),
  apiBase: async () => apiBaseOf(await loadConfig()),
  language: pageLanguage,
  idToken: createFreshToken({
    store: sessionStore,
    refresh: async (tokens) => refreshTokens(await loadConfig(), tokens, Date.now()),
    nowMs: () => Date.now(),
    warn: (message, cause) => console.warn(message, cause),
  }),
  onUnauthorized: () => sessionStore.clear(),
});

/** The client of our API, typed from the list of routes. */
export const api = createApi(http);

const here = { api, timezone: browserTimezone, language: pageLanguage };

/** Fetches the user anew and puts the outcome in the session's phase. */
export const loadSession = createLoader({ ...here, store: sessionStore });

/** Makes a business for somebody who has none any more. */
export const createBusiness = async (): Promise<void> => {
  const phase = sessionStore.getPhase();
  if (phase.kind !== 'ready') throw new Error('Aucun utilisateur connecté');
  await createTenant(here, phase.me.user.email);
  await loadSession();
};

/** Signs out here at once, and at the identity service when it answers. */
export const signOut = (): void => {
  const tokens = sessionStore.getTokens();
  sessionStore.clear();
  if (tokens)
    void loadConfig().then(
      (config) => revokeTokens(config, tokens),
      () => undefined,
    );
};

export const useSessionPhase = (): SessionPhase =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.getPhase);

/** Tries again after `failed`. Behind a guard a second failure ends the session; the banner only says so again. */
export const retrySession = async ({ clearOnFailure }: { clearOnFailure: boolean }): Promise<void> => {
  sessionStore.setLoading();
  await loadSession();
  if (clearOnFailure && sessionStore.getPhase().kind === 'failed') sessionStore.clear();
};
