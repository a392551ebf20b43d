import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Somebody else's calendar server, on this machine. */
export interface IcsServer {
  readonly origin: string;
  /** The headers of each request, oldest first. */
  readonly asked: ReadonlyArray<IncomingMessage['headers']>;
  /** What each path answers from now on. */
  answer(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void;
  /** A calendar at a path, with an ETag that changes with its text. */
  serve(path: string, text: string): void;
  close(): Promise<void>;
}

export const openIcsServer = async (): Promise<IcsServer> => {
  const asked: IncomingMessage['headers'][] = [];
  const answers = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>();
  const server = createServer((request, response) => {
    asked.push(request.headers);
    const answer = answers.get(request.url ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    asked,
    answer: (path, answer) => void answers.set(path, answer),
    serve: (path, text) => {
      const etag = `"${text.length}-${Buffer.from(text).reduce((sum, byte) => (sum * 31 + byte) % 1e9, 7)}"`;
      answers.set(path, (request, response) => {
        if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
        else response.writeHead(200, { 'content-type': 'text/calendar', etag }).end(text);
      });
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};

/** A file with one event for each of these, from and to in UTC. */
export const calendarOf = (...times: ReadonlyArray<readonly [from: string, to: string]>): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...times.flatMap(([from, to], n) => [
      'BEGIN:VEVENT',
      `UID:event-${n}@example.org`,
      'SUMMARY:Very private',
      `DTSTART:${from.replace(/[-:]/g, '')}00Z`,
      `DTEND:${to.replace(/[-:]/g, '')}00Z`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
