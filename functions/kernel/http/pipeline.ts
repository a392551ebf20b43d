import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { EDGE_HEADERS } from '../../../shared/domain/edge-headers.ts';
import { LANGUAGES, type Language, languageOf } from '../../../shared/domain/language.ts';
import type { RouteSpec } from '../../../shared/routes/route-spec.ts';
import type { RouteKey } from '../../../shared/routes.ts';
import { AppError } from '../app-error.ts';
import { isSameSecret } from '../constant-time.ts';
import { type CallingMember, requireRole, type SignedIn, signedIn } from '../identity/caller.ts';
import type { Kernel } from './kernel.ts';
import { check, DEFAULT_MAX_BODY_BYTES, readBody } from './parse.ts';
import { routeMatcher } from './route-match.ts';

/** The longest named part of a path is a manage link's token. */
const PARAM = /^[\w.~-]{1,400}$/;

export interface MatchedRoute {
  readonly key: RouteKey;
  readonly spec: RouteSpec;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Finds the route of an event in a resource's table: the gateway has matched it already, a function URL has not. Throws
 * 404 `not_found`.
 */
export const matchedIn = <Key extends RouteKey>(table: Readonly<Record<Key, RouteSpec>>) => {
  const isOwn = (text: string): text is Key => Object.hasOwn(table, text);
  const matchRoute = routeMatcher(Object.keys(table).filter(isOwn));
  return (event: APIGatewayProxyEventV2): MatchedRoute => {
    const { routeKey, pathParameters = {}, rawPath, requestContext } = event;
    const match = isOwn(routeKey)
      ? { key: routeKey, params: pathParameters }
      : matchRoute(requestContext.http.method.replace('HEAD', 'GET'), rawPath);
    if (!match) throw new AppError('not_found');
    const params = Object.entries(match.params).map(([name, value]) => [name, value ?? '']);
    return { key: match.key, spec: table[match.key], params: Object.fromEntries(params) };
  };
};

/**
 * Refuses path parameters that cannot be a name, with the same answer as for an unknown name. Throws 404 `not_found`.
 * Runs after authentication, so that the answer reveals nothing more than the route's own.
 */
export const checkNames = ({ params }: MatchedRoute): void => {
  if (Object.values(params).some((value) => !PARAM.test(value))) throw new AppError('not_found');
};

/** The language to answer in: the one in the query string, else the reader's own. */
export const languageFor = ({ queryStringParameters, headers }: APIGatewayProxyEventV2): Language =>
  LANGUAGES.find((language) => language === queryStringParameters?.lang) ??
  languageOf(headers[EDGE_HEADERS.language] ?? headers['accept-language']);

/** Whether a request came through our own edge, or there is none. */
export const isFromEdge = (
  { headers }: Pick<APIGatewayProxyEventV2, 'headers'>,
  accepted: readonly string[],
): boolean => {
  if (accepted.length === 0) return true;
  const given = headers[EDGE_HEADERS.origin];
  return given !== undefined && given !== '' && accepted.some((secret) => isSameSecret(given, secret));
};

/** Refuses requests that did not come through our own edge, where there is one. Throws 403 `origin_refused`. */
export const checkOrigin = (event: APIGatewayProxyEventV2, accepted: readonly string[]): void => {
  if (!isFromEdge(event, accepted)) throw new AppError('origin_refused');
};

/** The caller, checked against what the route requires. Throws 401 `unauthenticated`, 403 `forbidden`. */
export const authorise = async (
  event: APIGatewayProxyEventV2,
  { spec }: MatchedRoute,
  { verifyToken, table }: Kernel,
): Promise<SignedIn | CallingMember | undefined> => {
  if (spec.access === 'anyone') return undefined;
  const caller = await signedIn(event.headers.authorization, verifyToken, table);
  return spec.access === 'session' ? caller : requireRole(caller, spec.access);
};

const bodyBytes = (event: APIGatewayProxyEventV2): Buffer =>
  Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');

/** Query and body, checked against the route's schemas. The size limit is applied before any parsing. */
export const parsed = (event: APIGatewayProxyEventV2, { spec }: MatchedRoute) => {
  const bytes = bodyBytes(event);
  if (bytes.length > (spec.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES)) throw new AppError('too_large');
  const query = spec.query ? check(spec.query, event.queryStringParameters ?? {}) : undefined;
  const { encoding = 'json' } = spec;
  if (encoding === 'raw') return { query, body: undefined, rawBody: bytes.toString() };
  const body = spec.body ? check(spec.body, readBody(bytes.toString(), encoding)) : undefined;
  return { query, body, rawBody: '' };
};
