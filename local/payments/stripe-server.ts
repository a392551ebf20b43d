import { createServer, type IncomingMessage } from 'node:http';
import { handlerOf, type Listener } from '../listener.ts';
import { readBytes } from '../read-bytes.ts';
import type { Asked, Said } from './stripe-api.ts';
import { refusalWords } from './stripe-words.ts';

const MOST_BYTES = 64 * 1024;

export interface StripeServer {
  readonly endpoint: string;
  stop(): Promise<void>;
}

/** The request; undefined when it is longer than any request of the product. */
const askedBy = async (request: IncomingMessage): Promise<Asked | undefined> => {
  const bytes = await readBytes(request, MOST_BYTES);
  return (
    bytes && {
      method: request.method ?? 'GET',
      url: new URL(request.url ?? '/', 'http://localhost'),
      body: new URLSearchParams(String(bytes)),
    }
  );
};

/** Idempotency as Stripe's: the same key gives the same effect and answer, and is refused for another request. */
const onceByKey = (serve: (asked: Asked) => Promise<Said>) => {
  const known = new Map<string, { readonly words: string; readonly said: Said }>();
  return async (key: string | undefined, asked: Asked): Promise<Said> => {
    if (key === undefined || asked.method !== 'POST') return serve(asked);
    const words = `${asked.url.pathname} ${asked.body}`;
    const before = known.get(key);
    if (before && before.words !== words)
      return { status: 400, json: { error: { type: 'idempotency_error', message: 'Another request.' } } };
    const said = before?.said ?? (await serve(asked));
    known.set(key, { words, said });
    return said;
  };
};

/**
 * Listens where Stripe's own client can be pointed at: on loopback, at a port of its own. What `serve` throws is
 * answered 500, and `onFailure` is told.
 */
export const startStripeServer = async (
  key: string,
  serve: (asked: Asked) => Promise<Said>,
  onFailure: (error: unknown) => void,
): Promise<StripeServer> => {
  const once = onceByKey(serve);
  const answerTo = async (request: IncomingMessage): Promise<Said> => {
    const asked = await askedBy(request);
    if (request.headers.authorization !== `Bearer ${key}`)
      return { status: 401, json: refusalWords('invalid_key') };
    if (!asked) return { status: 413, json: refusalWords('too_long') };
    const { 'idempotency-key': given } = request.headers;
    return once(typeof given === 'string' ? given : undefined, asked);
  };
  const answer: Listener = async (request, response) => {
    const { status, json } = await answerTo(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    return true;
  };
  const server = createServer(handlerOf(answer, onFailure));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};
