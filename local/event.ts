import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { EDGE_HEADERS } from '../shared/domain/edge-headers.ts';
import { routeSpec } from '../shared/routes.ts';
import { matchRoute } from './match-route.ts';

/** An HTTP request as the gateway received it. */
export interface Received {
  readonly method: string;
  /** Path and query string. */
  readonly url: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The visitor's address, without a port. */
  readonly viewer: string;
  readonly requestId: string;
  readonly at: number;
}

const textTypes = /^(application\/(json|x-www-form-urlencoded|x-amz-json)|text\/)/i;

/** A body as API Gateway passes it: text as it is, anything else in base64. */
const bodyOf = ({ body, headers }: Received) => {
  if (body.length === 0) return { isBase64Encoded: false };
  const isText = textTypes.test(headers['content-type'] ?? 'text/plain');
  return { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText };
};

const queryOf = (url: URL) => {
  const names = [...new Set(url.searchParams.keys())];
  if (names.length === 0) return {};
  const values = names.map((name) => [name, url.searchParams.getAll(name).join(',')]);
  return { queryStringParameters: Object.fromEntries(values) };
};

const pad = (value: number): string => String(value).padStart(2, '0');
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A time in API Gateway's format: 21/Nov/2026:10:22:00 +0000. */
const clfTime = (ms: number): string => {
  const at = new Date(ms);
  const time = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(pad).join(':');
  return `${pad(at.getUTCDate())}/${MONTHS[at.getUTCMonth()]}/${at.getUTCFullYear()}:${time} +0000`;
};

/** A payload-2.0 event of the route that matches, or of `$default` when none does or when it is a function URL's. */
export const toEvent = (received: Received): APIGatewayProxyEventV2 => {
  const url = new URL(received.url, 'http://localhost');
  const method = received.method === 'HEAD' ? 'GET' : received.method;
  const match = matchRoute(method, url.pathname);
  const isOnGateway = match !== undefined && routeSpec(match.key).transport !== 'stream';
  const routeKey = isOnGateway ? match.key : '$default';
  return {
    version: '2.0',
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers: { ...received.headers, [EDGE_HEADERS.viewer]: received.viewer },
    ...queryOf(url),
    ...(isOnGateway && Object.keys(match.params).length > 0 ? { pathParameters: { ...match.params } } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: received.headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method,
        path: url.pathname,
        protocol: 'HTTP/1.1',
        sourceIp: received.viewer,
        userAgent: received.headers['user-agent'] ?? '',
      },
      requestId: received.requestId,
      routeKey,
      stage: '$default',
      time: clfTime(received.at),
      timeEpoch: received.at,
    },
    ...bodyOf(received),
  };
};

/** Milliseconds that a resource has for one request: the Lambda's own timeout. */
const TIME_LIMIT_MS = 9000;

/** The invocation's context, as far as the kernel reads it. */
export const toContext = (requestId: string): Context => {
  const end = performance.now() + TIME_LIMIT_MS;
  return {
    callbackWaitsForEmptyEventLoop: false,
    functionName: 'local',
    functionVersion: '$LATEST',
    invokedFunctionArn: 'arn:aws:lambda:local:000000000000:function:local',
    memoryLimitInMB: '512',
    awsRequestId: requestId,
    logGroupName: 'local',
    logStreamName: 'local',
    getRemainingTimeInMillis: () => Math.max(0, end - performance.now()),
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  };
};
