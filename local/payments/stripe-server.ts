import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readBytes } from '../read-bytes.ts';
import type { Asked, Said } from './stripe-api.ts';
import { refusalWords } from './stripe-words.ts';

const MOST_BYTES = 64 * 1024;

export interface StripeServer {
  readonly endpoint: string;
  stop(): Promise<void>;
}

const askedBy = async (request: IncomingMessage): Promise<Asked> => ({
  method: request.method ?? 'GET',
  url: new URL(request.url ?? '/', 'http://localhost'),
  body: new URLSearchParams(String(await readBytes(request, MOST_BYTES))),
});

/** Like Stripe: the same key is the same effect and the same answer, and not for something else. */
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

/** Listens where Stripe's own client can be pointed at: on loopback, at a port of its own. */
export const startStripeServer = async (
  key: string,
  serve: (asked: Asked) => Promise<Said>,
): Promise<StripeServer> => {
  const once = onceByKey(serve);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = await askedBy(request);
    const isOurs = request.headers.authorization === `Bearer ${key}`;
    const { 'idempotency-key': given } = request.headers;
    const said = isOurs
      ? await once(typeof given === 'string' ? given : undefined, asked)
      : { status: 401, json: refusalWords('invalid_key') };
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(JSON.stringify(said.json));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end('{}'));
  });
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
