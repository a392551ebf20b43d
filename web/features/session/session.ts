import { useSyncExternalStore } from 'react';
import { type Language, languageOf } from '../../../shared/domain/language.ts';
import type { Tenant } from '../../../shared/schemas/tenant.ts';
import { createApi } from '../../lib/api.ts';
import { endPushHere } from '../../lib/browser-push.ts';
import { apiBaseOf, loadConfig } from '../../lib/config.ts';
import { createDownload } from '../../lib/download-file.ts';
import { createFetcher, createHttp, type HttpDeps } from '../../lib/http.ts';
import { browserStorage, isInBrowser } from '../../lib/in-browser.ts';
import { hasUnsaved } from '../../ui/unsaved.ts';
import { createFreshToken } from './fresh-token.ts';
import { createLoader, createTenantUninvited } from './load-session.ts';
import { createSessionStore, type SessionPhase } from './session-store.ts';
import { refreshTokens, revokeTokens } from './token-calls.ts';
import { TOKENS_KEY } from './tokens.ts';

/* The parts of a session, bound to this browser. */

const pageLanguage = (): Language => languageOf(document.documentElement.lang);

/** The IANA zone this browser lives in. */
export const browserTimezone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const sessionStore = createSessionStore(browserStorage, hasUnsaved);

const followOtherTabs = (): void => {
  window.addEventListener('storage', (event) => {
    if (event.key === TOKENS_KEY || event.key === null) sessionStore.readAgain();
  });
  // A page restored from the back/forward cache has missed storage events.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) sessionStore.readAgain();
  });
};

if (isInBrowser) followOtherTabs();

/** Logs the cause of an error to the console; the screen shows only its own text. */
export const warn = (message: string, cause: unknown): void => console.warn(message, cause);

const idToken = createFreshToken({
  store: sessionStore,
  refresh: async (tokens) => refreshTokens(await loadConfig(), tokens, Date.now()),
  nowMs: () => Date.now(),
  warn,
});

const httpDeps: HttpDeps = {
  fetch: (input, init) => fetch(input, init),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  newKey: () => crypto.randomUUID(),
  apiBase: async () => apiBaseOf(await loadConfig()),
  language: pageLanguage,
  idToken,
  onUnauthorized: sessionStore.refuse,
};

/** The Authorization header for calls outside the API client: the demo chat. */
export const bearerHeaders = async (): Promise<Readonly<Record<string, string>>> => ({
  Authorization: `Bearer ${await idToken()}`,
});

/** Downloads a file from our API for the signed-in user. */
export const downloadFile = createDownload(createFetcher(httpDeps));

/** The client of our API, typed from the list of routes. */
export const api = createApi(createHttp(httpDeps));

const here = { api, timezone: browserTimezone, language: pageLanguage };

const loader = createLoader({ ...here, store: sessionStore });

/** Fetches the user and puts the outcome in the session's phase. */
export const loadSession = loader.load;

/** The same after a change, whose outcome it holds. */
export const reloadSession = loader.loadAnew;

/**
 * Reloads the session after a change, so that the whole screen shows it. The change itself succeeded, so a failure here
 * is only logged.
 */
export const followSession = (): Promise<void> =>
  reloadSession().catch((cause: unknown) => warn('The session could not be read again', cause));

/**
 * Reloads the session after a change that ended what the screen shows. The change itself succeeded, so a failure here is
 * not its failure: the screen says that the user could not be read, and reads them again on a press.
 */
export const renewSession = (): Promise<void> =>
  reloadSession().catch((cause: unknown) => {
    warn('The session could not be read again', cause);
    sessionStore.setFailed();
  });

/** Shows a saved business at once, over whose version the next change is made. */
export const followTenant = (tenant: Tenant): void => {
  const phase = sessionStore.getPhase();
  if (phase.kind === 'ready') sessionStore.setMe({ ...phase.me, tenant });
};

/** Creates a business for a user without one, unless an invitation has just arrived: then they choose. */
export const createBusiness = async (): Promise<void> => {
  const phase = sessionStore.getPhase();
  if (phase.kind !== 'ready') throw new Error('Aucun utilisateur connecté');
  await createTenantUninvited(here, phase.me.user.email);
  await reloadSession();
};

/** Signs out here immediately, and at the identity service and the push service in the background. */
export const signOut = (): void => {
  const tokens = sessionStore.getTokens();
  sessionStore.clear();
  endPushHere().catch((cause: unknown) => warn('Notifications could not be ended here', cause));
  if (tokens)
    void loadConfig().then(
      (config) => revokeTokens(config, tokens),
      () => undefined,
    );
};

/** A prerendered page has no signed-in user. */
const prerenderedPhase: SessionPhase = { kind: 'anonymous' };

export const useSessionPhase = (): SessionPhase =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.getPhase, () => prerenderedPhase);

/** Retries after `failed`. Behind a guard a second failure ends the session; the banner only shows it again. */
export const retrySession = async ({ clearOnFailure }: { clearOnFailure: boolean }): Promise<void> => {
  sessionStore.setLoading();
  await loadSession();
  if (clearOnFailure && sessionStore.getPhase().kind === 'failed') sessionStore.clear();
};
