import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Outlet, streamed } from '../functions/kernel/http/event-stream.ts';
import type { HttpHandler } from '../functions/kernel/http/resource.ts';
import type { HttpResponse } from '../functions/kernel/http/response.ts';
import { PREFLIGHT_HEADERS } from '../shared/domain/edge-headers.ts';
import { routeSpec } from '../shared/routes.ts';
import { endCompressed } from './compressed.ts';
import { type Received, toContext, toEvent } from './event.ts';
import { matchRoute } from './match-route.ts';
import { readBytes } from './read-bytes.ts';

/** API Gateway's limit for a body, in bytes. */
const MAX_BYTES = 10 * 1024 * 1024;

/** Whether the gateway's authoriser accepts a bearer token. */
export type Authoriser = (authorization: string | undefined) => Promise<boolean>;

export interface GatewayParts {
  readonly resourceFor: (method: string, path: string) => HttpHandler | undefined;
  readonly authoriser: Authoriser;
  readonly now: () => number;
}

/** The gateway's own answers, byte for byte as API Gateway's. */
const said = (response: ServerResponse, status: number, message: string): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
};

const headersOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : value]],
    ),
  );

const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);

/** The visitor's address. A caller on this machine may set another one, so that a test can act as many visitors. */
const viewerOf = (request: IncomingMessage): string => {
  const address = request.socket.remoteAddress ?? '127.0.0.1';
  const named = request.headers['cloudfront-viewer-address'];
  return isLoopback(address) && typeof named === 'string' ? named.replace(/:\d+$/, '') : address;
};

/** `/site/` is `/site`, as the edge hands it on. */
const asHandedOn = (url: string): string => url.replace(/^\/site\/(?=\?|$)/, '/site');

const preflight = (response: ServerResponse): void => {
  response.writeHead(204, PREFLIGHT_HEADERS).end();
};

const isHtml = (headers: Readonly<Record<string, string>>): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false;

const send = (request: IncomingMessage, response: ServerResponse, result: HttpResponse): void => {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(result.headers ?? {})) headers[name] = String(value);
  const status = result.statusCode ?? 200;
  const isHead = request.method === 'HEAD';
  // CloudFront compresses what it may keep: pages, not the API's answers.
  if (isHtml(headers)) endCompressed(request, response, status, headers, Buffer.from(result.body ?? ''));
  else response.writeHead(status, headers).end(isHead ? undefined : result.body);
};

/** Streams the answer. If the client disconnects, writing stops and the resource continues. */
const outletOf = (response: ServerResponse): Outlet => ({
  begin: (status, headers) => void response.writeHead(status, headers),
  write: (text) => {
    if (!response.destroyed) response.write(text);
  },
  end: () => void response.end(),
});

/**
 * API Gateway's part, locally: matches the manifest, refuses bad tokens, and hands the real resources real payload-2.0
 * events. Answers false for a path that is no route of the product.
 */
export const createGateway =
  ({ resourceFor, authoriser, now }: GatewayParts) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { method = 'GET' } = request;
    const url = asHandedOn(request.url ?? '/');
    const { pathname } = new URL(url, 'http://localhost');
    if (method === 'OPTIONS' && pathname.startsWith('/public/')) {
      preflight(response);
      return true;
    }
    const resource = resourceFor(method, pathname);
    if (!resource) return false;
    const match = matchRoute(method === 'HEAD' ? 'GET' : method, pathname);
    const spec = match && routeSpec(match.key);
    if (spec && spec.access !== 'anyone' && !(await authoriser(request.headers.authorization))) {
      said(response, 401, 'Unauthorized');
      return true;
    }
    const body = await readBytes(request, MAX_BYTES);
    if (!body) {
      said(response, 413, 'Request Too Long');
      return true;
    }
    const requestId = randomUUID();
    const received: Received = {
      method,
      url,
      headers: headersOf(request),
      body,
      viewer: viewerOf(request),
      requestId,
      at: now(),
    };
    const [event, context] = [toEvent(received), toContext(requestId)];
    if (spec?.transport === 'stream') await streamed(resource)(event, context, outletOf(response));
    else send(request, response, await resource(event, context));
    return true;
  };
