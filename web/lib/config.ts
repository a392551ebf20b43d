import type { AppConfig } from '../../shared/schemas/app-config.ts';
import { NetworkError } from './api-error.ts';

let loading: Promise<AppConfig> | null = null;

/** Typed by the schema but not validated here; the account screens validate it before a password is sent. */
const fetchJson = async (): Promise<AppConfig> => {
  try {
    const signal = AbortSignal.timeout(10_000);
    return await (await fetch('/config.json', { credentials: 'same-origin', signal })).json();
  } catch (cause) {
    throw new NetworkError(cause);
  }
};

/** Reads `/config.json` once; after a failure the next caller tries again. */
export const loadConfig = (): Promise<AppConfig> => {
  loading ??= fetchJson().catch((error: unknown) => {
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
