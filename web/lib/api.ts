import type { RouteBody, RouteData, RouteKey, RouteParams, RouteQuery } from '../../shared/routes.ts';
import type { Http } from './http.ts';

type Query<Q> = Q extends object ? { readonly [Name in keyof Q]?: Q[Name] | number } : never;

type WithParams<Key extends RouteKey> = keyof RouteParams<Key> extends never
  ? { readonly params?: undefined }
  : { readonly params: RouteParams<Key> };
type WithQuery<Key extends RouteKey> =
  RouteQuery<Key> extends object ? { readonly query?: Query<RouteQuery<Key>> } : unknown;
/**
 * Keys of objects that may be empty: yup infers them as required even where `default(undefined)` lets them be absent.
 */
type Lenient<B> = { [K in keyof B]: Record<never, never> extends B[K] ? K : never }[keyof B];
type Body<B> = Omit<B, NonNullable<Lenient<B>>> & { [K in NonNullable<Lenient<B>>]?: B[K] };
type WithBody<Key extends RouteKey> =
  RouteBody<Key> extends object ? { readonly body: Body<RouteBody<Key>> } : unknown;

interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly retries?: number;
}

/** What a call of a route takes: its path parameters, query and body, as the manifest has them. */
export type RouteInput<Key extends RouteKey> = WithParams<Key> & WithQuery<Key> & WithBody<Key>;

export type ApiInput<Key extends RouteKey> = RouteInput<Key> & CallOptions;

type InputArgs<Key extends RouteKey> =
  Record<string, never> extends ApiInput<Key> ? [input?: ApiInput<Key>] : [input: ApiInput<Key>];

export type Api = <Key extends RouteKey>(key: Key, ...input: InputArgs<Key>) => Promise<RouteData<Key>>;

/** The same for any route. */
export interface AnyRouteInput {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** `/v1/leads/{leadId}` with its parameters, escaped, and its query without the absent ones. */
export const pathOf = (template: string, input: AnyRouteInput): string => {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  return query.size === 0 ? path : `${path}?${query}`;
};

/** How a call of a route begins: its method, and its path with parameters and query. */
export const requestLine = (key: RouteKey, input: AnyRouteInput): { method: string; path: string } => {
  const [method = 'GET', template = '/'] = key.split(' ');
  return { method, path: pathOf(template, input) };
};

const dataOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;

/**
 * Answers are typed by the manifest and not parsed here: a test sends every route its requests and checks the answers
 * against the same schemas, and parsing five hundred bookings again would take a slow phone longer than drawing them.
 * Calls by route: `api('GET /v1/leads', { query: { limit: 8 } })` answers the route's `data`.
 */
export const createApi =
  (http: Http): Api =>
  async (key, ...args) => {
    const input: AnyRouteInput & CallOptions = args[0] ?? {};
    const { params: _, query: __, ...rest } = input;
    return dataOf(await http({ ...rest, ...requestLine(key, input) })) as RouteData<typeof key>;
  };
