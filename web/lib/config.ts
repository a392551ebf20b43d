import { NetworkError } from './api-error.ts';

/** The runtime configuration that a deployment writes beside the application. */
export interface AppConfig {
  readonly stage: string;
  readonly apiBase: string;
  readonly appBase: string;
  /** Where the businesses' pages, their chat and the widget are, when that is another host than the application's. */
  readonly pagesBase?: string;
  readonly cognito: {
    readonly region: string;
    readonly userPoolId: string;
    readonly clientId: string;
    /** Only locally: where the identity service listens. */
    readonly endpoint?: string;
    readonly authFlow?: string;
  };
  readonly prices?: { readonly basic?: string | null; readonly pro?: string | null };
}

const userPoolId = /^[\w-]+_[0-9a-zA-Z]+$/;

/** Throws on a configuration that could not work, before anybody types a password into it. */
export const checkConfig = (config: AppConfig): AppConfig => {
  if (!userPoolId.test(config.cognito?.userPoolId ?? '')) throw new Error('Invalid UserPoolId format.');
  return config;
};

let loading: Promise<AppConfig> | null = null;

const fetchConfig = async (): Promise<AppConfig> => {
  try {
    const response = await fetch('/config.json', {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(10_000),
    });
    return checkConfig(await response.json());
  } catch (cause) {
    throw cause instanceof Error && cause.message.startsWith('Invalid UserPoolId')
      ? cause
      : new NetworkError(cause);
  }
};

/** Reads `/config.json` once; after a failure the next caller tries again. */
export const loadConfig = (): Promise<AppConfig> => {
  loading ??= fetchConfig().catch((error: unknown) => {
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
