import { BROWSER_MS } from '../../shared/domain/time-limits.ts';
import type { AppConfig } from '../../shared/schemas/app-config.ts';
import { NetworkError } from './api-error.ts';
import { fits, isBoolean, isString, nullable, optional } from './shapes.ts';

let loading: Promise<AppConfig> | null = null;

const isPrice = nullable(isString);

/**
 * By hand: the first visit to the dashboard has no bytes left for the schema library. The account screens, which have
 * it, validate the rest before a password is sent (`checkedConfig`).
 */
const isConfig = fits<AppConfig>({
  stage: isString,
  apiBase: isString,
  appBase: isString,
  pagesBase: isString,
  cognito: fits<AppConfig['cognito']>({
    region: isString,
    userPoolId: isString,
    clientId: isString,
    endpoint: optional(isString),
    authFlow: isString,
  }),
  sendsEmail: isBoolean,
  prices: fits<AppConfig['prices']>({ basic: isPrice, pro: isPrice }),
});

const fetchJson = async (): Promise<unknown> => {
  try {
    const signal = AbortSignal.timeout(BROWSER_MS);
    return await (await fetch('/config.json', { credentials: 'same-origin', signal })).json();
  } catch (cause) {
    throw new NetworkError(cause);
  }
};

const readConfig = async (): Promise<AppConfig> => {
  const found = await fetchJson();
  if (isConfig(found)) return found;
  const error = new Error('/config.json has another shape than this version reads');
  console.warn(error.message, found);
  throw error;
};

/**
 * Reads `/config.json` once; after a failure the next caller tries again. Throws a NetworkError without an answer, and
 * another error for one of another shape.
 */
export const loadConfig = (): Promise<AppConfig> => {
  loading ??= readConfig().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};

/** Origin of the businesses' pages: the application's own, unless they have another. */
export const pagesBaseOf = ({ pagesBase, appBase }: AppConfig): string =>
  (pagesBase || appBase).replace(/\/$/, '') || window.location.origin;

/** Our API's origin: the page's own when the configuration has none. */
export const apiBaseOf = (config: AppConfig): string =>
  config.apiBase.replace(/\/$/, '') || window.location.origin;
