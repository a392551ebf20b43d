import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { RenderedPage } from '../../../web/site/renderer-type.ts';

/** What a test's own endpoint answers. */
export interface FakeAnswer {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The answer is held back until then. */
  readonly after?: Promise<void>;
  /** Sent as a stream of events in place of the body, each text when it is there; a throw breaks the connection. */
  readonly stream?: AsyncIterable<string>;
}

export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export interface SiteServer {
  readonly origin: string;
  /** Calls of the public API so far, oldest first. */
  readonly calls: FakeRequest[];
  readonly close: () => Promise<void>;
}

export interface SiteServerOptions {
  /** The built client's folder. */
  readonly siteDir: string;
  readonly widgetFile?: string;
  /** The page at an address; null is a 404. */
  readonly page: (path: string, query: URLSearchParams) => RenderedPage | string | null;
  readonly answer: (request: FakeRequest) => FakeAnswer;
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.css': 'text/css',
};

/** As strict as the real one: nothing inline runs, only hashed styles apply. */
const policy = (page: RenderedPage): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${page.styleHashes.join(' ')}`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString('utf8');
  return request.headers['content-type'] === 'application/json' ? JSON.parse(text) : text;
};

const sendPage = (response: ServerResponse, page: RenderedPage | string | null) => {
  if (page === null) return response.writeHead(404).end();
  if (typeof page === 'string')
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  return response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy(page) })
    .end(page.html);
};

const sendStream = async (response: ServerResponse, texts: AsyncIterable<string>): Promise<void> => {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  try {
    for await (const text of texts) response.write(text);
    response.end();
  } catch {
    response.destroy();
  }
};

const sendFile = (response: ServerResponse, file: string) =>
  response
    .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    .end(readFileSync(file));

/** A server of rendered pages and a made-up public API, on a free port. */
export const startSiteServer = async (options: SiteServerOptions): Promise<SiteServer> => {
  const calls: FakeRequest[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const path = url.pathname;
    if (path.startsWith('/assets/site/')) return sendFile(response, join(options.siteDir, path));
    if (path === '/widget.js' && options.widgetFile) return sendFile(response, options.widgetFile);
    if (path === '/favicon.svg') return response.writeHead(204).end();
    const body = await bodyOf(request);
    if (!path.startsWith('/public/') && request.method === 'GET')
      return sendPage(response, options.page(path, url.searchParams));
    const call = {
      method: request.method ?? '',
      path,
      query: url.searchParams,
      headers: request.headers,
      body,
    };
    calls.push(call);
    const answer = options.answer(call);
    await answer.after;
    if (answer.stream) return sendStream(response, answer.stream);
    response
      .writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
      .end(JSON.stringify(answer.body));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
