import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Server } from 'node:net';
import type { Certificate } from './certificate.ts';

/** A request as the receiver of a webhook got it. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly json: ReturnType<typeof JSON.parse>;
}

/** What is answered: a status, or nothing until it is told. */
export type Answer = number | Promise<number>;

/** Somebody else's server, on this machine. */
export interface Receiver {
  readonly origin: string;
  readonly port: number;
  readonly received: readonly Received[];
  /** How many connections were made to it. */
  connections(): number;
  /** From now on each request is answered by this. */
  answerWith(answer: (request: Received) => Answer): void;
  close(): Promise<void>;
}

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

export const openReceiver = async (certificate?: Certificate): Promise<Receiver> => {
  const received: Received[] = [];
  let answer: (request: Received) => Answer = () => 204;
  let connections = 0;
  const listener: RequestListener = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const one = { path: request.url ?? '', headers: request.headers, body, json: JSON.parse(body || 'null') };
    received.push(one);
    const status = await answer(one);
    response.writeHead(status, status >= 300 && status < 400 ? { location: '/ailleurs' } : {}).end('reçu');
  };
  const server = certificate ? createTlsServer(certificate, listener) : createServer(listener);
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `${certificate ? 'https' : 'http'}://localhost:${portOf(server)}`,
    port: portOf(server),
    received,
    connections: () => connections,
    answerWith: (next) => {
      answer = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};
