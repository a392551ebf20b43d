import { BROWSER_MS } from '../../shared/domain/time-limits.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { createKeys, type Keys } from './unanswered-keys.ts';

export interface HttpDeps {
  readonly fetch: typeof globalThis.fetch;
  readonly sleep: (ms: number) => Promise<void>;
  readonly newKey: () => string;
  /** Origin of the API, without a trailing slash. */
  readonly apiBase: () => Promise<string>;
  /** Language of the messages that the server answers with. */
  readonly language: () => string;
  /** A token valid for at least another minute; throws when nobody is signed in. */
  readonly idToken: () => Promise<string>;
  /** The API refused this token. */
  readonly onUnauthorized: (idToken: string) => void;
}

export interface HttpRequest {
  readonly method: string;
  /** A path such as `/v1/me`, or a URL under the API base. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** @default what any request of a browser may take */
  readonly timeoutMs?: number;
  /** Retries of safe methods: 2 by default, 0 for a public config. */
  readonly retries?: number;
}

export type Http = (request: HttpRequest) => Promise<unknown>;

const maxRetries = 2;
const retriedStatuses = new Set([408, 413, 429, 500, 502, 503, 504]);
const mutations = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** 0.3 s, 0.6 s, …: the pause before the n-th retry. */
const backoffMs = (attempt: number): number => 300 * 2 ** (attempt - 1);

/** The URL of a call. Throws outside the API base, so that a token is never sent elsewhere. */
const resolveUrl = (path: string, apiBase: string): URL => {
  const base = new URL(`${apiBase}/`);
  const url = new URL(path, base);
  if (url.origin !== base.origin) throw new Error('Absolute URLs are not allowed');
  return url;
};

const BEARER = 'Bearer ';

/** What makes a request the same as another one. */
const changeOf = ({ method, path, body }: HttpRequest): string => JSON.stringify([method, path, body]);

const headersOf = async (request: HttpRequest, url: URL, deps: HttpDeps, keys: Keys): Promise<Headers> => {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': deps.language() });
  if (request.body !== undefined) headers.set('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(request.headers ?? {})) headers.set(name, value);
  if (mutations.has(request.method) && !headers.has('Idempotency-Key'))
    headers.set('Idempotency-Key', keys.keyOf(changeOf(request)));
  if (url.pathname.startsWith('/v1/')) headers.set('Authorization', `${BEARER}${await deps.idToken()}`);
  return headers;
};

const send = async (request: HttpRequest, url: URL, deps: HttpDeps, headers: Headers): Promise<Response> => {
  const timeout = AbortSignal.timeout(request.timeoutMs ?? BROWSER_MS);
  try {
    return await deps.fetch(url, {
      method: request.method,
      headers,
      credentials: 'include',
      signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
  } catch (cause) {
    if (request.signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
};

/** A public config is not retried: its failure is the answer that there is no site. */
const askedOnce = /^\/public\/sites\/[^/]+\/config$/;

const retriesOf = (request: HttpRequest, { pathname }: URL): number =>
  mutations.has(request.method) || askedOnce.test(pathname) ? 0 : (request.retries ?? maxRetries);

const sendWithRetries = async (
  request: HttpRequest,
  url: URL,
  deps: HttpDeps,
  headers: Headers,
): Promise<Response> => {
  const retries = retriesOf(request, url);
  for (let attempt = 1; ; attempt++) {
    const response = await send(request, url, deps, headers);
    if (attempt > retries || !retriedStatuses.has(response.status)) return response;
    await deps.sleep(backoffMs(attempt));
  }
};

/** Sends a request and answers the response of any content type. */
export type Fetcher = (request: HttpRequest) => Promise<Response>;

/** Whether a refusal leaves it open what becomes of the change: it may still be done. */
const isOpen = (error: ApiError): boolean => error.status >= 500 || error.code === 'in_progress';

const bodyOf = (response: Response): Promise<string> =>
  response.text().catch((cause: unknown) => {
    throw new NetworkError(cause);
  });

/**
 * Calls our own API: cookies, bearer on /v1/ only, an Idempotency-Key on
 * mutations, 10 s, two retries of safe methods. Throws ApiError for a non-OK answer and NetworkError for none: a mutation
 * that is then sent again has the key it had.
 */
export const createFetcher = (deps: HttpDeps): Fetcher => {
  const keys = createKeys(deps.newKey);
  return async (request) => {
    const url = resolveUrl(request.path, await deps.apiBase());
    const headers = await headersOf(request, url, deps, keys);
    const response = await sendWithRetries(request, url, deps, headers);
    const bearer = headers.get('Authorization');
    if (response.status === 401 && bearer) deps.onUnauthorized(bearer.slice(BEARER.length));
    if (!response.ok) {
      const retryAfter = response.headers.get('Retry-After');
      const error = new ApiError(request, response.status, await bodyOf(response), retryAfter);
      if (!isOpen(error)) keys.settle(changeOf(request));
      throw error;
    }
    keys.settle(changeOf(request));
    return response;
  };
};

/** The same for calls that answer JSON, or nothing. */
export const createHttp = (deps: HttpDeps): Http => {
  const fetcher = createFetcher(deps);
  return async (request) => {
    const response = await fetcher(request);
    if (response.status === 204) return undefined;
    const text = await bodyOf(response);
    return text === '' ? undefined : JSON.parse(text);
  };
};
