import type { Language } from '../../../shared/domain/language.ts';
import { BROWSER_MS } from '../../../shared/domain/time-limits.ts';
import type { RouteData, RouteKey } from '../../../shared/routes.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import { type AnyRouteInput, type RouteInput, requestLine } from '../api.ts';
import { type Issue, isIssue, isRecord, readData } from '../shapes.ts';
import { type PublicRoute, type Reader, readers } from './public-routes.ts';
import { readSlots } from './wire.ts';

/** The server said no. */
export interface Refusal {
  readonly kind: 'refused';
  /** The server's message; null when it was not our server that refused. */
  readonly message: string | null;
  readonly code: string | null;
  readonly issues: readonly Issue[];
  /** The nearest free times, when a time was refused. */
  readonly alternatives: readonly PublicSlot[];
  /** Send the request again with this token, after this many seconds. */
  readonly wait: Wait | null;
}

export interface Wait {
  readonly seconds: number;
  readonly token: string;
}

export type PublicOutcome<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  | Refusal
  | { readonly kind: 'failed' };

interface CallOptions {
  /** Origin of the public API; the page's own when empty. */
  readonly apiBase?: string;
  readonly language: Language;
  /** Idempotency key of a mutation. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

type PublicInput<Key extends RouteKey> = RouteInput<Key> & CallOptions;

const NO_CONTENT = 204;

const readWait = (token: unknown, retryAfter: string | null): Wait | null => {
  const seconds = Number(retryAfter);
  return typeof token === 'string' && seconds > 0 ? { seconds, token } : null;
};

const readRefusal = (body: unknown, headers: Headers): Refusal => {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  return {
    kind: 'refused',
    message: typeof error.message === 'string' ? error.message : null,
    code: typeof error.code === 'string' ? error.code : null,
    issues: Array.isArray(error.issues) ? error.issues.filter(isIssue) : [],
    alternatives: readSlots(error.alternatives),
    wait: readWait(error.waitToken, headers.get('Retry-After')),
  };
};

const headersOf = ({ language, idempotencyKey, body }: CallOptions & AnyRouteInput) => ({
  Accept: 'application/json',
  'Accept-Language': language,
  ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
});

const signalOf = (own: AbortSignal | undefined): AbortSignal => {
  const timeout = AbortSignal.timeout(BROWSER_MS);
  return own ? AbortSignal.any([own, timeout]) : timeout;
};

/**
 * Calls a route of the manifest from a public page, once, within ten seconds. Never throws: an answer that cannot be
 * parsed is `failed` and may be sent again under its key.
 */
export const callAndRead = async <Key extends RouteKey>(
  key: Key,
  input: PublicInput<Key>,
  read: Reader<Key>,
): Promise<PublicOutcome<RouteData<Key>>> => {
  const given: CallOptions & AnyRouteInput = input;
  const { method, path } = requestLine(key, given);
  try {
    const response = await fetch(`${given.apiBase ?? ''}${path}`, {
      method,
      headers: headersOf(given),
      signal: signalOf(given.signal),
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    });
    const answer: unknown = response.status === NO_CONTENT ? null : await response.json();
    if (!response.ok) return readRefusal(answer, response.headers);
    const data = read(readData(answer));
    return data === null ? { kind: 'failed' } : { kind: 'done', data };
  } catch {
    return { kind: 'failed' };
  }
};

/** The same for the routes of the form for one appointment. */
export const publicCall = <Key extends PublicRoute>(
  key: Key,
  input: PublicInput<Key>,
): Promise<PublicOutcome<RouteData<Key>>> => callAndRead(key, input, readers[key]);
